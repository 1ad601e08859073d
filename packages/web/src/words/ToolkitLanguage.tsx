import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { HyphenateContext } from '../cards/hyphenate.ts';
import { useSpoken } from './WordsContext.tsx';

/** Sets the language of the widgets' built-in texts and of hyphenation on cards. */
export function ToolkitLanguage({ children }: { readonly children: ReactNode }) {
  const { language, hyphenate } = useSpoken();
  return (
    <I18nProvider locale={language}>
      <HyphenateContext value={hyphenate}>{children}</HyphenateContext>
    </I18nProvider>
  );
}
