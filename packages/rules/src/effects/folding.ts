/** The usual ways to fold several traits of a sort into one value. */
import type { Folding } from '../kernel/effect.ts';

/** A fact that holds or not, however many effects state it. */
export const fact: Folding<Readonly<Record<string, never>>, boolean> = {
  none: false,
  fold: () => true,
  unfold: (holds) => (holds ? [{}] : []),
};

/** Numbers that add up; 0 is none. */
export const sum: Folding<number, number> = {
  none: 0,
  fold: (value, more) => value + more,
  unfold: (value) => (value === 0 ? [] : [value]),
};

/** Stands for any number in the sums of {@link room}. */
const ANY = 99;

/** How many more of something there may be: numbers that add up, or any number. */
export const room: Folding<number | 'any', number> = {
  none: 0,
  fold: (value, more) => (more === 'any' ? ANY : value + more),
  unfold: (value) => (value === 0 ? [] : [value >= ANY ? 'any' : value]),
};

/** A list of all of them, in order. */
export function all<P>(): Folding<P, readonly P[]> {
  return {
    none: Object.freeze([]),
    fold: (value, one) => Object.freeze([...value, one]),
    unfold: (value) => value,
  };
}
