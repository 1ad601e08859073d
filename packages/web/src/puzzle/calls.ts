/** The messages between the page and the worker that finds puzzles. */
import type { Puzzle } from '@kickdoor/bots';
import type { CardSet, SheetId } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';

/** What to find: a puzzle for a base sheet and a seed, starting at one of the seed's games. */
export interface ToFind {
  readonly sheet: SheetId;
  readonly sets: readonly CardSet[];
  readonly language: Language;
  readonly seed: string;
  readonly from: number;
}

export type FromFinder =
  /** How many games have been searched. */
  | { readonly type: 'progress'; readonly games: number }
  /** The puzzle, and the game it was found in; `null` if it was known beforehand. */
  | { readonly type: 'found'; readonly puzzle: Puzzle; readonly game: number | null };
