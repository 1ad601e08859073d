/** How cards are named in text: by id, `space/wandering-monster` by set and id, `thief#2` for a particular copy. */
import type { CardPool, CardDef, CardId } from '../model/card.ts';

/** A parsed card name. */
export interface CardName {
  readonly set: string | null;
  readonly id: string;
  /** The copy, counted from 1; `null` for any. */
  readonly copy: number | null;
}

const NAME = /^(?:(?<set>[a-z0-9-]+)\/)?(?<id>[a-z0-9][a-z0-9'-]*)(?:#(?<copy>[1-9]\d*))?$/u;

/** Parses a card name; `null` if it isn't one. */
export function readCardName(text: string): CardName | null {
  const groups = NAME.exec(text)?.groups;
  const id = groups?.['id'];
  if (groups === undefined || id === undefined) return null;
  const copy = groups['copy'];
  return { set: groups['set'] ?? null, id, copy: copy === undefined ? null : Number(copy) };
}

interface Index {
  /** The definitions with an id, in the order of the card pool's sets. */
  readonly defs: ReadonlyMap<string, readonly CardDef[]>;
  /** The copies of each definition, in card-pool order. */
  readonly copies: ReadonlyMap<CardDef, readonly CardId[]>;
}

const indexes = new WeakMap<CardPool, Index>();

function indexOf(pool: CardPool): Index {
  const known = indexes.get(pool);
  if (known !== undefined) return known;
  const defs = new Map<string, CardDef[]>();
  for (const def of pool.defs) defs.set(def.id, [...(defs.get(def.id) ?? []), def]);
  for (const list of defs.values()) list.sort((a, b) => place(pool, a) - place(pool, b));
  const copies = new Map<CardDef, CardId[]>();
  for (const [card, def] of pool.cards.entries()) copies.set(def, [...(copies.get(def) ?? []), card]);
  const made = { defs, copies };
  indexes.set(pool, made);
  return made;
}

/** The place of a card's set. Sets that the card pool doesn't list come last: cards defined by a scenario. */
function place(pool: CardPool, def: CardDef): number {
  const at = pool.sets.indexOf(def.set);
  return at < 0 ? pool.sets.length : at;
}

/** Returns the definition that a name refers to: without a set, that of the first set with the id. */
export function defOf(pool: CardPool, name: CardName): CardDef | null {
  const defs = indexOf(pool).defs.get(name.id) ?? [];
  return defs.find((def) => name.set === null || def.set === name.set) ?? null;
}

/** Returns all copies that a name may refer to; `null` if there is no such card. */
export function copiesOf(pool: CardPool, text: string): readonly CardId[] | null {
  const name = readCardName(text);
  const def = name === null ? null : defOf(pool, name);
  if (name === null || def === null) return null;
  const copies = indexOf(pool).copies.get(def) ?? [];
  if (name.copy === null) return copies;
  const copy = copies[name.copy - 1];
  return copy === undefined ? null : [copy];
}

/** Returns the name of a card, whichever copy: its id, qualified by its set if an earlier set has the same id. */
export function kindName(pool: CardPool, def: CardDef): string {
  return defOf(pool, { set: null, id: def.id, copy: null }) === def ? def.id : `${def.set}/${def.id}`;
}

/** Returns the name of one copy of a card, with its number if there are several. */
export function cardName(pool: CardPool, card: CardId): string {
  const def = pool.cards[card];
  if (def === undefined) return `card ${card}`;
  const copies = indexOf(pool).copies.get(def) ?? [];
  const name = kindName(pool, def);
  return copies.length < 2 ? name : `${name}#${copies.indexOf(card) + 1}`;
}
