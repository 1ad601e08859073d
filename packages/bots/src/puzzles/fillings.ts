/** Lists all complete moves that a legal move stands for. */
import type { CardId, LegalMove, Move } from '@kickdoor/rules';

/** Every subset of `min` to `max` items, in list order. */
function* subsets<One>(from: readonly One[], min: number, max: number, start = 0): Generator<One[]> {
  if (min <= 0) yield [];
  if (max <= 0) return;
  for (let at = start; at < from.length; at += 1) {
    const one = from[at];
    if (one === undefined) continue;
    for (const rest of subsets(from, min - 1, max - 1, at + 1)) yield [one, ...rest];
  }
}

/** Every order of the items. */
function* orders<One>(of: readonly One[]): Generator<One[]> {
  if (of.length === 0) yield [];
  for (const [at, one] of of.entries()) {
    for (const rest of orders(of.toSpliced(at, 1))) yield [one, ...rest];
  }
}

/** Whether the gold of these cards is within the bounds of the move. */
function isWorth({ from, gold, worth }: NonNullable<LegalMove['pick']>, cards: readonly CardId[]): boolean {
  if (gold === undefined || worth === undefined) return true;
  const sum = cards.reduce((total, card) => total + (gold[from.indexOf(card)] ?? 0), 0);
  return sum >= worth[0] && sum <= worth[1];
}

/**
 * The moves that a legal move stands for, each list of cards and each answer once; `null` if there are more than
 * `most`, or if the move is a bargain, whose terms can't be enumerated.
 */
export function fillings(legalMove: LegalMove, most: number): readonly Move[] | null {
  const { move, pick, terms, trade, choice } = legalMove;
  if (terms !== undefined || trade !== undefined) return null;
  const found: Move[] = [];
  if (choice !== undefined) {
    for (const some of subsets(choice.from, choice.min, choice.max)) {
      for (const picks of choice.ordered ? orders(some) : [some]) {
        found.push({ do: 'choose', picks });
        if (found.length > most) return null;
      }
    }
    return found;
  }
  if (pick === undefined || !('cards' in move)) return [move];
  let looked = 0;
  for (const cards of subsets(pick.from, pick.min, pick.max)) {
    looked += 1;
    if (looked > most) return null;
    if (isWorth(pick, cards)) found.push({ ...move, cards });
  }
  return found;
}
