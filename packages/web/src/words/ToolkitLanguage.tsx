import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { HyphenateContext } from '../cards/hyphenate.ts';
import { useSpoken } from './WordsContext.tsx';

/** Lets widgets and cards speak the page's language: what widgets say on their own, and where cards break words. */
export function ToolkitLanguage({ children }: { readonly children: ReactNode }) {
  const { language, hyphenate } = useSpoken();
  return (
    <I18nProvider locale={language}>
      <HyphenateContext value={hyphenate}>{children}</HyphenateContext>
    </I18nProvider>
  );
}
