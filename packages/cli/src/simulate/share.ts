/** A part of the games of a simulation, as a worker plays them. */
import { isBotName } from '@kickdoor/bots';
import { loadSet } from '@kickdoor/packs/node';
import { buildBox, isSheet } from '@kickdoor/rules';
import { z } from 'zod';
import { programVersion } from '../version.ts';
import { Violation, playGame } from './game.ts';
import type { Tally } from './tally.ts';

const schema = z.object({
  sheet: z.string().refine(isSheet),
  sets: z.array(z.string()).readonly(),
  seats: z.int(),
  seed: z.string(),
  bots: z.string().refine(isBotName),
  /** Whether the games are written down. */
  record: z.boolean(),
  /** The numbers of the games. */
  games: z.array(z.int()),
});

export type Share = z.infer<typeof schema>;

/** What came of one game. */
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
  /** The file of its record, where one is kept. */
  readonly record: string | null;
}

/** A game in which something was so that must never be, and its record as far as it was played, where one is kept. */
export interface BrokenGame {
  readonly game: number;
  readonly what: string;
  readonly record: string | null;
}

export type ShareResult = PlayedGame | { readonly broken: BrokenGame };

export function readShare(data: unknown): Share {
  return schema.parse(data);
}

/** Plays the games of a share, up to one that breaks. A game's own seed is that of the simulation and its number. */
export function* playShare({ sheet, sets, seats, seed, bots, record, games }: Share): Generator<ShareResult> {
  const packs = sets.map(loadSet);
  const box = buildBox(packs);
  const hashes = record ? packs.map(({ id, setHash }) => ({ id, hash: setHash })) : [];
  const setup = { sheet, seats, bots, record: record ? { version: programVersion(), hashes } : null };
  for (const game of games) {
    try {
      const { tally, record: written, ...result } = playGame(box, { ...setup, seed: `${seed}/${game}` });
      yield { outcome: { game, ...result }, tally, record: written };
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      yield { broken: { game, what: error.message, record: error.record } };
      return;
    }
  }
}
