/** Messages between a page and the worker that reviews a game. */
import type { Advice, MoveReview, TurningPoint } from '@kickdoor/bots';
import type { CardPool, CardSet, LegalMove, View } from '@kickdoor/rules';

/** A game to review: its record, and its cards. */
export interface ToReview {
  readonly type: 'review';
  readonly text: string;
  readonly sets: readonly CardSet[];
}

/** A position to give advice on: the seat's view, and its legal moves. */
export interface ToAdvise {
  readonly type: 'advise';
  readonly sets: readonly CardSet[];
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  readonly milliseconds: number;
}

/** The findings in a finished game. */
export interface Review extends MoveReview {
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
}

export type FromReviewer =
  /** The share of the work done, from 0 to 1. */
  | { readonly type: 'progress'; readonly share: number }
  /** `null`: the record can't be read. */
  | { readonly type: 'done'; readonly review: Review | null }
  | { readonly type: 'advised'; readonly advice: Advice };

/** The cards of a pool by set, in a form that can be sent as a message. */
export const setsOf = ({ sets, defs }: CardPool): readonly CardSet[] =>
  sets.map((id) => ({ id, cards: defs.filter(({ set }) => set === id) }));

/** Starts the worker; the caller terminates it. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' });
}
