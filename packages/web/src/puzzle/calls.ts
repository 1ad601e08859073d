/** What a page and the worker that looks for puzzles say to each other. */
import type { Puzzle } from '@kickdoor/bots';
import type { CardSet, SheetId } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';

/** A puzzle to look for: at which table, from which seed, and from which of its games on. */
export interface ToFind {
  readonly sheet: SheetId;
  readonly sets: readonly CardSet[];
  readonly language: Language;
  readonly seed: string;
  readonly from: number;
}

export type FromFinder =
  /** Games that were looked through. */
  | { readonly type: 'progress'; readonly games: number }
  /** A puzzle, and the game in which it was found; `null` if it was known. */
  | { readonly type: 'found'; readonly puzzle: Puzzle; readonly game: number | null };
