import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { HyphenateContext } from '../cards/hyphenate.ts';
import { useSpoken } from './WordsContext.tsx';

/** Makes widgets and cards use the page's language: the widgets' built-in texts, and hyphenation on cards. */
export function ToolkitLanguage({ children }: { readonly children: ReactNode }) {
  const { language, hyphenate } = useSpoken();
  return (
    <I18nProvider locale={language}>
      <HyphenateContext value={hyphenate}>{children}</HyphenateContext>
    </I18nProvider>
  );
}
