import type { Seat } from '@kickdoor/rules';

interface Named {
  readonly seat: Seat;
  readonly name: string;
}

/** Names made only of these characters need no segmenter; in all others, graphemes have to be found. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\d .'’-]*$/u;

/** Created when first needed, since that takes about 15 ms. */
let segmenter: Intl.Segmenter | null = null;

function lettersOf(name: string): readonly string[] {
  if (PLAIN.test(name)) return Array.from(name);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(name), ({ segment }) => segment);
}

/** The first graphemes of a name. */
function beginning(name: string, letters: number): string {
  return lettersOf(name).slice(0, letters).join('');
}

/**
 * The mark of each player, for places too small for a name: the first letter; the first two if other names share it;
 * with a number if they share those as well.
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
