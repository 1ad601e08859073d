/** The interface between tables and bots that search. */
import type { Character, Decision, Past, Strength } from '@kickdoor/bots';
import type { LegalMove, RecordedSet, View } from '@kickdoor/rules';

/** A position as its bot sees it: what its seat sees and may do, with nothing else of the state. */
export interface Question {
  /** Tables take turns when there isn't time for all. */
  readonly table: string;
  /** The cards, by the hashes of their sets. */
  readonly sets: readonly RecordedSet[];
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  readonly strength: Strength;
  readonly character: Character | null;
  /** What players did to each other recently, as everybody saw it. */
  readonly past: Past;
  /** The time limit for the answer. */
  readonly milliseconds: number;
  /** The bot's random numbers derive from it. */
  readonly seed: string;
}

export interface Thinker {
  /**
   * Decides. Always settles shortly after the question's time limit. Rejects if there is no decision in time or the
   * search failed. `dropped` aborts when nobody wants the answer any more.
   */
  decide(question: Question, dropped: AbortSignal): Promise<Decision | null>;
}
