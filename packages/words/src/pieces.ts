/** Texts with names marked by private-use characters, which no text contains otherwise. */
import type { Phrase } from '@kickdoor/rules';

/** A piece of text, and what it names. */
export interface Piece {
  readonly text: string;
  /** The card or player it names, or `null` for the text between names. */
  readonly names: Phrase | null;
}

const END = '\uE000';
const FIRST = 0xe001;
const MARKS = /[\uE000-\uF8FF]/gu;

/** A name, marked with its index in the list of names. */
export function marked(name: string, at: number): string {
  return `${String.fromCharCode(FIRST + at)}${name}${END}`;
}

/** An external text, with any mark characters removed. */
export function unmarked(text: string): string {
  return text.replaceAll(MARKS, '');
}

/** Splits a text at its marks. */
export function cutPieces(text: string, named: readonly Phrase[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let names: Phrase | null = null;
  let from = 0;
  const take = (to: number): void => {
    if (to > from) pieces.push({ text: text.slice(from, to), names });
    from = to + 1;
  };
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    take(index);
    names = mark === END ? null : (named[mark.charCodeAt(0) - FIRST] ?? null);
  }
  take(text.length);
  return pieces;
}
