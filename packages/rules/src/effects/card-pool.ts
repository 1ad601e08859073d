/** Builds the card pool: all cards of a table's sets and the effects they may have, shared and frozen. */
import type { Effects } from '../kernel/effect.ts';
import type { CardPool, CardDef } from '../model/card.ts';
import { EFFECTS } from './index.ts';

/** A set of cards, as a pack provides it. */
export interface CardSet {
  readonly id: string;
  readonly cards: readonly CardDef[];
}

/** Combines sets into one card pool (`mixing.decks`). Copies are numbered in the order of sets and cards. */
export function buildCardPool(sets: readonly CardSet[], effects: Effects = EFFECTS): CardPool {
  const defs = sets.flatMap((set) => set.cards).map((it, index): CardDef => Object.freeze({ ...it, index }));
  const cards = defs.flatMap((it) => Array.from({ length: it.copies }, () => it));
  return Object.freeze({
    sets: Object.freeze(sets.map((set) => set.id)),
    defs: Object.freeze(defs),
    cards: Object.freeze(cards),
    effects,
  });
}
