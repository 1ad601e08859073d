import type { Pack } from '@kickdoor/packs';
import { sheets, type SheetId } from '@kickdoor/rules';
import { useEffect, useRef, useState } from 'react';
import { contentOf } from '../../net/content.ts';
import type { BalanceNews, BalanceWish } from './calls.ts';

/** Games that are played, unless somebody stops them. */
export const GAMES = 300;

export interface BalanceRun {
  readonly news: BalanceNews | null;
  readonly isRunning: boolean;
  readonly failed: boolean;
  readonly start: (pack: Pack, sheet: SheetId) => void;
  readonly stop: () => void;
}

/** Many games between bots in a worker, which ends with the sheet that shows them. */
export function useBalance(): BalanceRun {
  const [news, setNews] = useState<BalanceNews | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  function stop(): void {
    worker.current?.terminate();
    worker.current = null;
    setRunning(false);
  }
  async function begin(pack: Pack, sheet: SheetId): Promise<void> {
    const own = sheets[sheet].sets;
    const { pool } = await contentOf({ sets: [...own], editions: null }, 'en');
    const wish: BalanceWish = {
      sheet,
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
    start: (pack, sheet) => {
      stop();
      setNews(null);
      setFailed(false);
      setRunning(true);
      begin(pack, sheet).catch(() => {
        setFailed(true);
        setRunning(false);
      });
    },
  };
}
