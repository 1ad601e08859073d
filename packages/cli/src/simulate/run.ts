/** Plays many games of bots, in several threads, and sums up what came of them. */
import { Worker } from 'node:worker_threads';
import { playShare, type BrokenGame, type Outcome, type Share, type ShareResult } from './share.ts';
import { addTally, type Tally } from './tally.ts';

export interface Simulation extends Omit<Share, 'games'> {
  readonly games: number;
  readonly workers: number;
}

export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly turns: { readonly median: number; readonly p95: number };
  readonly moves: number;
  /** How often each seat won; two who win together both count. */
  readonly wins: readonly number[];
  /** Cards that were neither played nor met nor suffered. */
  readonly neverPlayed: readonly string[];
  readonly byCard: Tally;
}

export interface Report {
  readonly summary: Summary;
  readonly movesPerSecond: number;
  readonly outcomes: readonly Outcome[];
  /** Games in which something was so that must never be; none was played on. */
  readonly broken: readonly BrokenGame[];
}

function isResult(value: unknown): value is ShareResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'outcomes' in value &&
    'tally' in value &&
    'violation' in value
  );
}

function inWorker(share: Share): Promise<ShareResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.once('message', (message: unknown) => {
      if (isResult(message)) resolve(message);
      else reject(new Error('a worker gave no result'));
    });
    worker.once('error', reject);
  });
}

function rank(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function summarise(simulation: Simulation, outcomes: readonly Outcome[], tally: Tally): Summary {
  const turns = outcomes.map((outcome) => outcome.turns).toSorted((a, b) => a - b);
  const wins = Array.from({ length: simulation.seats }, (_, seat) =>
    outcomes.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 : 0), 0),
  );
  const ids = Object.keys(tally).toSorted();
  return {
    games: outcomes.length,
    finished: outcomes.filter((outcome) => outcome.finished).length,
    turns: { median: rank(turns, 0.5), p95: rank(turns, 0.95) },
    moves: outcomes.reduce((sum, outcome) => sum + outcome.moves, 0),
    wins,
    neverPlayed: ids.filter((id) => {
      const counts = tally[id];
      return counts !== undefined && counts.played + counts.fought + counts.suffered === 0;
    }),
    byCard: Object.fromEntries(ids.flatMap((id) => (tally[id] === undefined ? [] : [[id, tally[id]]]))),
  };
}

/** Plays a simulation. Its report does not depend on the number of workers, its speed aside. */
export async function simulate(simulation: Simulation): Promise<Report> {
  const { workers, games, ...rest } = simulation;
  const count = Math.max(1, Math.min(workers, games));
  const shares = Array.from({ length: count }, (_, worker): Share => {
    const own = Array.from({ length: games }, (__, game) => game).filter((game) => game % count === worker);
    return { ...rest, games: own };
  });
  const start = performance.now();
  const [only] = shares;
  const results =
    only !== undefined && count === 1 ? [playShare(only)] : await Promise.all(shares.map(inWorker));
  const seconds = (performance.now() - start) / 1000;
  const outcomes = results.flatMap((result) => result.outcomes).toSorted((a, b) => a.game - b.game);
  const tally: Tally = {};
  for (const result of results) addTally(tally, result.tally);
  const summary = summarise(simulation, outcomes, tally);
  const broken = results.flatMap((result) => result.violation ?? []).toSorted((a, b) => a.game - b.game);
  return {
    summary,
    movesPerSecond: Math.round(summary.moves / seconds),
    outcomes,
    broken,
  };
}
