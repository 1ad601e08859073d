/** Compares the figures of the pack's own cards with those of the built-in cards of the same kind. */
import { figuresOf, type Balance, type CardFigures, type Figure } from '@kickdoor/bots/simulate';
import type { CardDef, Kind } from '@kickdoor/rules';

export const FIGURES = ['drawn', 'played', 'wonWith', 'lostTo', 'levels', 'turns'] as const;
export type FigureName = (typeof FIGURES)[number];

/** Games count as long if they are longer by this fraction. */
const LONGER = 0.1;
/** How many standard errors separate a card's effect from chance. */
const SURE = 3;

/**
 * Returns by what fraction games in which this card was used are longer than those with built-in cards of its kind;
 * `null` if the difference is small or may be chance.
 */
export function drags(row: Row, usual: Row | null): number | null {
  const turns = usual?.turns ?? null;
  if (row.turns === null || turns === null) return null;
  const more = row.turns.value - turns.value;
  const isSure = more > SURE * Math.hypot(row.turns.error, turns.error);
  return isSure && more > LONGER * turns.value ? more / turns.value : null;
}

/** The figures of a card, or of all built-in cards of a kind. */
export type Row = Readonly<Record<FigureName, Figure | null>>;

export interface KindRows {
  readonly kind: Kind;
  /** The mean of the built-in cards of this kind, with its standard error; `null` if there are none. */
  readonly usual: Row | null;
  readonly count: number;
  readonly own: readonly { readonly def: CardDef; readonly row: CardFigures }[];
}

/** Groups the figures by kind. `nameOf` is a card's name in a tally. */
export function rowsOf(
  balance: Balance,
  own: readonly CardDef[],
  others: readonly CardDef[],
): readonly KindRows[] {
  const kinds = [...new Set(own.map(({ kind }) => kind))];
  const taken = new Set(others.map(({ id }) => id));
  return kinds.map((kind) => {
    const usual = others.filter((def) => def.kind === kind).flatMap(({ id }) => figuresOf(balance, id) ?? []);
    return {
      kind,
      usual: usual.length === 0 ? null : meanOf(usual),
      count: usual.length,
      own: own
        .filter((def) => def.kind === kind)
        .flatMap((def) => {
          // When two sets of a mix share an id, the later one's has the set in front of it.
          const row = figuresOf(balance, taken.has(def.id) ? `${def.set}/${def.id}` : def.id);
          return row === null ? [] : [{ def, row }];
        }),
    };
  });
}

function meanOf(rows: readonly CardFigures[]): Row {
  const mean = (name: FigureName): Figure | null => {
    const figures = rows.flatMap((row) => row[name] ?? []);
    const values = figures.map((figure) => figure.value);
    const count = values.length;
    if (count === 0) return null;
    const value = values.reduce((sum, one) => sum + one, 0) / count;
    const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
    // A single card is as certain as its own games make it.
    const error = count < 2 ? (figures[0]?.error ?? 0) : Math.sqrt(squares / (count - 1) / count);
    return { value, error };
  };
  return {
    drawn: mean('drawn'),
    played: mean('played'),
    wonWith: mean('wonWith'),
    lostTo: mean('lostTo'),
    levels: mean('levels'),
    turns: mean('turns'),
  };
}
