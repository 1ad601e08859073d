/** Positions from games between bots, with their outcomes. */
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, createTable, sheets, stream, type CardPool, type SheetId } from '@kickdoor/rules';
import type { Bot } from '../../src/bot.ts';
import { featuresOf } from '../../src/search/features.ts';
import { MOST_MOVES, playOne } from '../../src/self-play.ts';
import { tunedBot } from '../../src/sensible.ts';

/** A training example: each seat's figures, and its share of the win. */
export interface Position {
  readonly figures: readonly Float32Array[];
  readonly shares: readonly number[];
}

export interface Pairing {
  readonly pool: CardPool;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly seats: number;
  readonly bot: Bot;
}

/** Four tuned bots at a table of this sheet, with its own sets. */
export function pairingOf(sheet: SheetId): Pairing {
  const sets = [...sheets[sheet].sets];
  return { pool: buildCardPool(sets.map(loadSet)), sheet, sets, seats: 4, bot: tunedBot };
}

/** One position in this many is kept, since those of one game are very similar. */
const KEPT = 16;

/** The positions kept from one game. Deterministic for the same pairing and seed. */
export function positionsOf(pairing: Pairing, seed: string): Position[] {
  const { pool, sheet, sets, seats, bot } = pairing;
  const players = Array.from({ length: seats }, (_, at) => ({ name: `Bot ${at}`, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed, players });
  const random = stream(seed);
  const game = { pool, botAt: () => bot, random };
  const kept: Float32Array[][] = [];
  for (let moves = 0; moves < MOST_MOVES && state.phase !== 'over'; moves += 1) {
    if (random() * KEPT < 1) kept.push(featuresOf(pool, state).map((figures) => Float32Array.from(figures)));
    playOne(game, state);
  }
  const { winners } = state;
  const shares = players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return kept.map((figures) => ({ figures, shares }));
}
