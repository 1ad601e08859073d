/** Compares lists of cards with lists of names, in any order, and prints them. */
import { copiesOf, kindName, type CardPool, type CardId } from '@kickdoor/rules';
import type { Named } from './model.ts';

/** A card's name as written. */
export function writtenName(named: Named): string {
  return named.copy === null ? named.def.id : `${named.def.id}#${named.copy}`;
}

/** The copies in a card pool that a name may refer to. */
export function meant(pool: CardPool, named: Named): readonly CardId[] {
  return copiesOf(pool, `${named.def.set}/${writtenName(named)}`) ?? [];
}

/** How the cards differ from those named; each name must match a different card. */
export function differenceOf(pool: CardPool, names: readonly Named[], cards: readonly CardId[]): boolean {
  if (names.length !== cards.length) return true;
  const rest = cards.slice();
  // Names with a copy number are matched first: the rest can take any other copy.
  for (const named of names.toSorted((a, b) => (b.copy ?? 0) - (a.copy ?? 0))) {
    const copies = meant(pool, named);
    const at = rest.findIndex((card) => copies.includes(card));
    if (at < 0) return true;
    rest.splice(at, 1);
  }
  return false;
}

export function showNamed(names: readonly Named[]): string {
  return `[${names.map(writtenName).toSorted().join(', ')}]`;
}

export function showCards(pool: CardPool, cards: readonly CardId[]): string {
  const names = cards.map((card) => {
    const def = pool.cards[card];
    return def === undefined ? `card ${card}` : kindName(pool, def);
  });
  return `[${names.toSorted().join(', ')}]`;
}
