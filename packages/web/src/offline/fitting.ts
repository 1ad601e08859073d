/**
 * Looks for a deal in which a card can be tried at once: any game is its seed, so one is found in which the card is where it
 * is wanted. The game is then as regular as any other, and so is its record.
 */
import { openRecorded, type CardDef, type CardId, type CardPool, type State } from '@kickdoor/rules';
import * as seats from '@kickdoor/tables/room/seats.ts';
import { dealtOptions } from '@kickdoor/tables/room/times.ts';
import { newSeed } from '@kickdoor/tables/secrets.ts';
import type { Setup } from '@kickdoor/tables/store/records.ts';

/** Deals that are looked at: in one of some three hundred, a card that is there once is on top of its deck. */
const MOST_DEALS = 3000;

/** Cards that do something when the door is opened. */
const BEHIND_DOORS: ReadonlySet<string> = new Set(['monster', 'event']);

/** The seed of a game of these seats that begins with this card at hand; the likeliest deal where none fits wholly. */
export function fittingSeed(
  pool: CardPool,
  setup: Setup,
  { set, id }: { readonly set: string; readonly id: string },
): string {
  const def = pool.defs.find((one) => one.set === set && one.id === id);
  let best = { seed: newSeed(), fit: -1 };
  if (def === undefined) return best.seed;
  const { sheet, sets } = setup;
  const table = {
    version: '',
    hashes: [],
    sheet,
    sets,
    options: dealtOptions(setup),
    players: seats.players(setup),
  };
  for (let deals = 0; deals < MOST_DEALS && best.fit < WHOLE; deals += 1) {
    const seed = newSeed();
    const fit = fitOf(pool, openRecorded(pool, { ...table, seed }).state, def);
    if (fit > best.fit) best = { seed, fit };
  }
  return best.seed;
}

/** Everything is as it should be. */
const WHOLE = 3;

/** How well a deal fits: whether the card is at hand, the first player begins, and there is a monster to use it against. */
function fitOf(pool: CardPool, state: State, def: CardDef): number {
  const isIt = (card: CardId | undefined): boolean => card !== undefined && pool.cards[card] === def;
  const top = state.decks.doors.at(-1);
  const isFirst = state.turn === 0;
  if (BEHIND_DOORS.has(def.kind)) return isIt(top) ? (isFirst ? WHOLE : 2) : 0;
  const hand = state.players[0]?.hand ?? [];
  if (!hand.some(isIt)) return 0;
  const meetsMonster = top !== undefined && pool.cards[top]?.kind === 'monster';
  return 1 + Number(isFirst) + Number(meetsMonster);
}
