/** How cards are named in text: by id, `space/wandering-monster` by set and id, `thief#2` for one certain copy. */
import type { Box, CardDef, CardId } from '../model/card.ts';

/** A card's name taken apart. */
export interface CardName {
  readonly set: string | null;
  readonly id: string;
  /** The copy, counted from 1; `null` where any will do. */
  readonly copy: number | null;
}

const NAME = /^(?:(?<set>[a-z0-9-]+)\/)?(?<id>[a-z0-9][a-z0-9'-]*)(?:#(?<copy>[1-9]\d*))?$/u;

/** Takes a card's name apart; `null` if it is none. */
export function readCardName(text: string): CardName | null {
  const groups = NAME.exec(text)?.groups;
  const id = groups?.['id'];
  if (groups === undefined || id === undefined) return null;
  const copy = groups['copy'];
  return { set: groups['set'] ?? null, id, copy: copy === undefined ? null : Number(copy) };
}

interface Index {
  /** The definitions of an id, in the order of the box's sets. */
  readonly defs: ReadonlyMap<string, readonly CardDef[]>;
  /** The copies of each definition, in the order of the box. */
  readonly copies: ReadonlyMap<CardDef, readonly CardId[]>;
}

const indexes = new WeakMap<Box, Index>();

function indexOf(box: Box): Index {
  const known = indexes.get(box);
  if (known !== undefined) return known;
  const defs = new Map<string, CardDef[]>();
  for (const def of box.defs) defs.set(def.id, [...(defs.get(def.id) ?? []), def]);
  for (const list of defs.values()) list.sort((a, b) => place(box, a) - place(box, b));
  const copies = new Map<CardDef, CardId[]>();
  for (const [card, def] of box.cards.entries()) copies.set(def, [...(copies.get(def) ?? []), card]);
  const made = { defs, copies };
  indexes.set(box, made);
  return made;
}

/** Sets that the box does not list come last: cards that a scenario brings itself. */
function place(box: Box, def: CardDef): number {
  const at = box.sets.indexOf(def.set);
  return at < 0 ? box.sets.length : at;
}

/** The definition that a name means: that of the first set which has the id, if the name says no set. */
export function defOf(box: Box, name: CardName): CardDef | null {
  const defs = indexOf(box).defs.get(name.id) ?? [];
  return defs.find((def) => name.set === null || def.set === name.set) ?? null;
}

/** All copies that a name may mean; `null` if there is no such card. */
export function copiesOf(box: Box, text: string): readonly CardId[] | null {
  const name = readCardName(text);
  const def = name === null ? null : defOf(box, name);
  if (name === null || def === null) return null;
  const copies = indexOf(box).copies.get(def) ?? [];
  if (name.copy === null) return copies;
  const copy = copies[name.copy - 1];
  return copy === undefined ? null : [copy];
}

/** The name of a card of this kind, whichever copy: its id, with its set where another set has the id before it. */
export function kindName(box: Box, def: CardDef): string {
  return defOf(box, { set: null, id: def.id, copy: null }) === def ? def.id : `${def.set}/${def.id}`;
}

/** The name of one card: with the number of its copy where there are several. */
export function cardName(box: Box, card: CardId): string {
  const def = box.cards[card];
  if (def === undefined) return `card ${card}`;
  const copies = indexOf(box).copies.get(def) ?? [];
  const name = kindName(box, def);
  return copies.length < 2 ? name : `${name}#${copies.indexOf(card) + 1}`;
}
