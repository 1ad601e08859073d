/** A share of a simulation's games, as played by one worker. */
import { isBotName } from '@kickdoor/bots';
import { playGame, Violation, type Tally } from '@kickdoor/bots/simulate';
import { packsOf } from '@kickdoor/packs/node';
import { buildCardPool, isSheet } from '@kickdoor/rules';
import { z } from 'zod';
import { programVersion } from '../version.ts';

const schema = z.object({
  sheet: z.string().refine(isSheet),
  sets: z.array(z.string()).readonly(),
  /** The custom packs among them, as text. */
  packs: z.array(z.string()).readonly(),
  seats: z.int(),
  seed: z.string(),
  bots: z.string().refine(isBotName),
  /** Whether games are recorded. */
  record: z.boolean(),
  /** The numbers of the games. */
  games: z.array(z.int()),
});

export type Share = z.infer<typeof schema>;

/** The result of one game. */
export interface Outcome {
  readonly game: number;
  readonly finished: boolean;
  readonly turns: number;
  readonly moves: number;
  readonly winners: readonly number[];
}

/** A game that was played to its end. */
export interface PlayedGame {
  readonly outcome: Outcome;
  readonly tally: Tally;
  /** The text of its record, if one is kept. */
  readonly record: string | null;
}

/** A game with a broken invariant, and its record up to that point if one is kept. */
export interface BrokenGame {
  readonly game: number;
  readonly what: string;
  readonly record: string | null;
}

export type ShareResult = PlayedGame | { readonly broken: BrokenGame };

/** A thread's message after the last result of a share. */
export const DONE = 'done';

export function readShare(data: unknown): Share {
  return schema.parse(data);
}

/**
 * Plays the games of a share, stopping at one that breaks. Each game's seed is the simulation's seed followed by its
 * number.
 */
export function* playShare(share: Share): Generator<ShareResult> {
  const { sheet, sets, seats, seed, bots, record, games } = share;
  const packs = sets.map(packsOf(share.packs).load);
  const pool = buildCardPool(packs);
  const hashes = record ? packs.map(({ id, setHash }) => ({ id, hash: setHash })) : [];
  const setup = { sheet, seats, bots, record: record ? { version: programVersion(), hashes } : null };
  for (const game of games) {
    try {
      const { tally, record: written, ...result } = playGame(pool, { ...setup, seed: `${seed}/${game}` });
      yield { outcome: { game, ...result }, tally, record: written };
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      yield { broken: { game, what: error.message, record: error.record } };
      return;
    }
  }
}
