import type { Seat } from '@kickdoor/rules';

interface Named {
  readonly seat: Seat;
  readonly name: string;
}

/** In such names each character is a letter of its own. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\d .'’-]*$/u;

/** Made for the first other name: it takes some 15 ms. */
let segmenter: Intl.Segmenter | null = null;

function lettersOf(name: string): readonly string[] {
  if (PLAIN.test(name)) return Array.from(name);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(name), ({ segment }) => segment);
}

/** The beginning of a name: so many letters or pictures. */
function beginning(name: string, letters: number): string {
  return lettersOf(name).slice(0, letters).join('');
}

/**
 * What stands for each player where there is no room for a name: its first letter, the first two where others begin
 * like it, and a number where these are the same, too.
 */
export function marksOf(players: readonly Named[]): ReadonlyMap<Seat, string> {
  const isAlone = (mark: string, letters: number): boolean =>
    players.filter(({ name }) => beginning(name, letters).toLowerCase() === mark.toLowerCase()).length < 2;
  return new Map(
    players.map(({ seat, name }) => {
      const marks = [1, 2].map((letters) => beginning(name, letters) || '?');
      const found = marks.find((mark, at) => isAlone(mark, at + 1));
      return [seat, found ?? `${beginning(name, 1)}${seat + 1}`];
    }),
  );
}
