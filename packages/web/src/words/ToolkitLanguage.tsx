import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useSpoken } from './WordsContext.tsx';

/** Lets the widgets speak the page's language where they say something on their own, such as how to close a dialog. */
export function ToolkitLanguage({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useSpoken().language}>{children}</I18nProvider>;
}
