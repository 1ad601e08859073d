/**
 * Hyphenation points for long words on cards. Browsers disagree, and some have no hyphenation for Russian or German, so
 * the points ship with the page, for exactly the words on the cards (`hyphens-plugin.ts`).
 */
import type { Language } from '@kickdoor/words';
import { hyphens } from 'virtual:words';
import { SOFT_HYPHEN, type Hyphenate } from '../cards/hyphenate.ts';

const WORD = /\p{L}+/gu;

/** A hyphenator for words with known points: `ver-stär-ker`. */
export function hyphenator(places: readonly string[]): Hyphenate {
  const known = new Map<string, readonly number[]>();
  for (const place of places.flatMap((list) => list.split(' '))) {
    const pieces = place.split('-');
    const lengths = pieces.slice(0, -1).map((_, at) => pieces.slice(0, at + 1).join('').length);
    known.set(pieces.join(''), lengths);
  }
  return (text) => (known.size === 0 ? text : text.replaceAll(WORD, (word) => broken(word, known)));
}

function broken(word: string, known: ReadonlyMap<string, readonly number[]>): string {
  const places = known.get(word.toLowerCase()) ?? [];
  return [0, ...places].map((from, at) => word.slice(from, places[at])).join(SOFT_HYPHEN);
}

/** Loads a language's hyphenation points. If that fails, hyphenation is left to the browser. */
export async function hyphensOf(language: Language): Promise<Hyphenate> {
  try {
    return hyphenator((await hyphens[language]?.())?.default ?? []);
  } catch {
    return hyphenator([]);
  }
}
