/** Words that only one part of the page needs, loaded along with it. */
import type { Language } from '@kickdoor/words';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Loading } from '../app/Loading.tsx';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { usePromise } from '../app/usePromise.ts';
import { useSpoken, WordsContext } from './WordsContext.tsx';

/** Word files of all languages by path with their loaders, as made by `import.meta.glob`. */
type Files = Readonly<Record<string, () => Promise<string>>>;

const NONE: readonly string[] = [];
const SourcesContext = createContext<readonly string[]>(NONE);

/** The words of this part besides the page's own, for components that build words from them. */
export function useMoreWords(): readonly string[] {
  return useContext(SourcesContext);
}

function inLanguage(files: Files, language: Language): Promise<readonly string[]> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/words/${language}/`));
  return Promise.all(own.map(([, load]) => load()));
}

interface MoreWordsProps {
  readonly files: Files;
  readonly children: ReactNode;
}

/** Shows its children once their words have loaded. */
export function MoreWords({ files, children }: MoreWordsProps) {
  const { language, atTable } = useSpoken();
  const { value, failed } = usePromise(() => inLanguage(files, language), language);
  const all = useMemo(() => (value === null ? null : atTable(value, {})), [atTable, value]);
  if (failed) return <LoadFailure />;
  if (value === null || all === null) return <Loading />;
  return (
    <SourcesContext value={value}>
      <WordsContext value={all}>{children}</WordsContext>
    </SourcesContext>
  );
}
