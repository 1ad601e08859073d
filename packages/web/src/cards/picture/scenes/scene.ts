/** The parts of a backdrop. */
import type { Random } from '../random.ts';

/** `far` and `near` are shades of the picture's hue, `deep` is its darkest, `lit` is bare paper. */
export type Tone = 'far' | 'near' | 'deep' | 'lit';

export interface Shape {
  readonly tone: Tone;
  readonly d: string;
}

/** Draws a backdrop, back to front; the same seed gives the same backdrop. */
export type Scene = (random: Random) => readonly Shape[];

export const far = (d: string): Shape => ({ tone: 'far', d });
export const near = (d: string): Shape => ({ tone: 'near', d });
export const deep = (d: string): Shape => ({ tone: 'deep', d });
export const lit = (d: string): Shape => ({ tone: 'lit', d });

/** `count` pieces of path in a row. */
export function row(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}
