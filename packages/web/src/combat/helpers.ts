/** Possible helpers and the terms for asking them. Pure, like the voice. */
import type { LegalMove, Seat, Terms } from '@kickdoor/rules';
import { helpResult, openingTerms } from '../voice/help-results.ts';
import type { Outlook } from '../voice/outlook.ts';

/**
 * The legal moves that ask for help, by seat: first those who would turn the fight, and within each group the stronger
 * first.
 */
export function helpersOf(outlook: Outlook, legalMoves: readonly LegalMove[]): ReadonlyMap<Seat, LegalMove> {
  const all = legalMoves.flatMap((legalMove) => {
    const { move } = legalMove;
    if (move.do !== 'ask') return [];
    const strength = outlook.view.players[move.seat]?.strength.total ?? 0;
    return [{ seat: move.seat, legalMove, strength, turns: helpResult(outlook, legalMove).wins === true }];
  });
  const sorted = all.toSorted((a, b) => Number(b.turns) - Number(a.turns) || b.strength - a.strength);
  return new Map(sorted.map(({ seat, legalMove }) => [seat, legalMove]));
}

/** Edited terms by helper: each one gets a separate offer. */
export type Drafts = ReadonlyMap<Seat, Terms>;

/** The terms for a helper: those edited for this one, otherwise the initial ones. */
export function termsFor(outlook: Outlook, legalMove: LegalMove, drafts: Drafts): Terms | null {
  const { move, terms: free } = legalMove;
  if (move.do !== 'ask' || free === undefined) return null;
  const terms = drafts.get(move.seat) ?? openingTerms(outlook, legalMove) ?? move.terms;
  return {
    treasures: Math.min(terms.treasures, free.treasures),
    first: terms.first === move.seat ? move.seat : (outlook.view.seat ?? terms.first),
    items: terms.items.filter((card) => free.items.includes(card)),
    plays: terms.plays.filter((card) => free.plays.includes(card)),
  };
}
