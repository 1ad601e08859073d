import type { Seat } from '@kickdoor/rules';

interface Named {
  readonly seat: Seat;
  readonly name: string;
}

/** In names with other characters, each character is segmented separately. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\d .'’-]*$/u;

/** Created for the first such name, since it takes some 15 ms. */
let segmenter: Intl.Segmenter | null = null;

function lettersOf(name: string): readonly string[] {
  if (PLAIN.test(name)) return Array.from(name);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(name), ({ segment }) => segment);
}

/** The first letters or pictures of a name. */
function beginning(name: string, letters: number): string {
  return lettersOf(name).slice(0, letters).join('');
}

/**
 * The mark of each player where there is no room for a name: the first letter, the first two if other names begin with
 * the same, and a number if these are the same, too.
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
