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
  /** Other words needed here. */
  readonly also?: readonly WordSource[];
  /** Shown until the words have loaded. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

interface Named {
  readonly content: Content;
  readonly names: readonly WordSource[];
}

/** The card names of a table. When the language changes, the old names stay until the new ones have loaded. */
function useNames(content: Content, language: Language): readonly WordSource[] | 'failed' | null {
  const [named, setNamed] = useState<Named | 'failed' | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    let wanted = true;
    async function ask(): Promise<void> {
      const names = await content.names(language);
      if (!wanted) return;
      const take = () => setNamed({ content, names });
      // The first time, not as a transition: there is nothing to press yet, and each server message would restart the
      // rendering.
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

/** Provides the words of a table's sets, in the page's language, and the looks of their cards. */
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
