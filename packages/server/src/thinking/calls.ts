/** The messages between the server and the threads that search. A thread learns what a seat sees, never a state. */
import type { Character, Decision, Past, Strength } from '@kickdoor/bots';
import type { LegalMove, View } from '@kickdoor/rules';

/** Card sets that later searches refer to by their key, each as `keepPack` writes it. */
export interface CardsCall {
  readonly type: 'cards';
  readonly key: string;
  readonly packs: readonly string[];
}

export interface SearchCall {
  readonly type: 'search';
  readonly id: number;
  /** Identifies the cards. */
  readonly key: string;
  readonly view: View;
  readonly legalMoves: readonly LegalMove[];
  readonly strength: Strength;
  readonly character: Character | null;
  readonly past: Past;
  readonly milliseconds: number;
  readonly seed: string;
}

export type ToThread = CardsCall | SearchCall;

export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'decided'; readonly id: number; readonly decision: Decision | null }
  | { readonly type: 'failed'; readonly id: number; readonly why: string };
