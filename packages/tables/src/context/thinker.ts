/** Bots that search, as a table asks for their decisions. */
import type { Character, Decision, Past, Strength } from '@kickdoor/bots';
import type { LegalMove, RecordedSet, View } from '@kickdoor/rules';

/** A position as its bot is told of it: what its seat sees and may do. Nothing of the table's state is among it. */
export interface Question {
  /** Tables take turns where there is not time for all. */
  readonly table: string;
  /** The cards, by the hashes of their sets. */
  readonly sets: readonly RecordedSet[];
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  readonly strength: Strength;
  readonly character: Character | null;
  /** What players have done to each other lately, as everybody has seen it. */
  readonly past: Past;
  /** The answer is wanted within so many milliseconds. */
  readonly milliseconds: number;
  /** The bot's random numbers follow from it. */
  readonly seed: string;
}

export interface Thinker {
  /**
   * Decides. Always settles soon after the time that the question gives; rejects where there is no decision in time, or the
   * search has failed. `dropped` says that nobody wants the answer any more.
   */
  decide(question: Question, dropped: AbortSignal): Promise<Decision | null>;
}
