/** Describes the parts of a number in words. */
import type { Names, Part, Phrase, Seat } from '@kickdoor/rules';
import { text } from '../words/say.ts';

/** The short name of a part: the card it comes from, or its other source; `me`: the seat addressed as "you". */
export function partName(part: Part, names: Names, me: Seat | null = null): Phrase {
  if (part.what === 'level') {
    if (part.foe !== undefined) return text('part-level-foe', { card: names.card(part.foe) });
    if (part.seat === me && me !== null) return text('part-level-you');
    if (part.seat !== undefined) return text('part-level', { who: names.who(part.seat) });
    if (part.card !== undefined) return text('part-level-foe', { card: names.card(part.card) });
  }
  if (part.card !== undefined && part.power !== undefined) {
    return text('part-power', { card: names.card(part.card), power: names.power(part.power) });
  }
  if (part.card !== undefined) return names.card(part.card);
  if (part.power !== undefined) return names.power(part.power);
  return { id: part.what === undefined ? 'part-other' : `part-${part.what}` };
}

/** A key for each part of a sum, stable as long as the part remains. */
export function partKey(part: Part, at: number): string {
  return [part.what, part.card, part.power, part.seat, part.foe, part.by, at].join(' ');
}

/** More parts than this are collapsed, even if there is room. */
export const MOST_PARTS = 5;

/** The importance of a part to the reader: Levels before everything else. */
function weightOf({ what, amount }: Part): number {
  return what === 'level' ? 1000 : Math.abs(amount);
}

/** Splits parts into those shown and those behind "more", which takes one place: Levels first, then by weight. */
export function shownParts(
  parts: readonly Part[],
  most: number = MOST_PARTS,
): {
  readonly first: readonly Part[];
  readonly rest: readonly Part[];
} {
  if (parts.length <= most) return { first: parts, rest: [] };
  const order = parts.toSorted((a, b) => weightOf(b) - weightOf(a));
  const kept = new Set(order.slice(0, Math.max(0, most - 1)));
  return { first: parts.filter((part) => kept.has(part)), rest: parts.filter((part) => !kept.has(part)) };
}
