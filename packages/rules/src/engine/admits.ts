/** Whether a move is covered by a legal move with free parts. */
import type { Move, LegalMove } from '../model/move.ts';
import { cardsMisfit, fitsChoice, termsMisfit, tradeMisfit } from '../kernel/bounds.ts';

/** Whether a legal move covers this one: equal except for the free part, which is within bounds. */
export function admits({ move: listed, alias, pick, terms, trade, choice }: LegalMove, move: Move): boolean {
  if (pick !== undefined) {
    const cards = 'cards' in move ? move.cards : undefined;
    return cards !== undefined && isSame(listed, move, 'cards') && cardsMisfit(pick, cards) === null;
  }
  if (terms !== undefined) {
    if (listed.do !== 'ask' || move.do !== 'ask' || listed.seat !== move.seat) return false;
    const { first } = move.terms;
    return (first === listed.terms.first || first === listed.seat) && termsMisfit(terms, move.terms) === null;
  }
  if (trade !== undefined) {
    if (move.do !== 'offer' || !isSame(listed, move, 'give', 'get')) return false;
    return tradeMisfit(trade, move.give, move.get) === null;
  }
  if (choice !== undefined) return move.do === 'choose' && fitsChoice(choice, move.picks);
  return isSame(listed, move) || (alias !== undefined && isSame(alias, move));
}

/** Whether two moves are equal except for some fields. */
function isSame(a: Move, b: Move, ...but: readonly string[]): boolean {
  const of = (move: Move): string =>
    JSON.stringify(
      Object.entries(move)
        .filter(([key]) => !but.includes(key))
        .toSorted(([x], [y]) => (x < y ? -1 : 1)),
    );
  return a === b || of(a) === of(b);
}
