/** What only the workshop says, with what the checker says of packs. */
import { useMemo, type ReactNode } from 'react';
import { usePromise } from '../app/usePromise.ts';
import { useSpoken, WordsContext } from '../words/WordsContext.tsx';
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

/** The texts of a language, and what it says of fields. */
async function saidIn(language: string) {
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/words/${language}/`));
  const [texts, help] = await Promise.all([Promise.all(own.map(([, load]) => load())), helpIn(language)]);
  return { texts, help };
}

interface WorkshopWordsProps {
  /** Shown if they can't be loaded. */
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** Loads what only the workshop says. */
export function WorkshopWords({ failure, children }: WorkshopWordsProps) {
  const { language, words, atTable } = useSpoken();
  const { value, failed } = usePromise(() => saidIn(language), language);
  const all = useMemo(() => (value === null ? null : atTable(value.texts, {})), [atTable, value]);
  if (failed) return failure;
  if (value === null || all === null) return <p className="page-loading">{words.say('loading')}</p>;
  return (
    <WordsContext value={all}>
      <HelpContext value={value.help}>{children}</HelpContext>
    </WordsContext>
  );
}
