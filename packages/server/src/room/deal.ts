/** The beginning of a game: who plays, the cards it is played with, and the first state. */
import { LESSONS } from '@kickdoor/bots';
import { openRecorded, type CardPool, type State } from '@kickdoor/rules';
import type { Setup } from '../store/records.ts';
import type { Context } from './context.ts';
import * as seats from './seats.ts';
import { dealtOptions } from './times.ts';

/** A game that is dealt but not stored yet. */
export interface Dealt {
  readonly setup: Setup;
  readonly state: State;
  readonly pool: CardPool;
}

/**
 * Deals the cards to everybody who sits at a table, and keeps the sets in the store for as long as the game lasts. Throws a
 * problem if fewer than `minPlayers` seats are filled.
 */
export async function deal(context: Context, before: Setup, minPlayers: number): Promise<Dealt> {
  const { content, clock, version, seed } = context;
  const { sheet, sets, lesson } = before;
  const { pool, sets: hashes } = content.now(sets);
  const started = seats.started(before, minPlayers);
  const players = seats.players(started);
  const { state, header } = openRecorded(pool, {
    version,
    hashes,
    sheet,
    sets,
    options: dealtOptions(before),
    seed: lesson === null ? seed() : LESSONS[lesson].seed,
    players,
  });
  await content.keep(sets);
  return { setup: { ...started, began: { at: clock.date(), header } }, state, pool };
}
