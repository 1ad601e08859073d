/** Parses names of cards and players in a scenario. */
import { defOf, readCardName, type CardPool, type CardDef, type DeckName, type Kind } from '@kickdoor/rules';
import type { Named } from './model.ts';
import { phrase } from '../words/words.ts';
import { fault, isList, items, text, type Called, type Spot, type Value } from './source.ts';

/** What names in a scenario may refer to. */
export interface Reading {
  /** The cards of the scenario's sets and its own. */
  readonly pool: CardPool;
  /** The players' names, in seating order. */
  readonly names: readonly string[];
}

/** A card by its name. */
export function readNamed(reading: Reading, name: string, spot: Spot): Named {
  const parts = readCardName(name);
  const def = parts === null ? null : defOf(reading.pool, parts);
  if (parts === null || def === null) return fault({ spot }, phrase('notation-unknown-card', { card: name }));
  return { def, copy: parts.copy, spot };
}

export function readCard(reading: Reading, value: Value, what: Called): Named {
  return readNamed(reading, text(value, what), value.spot);
}

/** Words for no card: there is no card for being human. */
const NONE: ReadonlySet<string> = new Set(['none', 'human']);

/** A list of cards; a single card needs no list, and `none` is the empty list. */
export function readCards(reading: Reading, value: Value, what: Called): Named[] {
  const list = isList(value) ? items(value, what) : [value];
  const cards = list.filter((item) => list.length > 1 || !NONE.has(text(item, what)));
  return cards.map((item) => readCard(reading, item, what));
}

/** Cards of certain kinds only. */
export function readKinds(reading: Reading, value: Value, what: Called, kinds: readonly Kind[]): Named[] {
  const named = readCards(reading, value, what);
  for (const { def, spot } of named) {
    if (!kinds.includes(def.kind)) {
      fault({ spot }, phrase('fault-wrong-kind', { card: def.id, kind: def.kind, what }));
    }
  }
  return named;
}

/** Cards of one deck only. */
export function readDeck(reading: Reading, value: Value, what: Called, deck: DeckName): Named[] {
  const named = readCards(reading, value, what);
  for (const { def, spot } of named) {
    if (def.deck !== deck) fault({ spot }, phrase('fault-wrong-deck', { card: def.id, deck }));
  }
  return named;
}

/** A player by name: the seat. */
export function readSeat(reading: Reading, value: Value, what: Called): number {
  return seatOf(reading, text(value, what), value.spot);
}

export function seatOf(reading: Reading, name: string, spot: Spot): number {
  const seat = reading.names.indexOf(name);
  return seat < 0 ? fault({ spot }, phrase('notation-unknown-player', { name })) : seat;
}

/** The only kind of card that `half-breed: true` can refer to. */
export function readOnly(reading: Reading, kind: Kind, spot: Spot): Named {
  const def: CardDef | undefined = reading.pool.defs.find((one) => one.kind === kind);
  return def === undefined
    ? fault({ spot }, phrase('fault-no-card-of-kind', { kind }))
    : { def, copy: null, spot };
}
