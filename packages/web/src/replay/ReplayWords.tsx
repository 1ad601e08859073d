/** What only the replay says, with what is said of records that can't be read. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { usePromise } from '../app/usePromise.ts';
import { useSpoken, WordsContext } from '../words/WordsContext.tsx';

const FILES = import.meta.glob<string>(['../words/*/replay.ftl', '../../../rules/src/words/*/faults.ftl'], {
  query: '?raw',
  import: 'default',
});

const NONE: readonly string[] = [];
const SourcesContext = createContext<readonly string[]>(NONE);

/** The messages that only the replay has. */
export function useReplayWords(): readonly string[] {
  return useContext(SourcesContext);
}

interface ReplayWordsProps {
  /** Shown if they can't be loaded. */
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

/** Loads what only the replay says. */
export function ReplayWords({ failure, children }: ReplayWordsProps) {
  const { language, words, atTable } = useSpoken();
  const { value, failed } = usePromise(() => {
    const paths = [`../words/${language}/replay.ftl`, `../../../rules/src/words/${language}/faults.ftl`];
    return Promise.all(paths.map(async (path) => (await FILES[path]?.()) ?? ''));
  }, language);
  const all = useMemo(() => (value === null ? null : atTable(value, {})), [atTable, value]);
  if (failed) return failure;
  if (value === null || all === null) return <p className="page-loading">{words.say('loading')}</p>;
  return (
    <SourcesContext value={value}>
      <WordsContext value={all}>{children}</WordsContext>
    </SourcesContext>
  );
}
