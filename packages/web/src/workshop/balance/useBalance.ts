import type { Pack } from '@kickdoor/packs';
import { sheets, type SheetId } from '@kickdoor/rules';
import { useEffect, useRef, useState } from 'react';
import { contentOf } from '../../net/content.ts';
import type { BalanceNews, BalanceWish } from './calls.ts';

/** The number of games per run, unless somebody stops it. */
export const GAMES = 300;

/** The setting of a run: a rule sheet, and the built-in sets mixed in besides its own. */
export interface Setting {
  readonly sheet: SheetId;
  readonly more: readonly string[];
}

/** The built-in sets of a setting. */
export function setsOf({ sheet, more }: Setting): readonly string[] {
  return [...new Set([...sheets[sheet].sets, ...more])];
}

export interface BalanceRun {
  readonly news: BalanceNews | null;
  readonly isRunning: boolean;
  readonly failed: boolean;
  readonly start: (pack: Pack, setting: Setting) => void;
  readonly stop: () => void;
}

/** Plays many games between bots in a worker, which ends with the sheet that shows them. */
export function useBalance(): BalanceRun {
  const [news, setNews] = useState<BalanceNews | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
      worker.current?.terminate();
    },
    [],
  );
  function stop(): void {
    run.current += 1;
    worker.current?.terminate();
    worker.current = null;
    setRunning(false);
  }
  async function begin(pack: Pack, setting: Setting): Promise<void> {
    run.current += 1;
    const number = run.current;
    const own = setsOf(setting);
    const { pool } = await contentOf({ sets: [...own], editions: null }, 'en');
    // Another run may have started meanwhile, or this one may have been stopped.
    if (run.current !== number) return;
    const wish: BalanceWish = {
      sheet: setting.sheet,
      sets: [
        ...own.map((id) => ({ id, cards: pool.defs.filter(({ set }) => set === id) })),
        { id: pack.id, cards: pack.cards },
      ],
      games: GAMES,
      seed: 'balance',
    };
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'balance' });
    made.addEventListener('message', ({ data }: MessageEvent<BalanceNews>) => {
      if (worker.current !== made) return;
      setNews(data);
      if (data.done === GAMES || data.broken !== null) stop();
    });
    made.addEventListener('error', () => {
      setFailed(true);
      stop();
    });
    worker.current = made;
    made.postMessage(wish);
  }
  return {
    news,
    isRunning,
    failed,
    stop,
    start: (pack, setting) => {
      stop();
      setNews(null);
      setFailed(false);
      setRunning(true);
      begin(pack, setting).catch(() => {
        setFailed(true);
        setRunning(false);
      });
    },
  };
}
