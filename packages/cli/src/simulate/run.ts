/** Plays many games between bots in several threads, and sums up the results. */
import { addTally, newTally, type Tally } from '@kickdoor/bots/simulate';
import { packsOf } from '@kickdoor/packs/node';
import { buildCardPool } from '@kickdoor/rules';
import type { BrokenGame, Outcome, PlayedGame, Share, ShareResult } from './share.ts';
import { Threads } from './threads.ts';

export interface Simulation extends Omit<Share, 'games'> {
  readonly games: number;
  readonly workers: number;
}

export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly turns: { readonly median: number; readonly p95: number };
  readonly moves: number;
  /** How often each seat won; in a shared victory both winners count. */
  readonly wins: readonly number[];
  /** Cards that were never played, met or suffered. */
  readonly neverPlayed: readonly string[];
  readonly byCard: Tally;
}

export interface Report {
  readonly summary: Summary;
  readonly movesPerSecond: number;
  readonly outcomes: readonly Outcome[];
  /** Games with a broken invariant; these were stopped at that point. */
  readonly broken: readonly BrokenGame[];
  /** Whether it was stopped before all games were played. */
  readonly stopped: boolean;
}

/** Observes a simulation, and may stop it. */
export interface Watch {
  readonly signal?: AbortSignal;
  /** Called after each game, with the number of games finished so far. */
  readonly onGame?: (played: PlayedGame, done: number) => void;
  /** Threads shared with other simulations; left out: this simulation's own. */
  readonly threads?: Threads;
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

/** Each thread's games: with three threads, the first gets games 0, 3, 6 and so on. */
function sharesOf({ workers, games, ...rest }: Simulation): Share[] {
  const count = Math.max(1, Math.min(workers, games));
  const shares = Array.from({ length: count }, (): Share => ({ ...rest, games: [] }));
  for (let game = 0; game < games; game += 1) shares[game % count]?.games.push(game);
  return shares;
}

/**
 * Runs a simulation. Apart from speed, its report doesn't depend on the number of workers; a stopped simulation reports
 * the games that had ended.
 */
export async function simulate(
  simulation: Simulation,
  { signal, onGame, threads }: Watch = {},
): Promise<Report> {
  const outcomes: Outcome[] = [];
  const broken: BrokenGame[] = [];
  const tally = newTally(buildCardPool(simulation.sets.map(packsOf(simulation.packs).load)));
  const hear = (result: ShareResult): void => {
    if ('broken' in result) {
      broken.push(result.broken);
      return;
    }
    outcomes.push(result.outcome);
    addTally(tally, result.tally);
    onGame?.(result, outcomes.length);
  };
  const start = performance.now();
  const failed = new AbortController();
  const end = AbortSignal.any([failed.signal, ...(signal === undefined ? [] : [signal])]);
  const players = threads ?? new Threads();
  try {
    await Promise.all(sharesOf(simulation).map((share) => players.play(share, hear, end)));
  } finally {
    failed.abort();
    if (threads === undefined) await players.close();
  }
  const seconds = (performance.now() - start) / 1000;
  const inOrder = outcomes.toSorted((a, b) => a.game - b.game);
  const summary = summarise(simulation, inOrder, tally);
  return {
    summary,
    movesPerSecond: Math.round(summary.moves / seconds),
    outcomes: inOrder,
    broken: broken.toSorted((a, b) => a.game - b.game),
    stopped: signal?.aborted === true && outcomes.length < simulation.games,
  };
}
