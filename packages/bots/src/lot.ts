/** Chance that stays fixed for a whole turn: moods, and tie-breaks between equal players. */
import type { Seat } from '@kickdoor/rules';
import type { Scene } from './scene.ts';

/** Mixes numbers so that neighbors come out far apart (the finalizer of MurmurHash3). */
function mix(numbers: readonly number[]): number {
  let mixed = 0x2545f491;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}

/** A mood from 0 to 1, fixed for the turn so that a bot that has passed doesn't reconsider. */
export function mood(scene: Scene, salt: number): number {
  return mix([scene.view.turns, scene.seat, salt]) / 2 ** 32;
}

/** Returns the list in random order, fixed for the turn by target seat, so that ties don't favor a seat. */
export function byLot<T>(
  scene: Scene,
  list: readonly T[],
  whom: (item: T) => Seat | undefined,
): readonly T[] {
  if (list.length < 2) return list;
  const lot = (item: T): number => mix([scene.view.turns, scene.seat, whom(item) ?? scene.seat]);
  return list.toSorted((a, b) => lot(a) - lot(b));
}
