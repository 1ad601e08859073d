/** Starts a game: its players, its cards, and the first state. */
import { LESSONS } from '@kickdoor/bots';
import { mixedSeed, openRecorded, type CardPool, type FairChance, type State } from '@kickdoor/rules';
import { newSeed } from '../base/secrets.ts';
import type { Setup } from '../store/records.ts';
import type { Context } from '../context/context.ts';
import * as seats from '../seats/seats.ts';
import { dealtOptions } from '../game/times.ts';

/** A game that is dealt but not stored yet. */
export interface Dealt {
  readonly setup: Setup;
  readonly state: State;
  readonly pool: CardPool;
}

/** The parameters of a deal. */
interface Dealing {
  readonly table: string;
  readonly minPlayers: number;
  readonly fair: FairChance | null;
}

/**
 * Deals the cards to everybody at a table, and stores the sets for as long as the game lasts. Throws a problem if fewer
 * than `minPlayers` seats are filled.
 */
export async function deal(
  context: Context,
  before: Setup,
  { table, minPlayers, fair }: Dealing,
): Promise<Dealt> {
  const { content, clock, version } = context;
  const { sheet, sets } = before;
  const { pool, sets: hashes } = await content.of(before);
  const started = seats.started(before, minPlayers);
  const players = seats.players(started);
  const { state, header } = openRecorded(pool, {
    version,
    hashes,
    sheet,
    sets,
    options: dealtOptions(before),
    ...(fair === null
      ? { seed: chosenSeed(context, table, before) }
      : { seed: mixedSeed(fair.seed, fair.parts), fair }),
    players,
  });
  // Packs of hosts are in the store already.
  await content.keep(sets.filter((id) => before.packs.every((pack) => pack.id !== id)));
  return { setup: { ...started, draw: null, began: { at: clock.date(), header } }, state, pool };
}

/** The seed of a guided game, or of a server that was given seeds. */
function chosenSeed({ seed }: Context, table: string, { lesson }: Setup): string {
  return lesson === null ? (seed?.(table) ?? newSeed()) : LESSONS[lesson].seed;
}
