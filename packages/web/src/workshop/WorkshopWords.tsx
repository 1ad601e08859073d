/** Words that only the workshop needs, including the checker's messages. */
import type { ReactNode } from 'react';
import { Loading } from '../app/Loading.tsx';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { usePromise } from '../app/usePromise.ts';
import { MoreWords } from '../words/MoreWords.tsx';
import { useSpoken } from '../words/WordsContext.tsx';
import { HelpContext, helpIn } from './help/help.ts';

const FILES = import.meta.glob<string>(
  [
    '../words/*/workshop*.ftl',
    '../../../packs/src/words/*/*.ftl',
    '../../../words/src/words/*/*.ftl',
    '../../../rules/src/words/*/faults.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** Loads the workshop's words and its help on fields. */
export function WorkshopWords({ children }: { readonly children: ReactNode }) {
  const { language } = useSpoken();
  const { value: help, failed } = usePromise(() => helpIn(language), language);
  if (failed) return <LoadFailure />;
  return (
    <MoreWords files={FILES}>
      {help === null ? <Loading /> : <HelpContext value={help}>{children}</HelpContext>}
    </MoreWords>
  );
}
