/** What the voice works with: a position as one seat sees it, and the results of moves. */
import type { CardPool, LegalMove, Names, Phrase, Terms, View } from '@kickdoor/rules';
import type { Foresight } from '../foresight/foresee.ts';

/** The input of the voice: what sentences, results and the order of acts depend on. */
export interface Outlook {
  readonly pool: CardPool;
  readonly view: View;
  readonly names: Names;
  readonly legalMoves: readonly LegalMove[];
  readonly ahead: Foresight;
  /** The terms that this seat last asked for in this combat. */
  readonly lastTerms: Terms | null;
}

export interface Result {
  /** The result in words; `null` if it can't be foreseen. */
  readonly phrase: Phrase | null;
  /** Whether it is good for this seat; `null` if that can't be foreseen. */
  readonly good: boolean | null;
  /** Whether the fighters would then be winning; `null` without a fight. */
  readonly wins: boolean | null;
  /** Whether it keeps somebody's win from winning the game. */
  readonly saves?: boolean;
  /** Whether it ends the fight without a winner. */
  readonly ends?: boolean;
  /** How many other cards in the hand it costs. Left out: none, or unknown. */
  readonly costs?: number;
  /** Whether this seat or others win the game by it, or by winning the fight it is for. */
  readonly game?: 'won' | 'lost';
}

/** The result of a move that can't be foreseen. */
export const UNKNOWN: Result = { phrase: null, good: null, wins: null };
