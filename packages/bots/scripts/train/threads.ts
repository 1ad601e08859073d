/** Plays games of a sheet in threads, one for each core. What comes of them does not depend on how many there are. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SheetId } from '@kickdoor/rules';
import type { Position } from './games.ts';

/** Games of one sheet; each has the seed and its number. */
export interface Order {
  readonly sheet: SheetId;
  readonly games: number;
  readonly seed: string;
}

/** What one thread plays: every `step`th game from `first` on. */
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

/** The kept positions of each game, in the order of the games. */
export async function playGames(order: Order): Promise<Position[][]> {
  const step = Math.min(order.games, availableParallelism());
  const shares = Array.from({ length: step }, (_, first) => playShare({ ...order, first, step }));
  const played = await Promise.all(shares);
  return Array.from(
    { length: order.games },
    (_, game) => played[game % step]?.[Math.floor(game / step)] ?? [],
  );
}
