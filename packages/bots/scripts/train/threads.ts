/** Plays games of a sheet in worker threads, one per core. The result doesn't depend on the number of threads. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SheetId } from '@kickdoor/rules';
import type { Position } from './games.ts';

/** Games of one sheet. The seed of each game is derived from `seed` and its number. */
export interface Order {
  readonly sheet: SheetId;
  readonly games: number;
  readonly seed: string;
}

/** One thread's share: every `step`th game, starting at `first`. */
export interface Share extends Order {
  readonly first: number;
  readonly step: number;
}

function isPlayed(value: unknown): value is Position[][] {
  return Array.isArray(value) && value.every(Array.isArray);
}

function playShare(share: Share): Promise<Position[][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.once('error', reject);
    worker.once('message', (played: unknown) => {
      if (isPlayed(played)) resolve(played);
      else reject(new Error('a thread gave no positions'));
    });
  });
}

/** The positions kept from each game, in the order of the games. */
export async function playGames(order: Order): Promise<Position[][]> {
  const step = Math.min(order.games, availableParallelism());
  const shares = Array.from({ length: step }, (_, first) => playShare({ ...order, first, step }));
  const played = await Promise.all(shares);
  return Array.from(
    { length: order.games },
    (_, game) => played[game % step]?.[Math.floor(game / step)] ?? [],
  );
}
