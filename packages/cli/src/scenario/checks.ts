/** Building blocks of expectations. */
import type { CardId } from '@kickdoor/rules';
import { differenceOf, showCards, showNamed } from './compare.ts';
import type { Check, Named, Scene } from './model.ts';
import { phrase } from '../words/words.ts';
import { whole, type Called, type Value } from './source.ts';

/** Larger than any number in a game. */
export const ANY = 1_000_000;

/** A check of a value that prints as written. */
export function plain(
  what: string,
  entry: { readonly spot: Check['spot'] },
  expected: string,
  actual: (scene: Scene) => Called,
): Check {
  const differs = (scene: Scene): Called | null => {
    const found = actual(scene);
    return found === expected ? null : found;
  };
  return { what, spot: entry.spot, expected, differs };
}

/** A check of cards, in any order. */
export function ofCards(
  what: string,
  spot: Check['spot'],
  expected: readonly Named[],
  actual: (scene: Scene) => readonly CardId[] | null,
): Check {
  const differs = (scene: Scene): Called | null => {
    const found = actual(scene);
    if (found === null) return phrase('check-nothing');
    return differenceOf(scene.pool, expected, found) ? showCards(scene.pool, found) : null;
  };
  return { what, spot, expected: showNamed(expected), differs };
}

/** An integer, possibly negative. */
export function number(value: Value, what: Called): number {
  return whole(value, what, -ANY, ANY);
}
