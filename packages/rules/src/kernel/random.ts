/**
 * A fast pseudorandom generator, for bots, samples and tests. Tables draw from `streams.ts`; only games begun before
 * those streams existed still draw from this one.
 */
import type { CardId } from '../model/card.ts';

/** Returns a generator of numbers in [0, 1) seeded by a text: xmur3 hashes it, sfc32 generates (both public domain). */
export function stream(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  let [a, b, c, d] = [next(), next(), next(), next()];
  const draw = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) draw();
  return draw;
}

/** Draws a whole number from 0 up to, but not including, `count`. */
export type Below = (count: number) => number;

/** Shuffles a list in place (Fisher–Yates). */
export function shuffle(list: CardId[], random: () => number): void {
  shuffleBy(list, (count) => Math.floor(random() * count));
}

/** Shuffles a list in place, from end to start, drawing one number for each place (Fisher–Yates). */
export function shuffleBy(list: CardId[], below: Below): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const a = list[i];
    const b = list[j];
    if (a === undefined || b === undefined) throw new Error('a shuffle left its list');
    list[i] = b;
    list[j] = a;
  }
}
