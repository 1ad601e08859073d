import type { SheetId } from '@kickdoor/rules';
import type { Language, WordSource } from '@kickdoor/words';
import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { LooksContext } from '../cards/looks.ts';
import type { Content } from '../net/content.ts';
import { useSpoken, WordsContext } from '../words/WordsContext.tsx';

interface SpokenProps {
  readonly content: Content;
  readonly sheet: SheetId;
  /** What else is said here. */
  readonly also?: readonly WordSource[];
  /** Shown until the words are there. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

interface Named {
  readonly content: Content;
  readonly names: readonly WordSource[];
}

/** The card names of a table: those of the last language until those of a new one are there. */
function useNames(content: Content, language: Language): readonly WordSource[] | 'failed' | null {
  const [named, setNamed] = useState<Named | 'failed' | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    let wanted = true;
    async function ask(): Promise<void> {
      const names = await content.names(language);
      if (!wanted) return;
      const take = () => setNamed({ content, names });
      // There is nothing yet that could be pressed, and slices would begin anew with each message of the server.
      if (isFirst.current) take();
      else startTransition(take);
      isFirst.current = false;
    }
    ask().catch(() => {
      if (wanted) setNamed((before) => before ?? 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [content, language]);
  if (named === null || named === 'failed') return named;
  return named.content === content ? named.names : null;
}

const NOTHING: readonly WordSource[] = [];

/** Provides the words of a table's sets, in the page's language, and what their cards look like. */
export function Spoken({ content, sheet, also = NOTHING, loading, children }: SpokenProps) {
  const { language, atTable } = useSpoken();
  const names = useNames(content, language);
  const words = useMemo(
    () =>
      names === null || names === 'failed'
        ? null
        : atTable([...also, ...names], { table: { sheet, sets: content.pool.sets } }),
    [atTable, also, names, sheet, content],
  );
  if (names === 'failed') return <LoadFailure />;
  if (words === null) return loading;
  return (
    <LooksContext value={content.looks}>
      <WordsContext value={words}>{children}</WordsContext>
    </LooksContext>
  );
}
