/** Fills in the open parts of a legal move; the rules' own `admits` checks the result. */
import { admits, type CardId, type Move, type LegalMove, type Pick, type Terms } from '@kickdoor/rules';

/** The request for help, with these terms. */
export function withTerms(move: Move, terms: Terms): Move {
  return move.do === 'ask' ? { ...move, terms } : move;
}

/** The trade, with these cards to give and to get. */
export function withTrade(move: Move, give: readonly CardId[], get: readonly CardId[]): Move {
  return move.do === 'offer' ? { ...move, give, get } : move;
}

/** The answer to a prompt, with these picks. */
export function withPicks(picks: readonly Pick[]): Move {
  return { do: 'choose', picks };
}

/** Whether the filled-in move is legal now. */
export function isLegal(legalMove: LegalMove, move: Move): boolean {
  return admits(legalMove, move);
}

/** Whether a legal move has nothing left to fill in. */
export function isComplete(legalMove: LegalMove): boolean {
  return (
    legalMove.pick === undefined &&
    legalMove.terms === undefined &&
    legalMove.trade === undefined &&
    legalMove.choice === undefined
  );
}

/** The gold value of these cards of a pick. */
export function goldOf(legalMove: LegalMove, cards: readonly CardId[]): number {
  const { pick } = legalMove;
  if (pick?.gold === undefined) return 0;
  return cards.reduce((sum, card) => sum + (pick.gold?.[pick.from.indexOf(card)] ?? 0), 0);
}

/** Whether two picks are the same answer. */
export function samePick(a: Pick, b: Pick): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
