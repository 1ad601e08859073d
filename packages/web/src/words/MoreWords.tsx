/** What only one place of the page says: loaded with it, and spoken there alone. */
import type { Language } from '@kickdoor/words';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Loading } from '../app/Loading.tsx';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { usePromise } from '../app/usePromise.ts';
import { useSpoken, WordsContext } from './WordsContext.tsx';

/** Word files of all languages by path, and how each is loaded: what `import.meta.glob` makes. */
type Files = Readonly<Record<string, () => Promise<string>>>;

const NONE: readonly string[] = [];
const SourcesContext = createContext<readonly string[]>(NONE);

/** What this place says besides the page's own words, for those who make words of their own from it. */
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

/** Shows a place as soon as it can speak. */
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
