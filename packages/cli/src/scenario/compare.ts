/** Compares lists of cards with lists of names, in any order, and writes them out. */
import { copiesOf, kindName, type Box, type CardId } from '@kickdoor/rules';
import type { Named } from './model.ts';

/** A card's name as it was written. */
export function writtenName(named: Named): string {
  return named.copy === null ? named.def.id : `${named.def.id}#${named.copy}`;
}

/** The copies in a box that a name may mean. */
export function meant(box: Box, named: Named): readonly CardId[] {
  return copiesOf(box, `${named.def.set}/${writtenName(named)}`) ?? [];
}

/** Whether the cards are others than those named. Each name must stand for a card of its own. */
export function differenceOf(box: Box, names: readonly Named[], cards: readonly CardId[]): boolean {
  if (names.length !== cards.length) return true;
  const rest = cards.slice();
  // Names of certain copies choose first: any other will do for the rest.
  for (const named of names.toSorted((a, b) => (b.copy ?? 0) - (a.copy ?? 0))) {
    const copies = meant(box, named);
    const at = rest.findIndex((card) => copies.includes(card));
    if (at < 0) return true;
    rest.splice(at, 1);
  }
  return false;
}

export function showNamed(names: readonly Named[]): string {
  return `[${names.map(writtenName).toSorted().join(', ')}]`;
}

export function showCards(box: Box, cards: readonly CardId[]): string {
  const names = cards.map((card) => {
    const def = box.cards[card];
    return def === undefined ? `card ${card}` : kindName(box, def);
  });
  return `[${names.toSorted().join(', ')}]`;
}
