import type { PackFiles } from '@kickdoor/packs';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { sources } from 'virtual:workshop';
import { builtInFiles } from './beginning.ts';
import { keptPack, writePack, type KeptPack } from './kept.ts';
import { forgetCards } from './model/cards.ts';
import { begin, changed, redone, undone, type History } from './model/history.ts';

/** Whether the changes are in the browser's storage. */
export type Saving = 'saved' | 'saving' | 'changed' | 'gone' | 'failed';

/** An open pack. */
export interface OpenPack {
  readonly history: History;
  readonly files: PackFiles;
  /** A built-in set can be read, not changed. */
  readonly isReadOnly: boolean;
  readonly saving: Saving;
  /** Consecutive changes of the same `what` are one step to undo. */
  readonly change: (files: PackFiles, what?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

type Act =
  | { readonly do: 'open'; readonly files: PackFiles }
  | { readonly do: 'change'; readonly files: PackFiles; readonly what: string | null }
  | { readonly do: 'undo' | 'redo' };

function reduce(history: History | null, act: Act): History | null {
  if (act.do === 'open') return begin(act.files);
  if (history === null) return null;
  if (act.do === 'change') return changed(history, act.files, act.what);
  return act.do === 'undo' ? undone(history) : redone(history);
}

/** Milliseconds from the last change until it is saved. */
const REST = 300;

/** Opens a pack by key; `null` while it loads, `'none'` if there is none. */
export function usePack(key: string): OpenPack | null | 'none' {
  const isReadOnly = Object.hasOwn(sources, key);
  const [history, act] = useReducer(reduce, null);
  const [isMissing, setMissing] = useState(false);
  const kept = useRef<KeptPack | null>(null);
  useEffect(() => {
    let wanted = true;
    async function open(): Promise<void> {
      const files = isReadOnly ? await builtInFiles(key) : null;
      const own = isReadOnly ? null : await keptPack(key);
      if (!wanted) return;
      kept.current = own;
      forgetCards();
      const found = files ?? own?.files ?? null;
      if (found === null) setMissing(true);
      else act({ do: 'open', files: found });
    }
    open().catch(() => setMissing(true));
    return () => {
      wanted = false;
    };
  }, [key, isReadOnly]);
  const saving = useSaving(history, kept);
  const change = useCallback(
    (files: PackFiles, what: string | null = null) => act({ do: 'change', files, what }),
    [],
  );
  if (isMissing) return 'none';
  if (history === null) return null;
  return {
    history,
    files: history.now,
    isReadOnly,
    saving,
    change,
    undo: () => act({ do: 'undo' }),
    redo: () => act({ do: 'redo' }),
  };
}

/** The result of saving some files. */
interface Settled {
  readonly files: PackFiles;
  readonly saving: Saving;
}

/** Saves the files soon after a change, and immediately when the page is left. */
function useSaving(history: History | null, kept: { current: KeptPack | null }): Saving {
  const files = history?.now ?? null;
  const isUntouched = history === null || (history.past.length === 0 && history.future.length === 0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const writing = useRef(Promise.resolve());
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (files === null || isUntouched || kept.current === null) return undefined;
    let isOver = false;
    pending.current = null;
    const keep = async (before: Promise<void>): Promise<void> => {
      await before;
      if (kept.current === null) return;
      try {
        const written = await writePack(kept.current, files);
        if (typeof written !== 'string') kept.current = { ...written, files };
        setSettled({ files, saving: typeof written === 'string' ? written : 'saved' });
      } catch {
        setSettled({ files, saving: 'failed' });
      }
    };
    const write = (): void => {
      if (isOver) return;
      isOver = true;
      writing.current = keep(writing.current);
    };
    const leave = (): void => {
      if (document.visibilityState === 'hidden') write();
    };
    const timer = setTimeout(write, REST);
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', leave);
      pending.current = isOver ? null : write;
    };
  }, [files, isUntouched, kept]);
  // Saves on navigation within the page, which fires no `pagehide`.
  useEffect(() => () => pending.current?.(), []);
  if (isUntouched) return 'saved';
  return settled?.files === files ? settled.saving : 'saving';
}
