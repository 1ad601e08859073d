/** What an effect's file says of it: what it takes, what it does, and how it reads. */
import type { z } from 'zod';
import type { Game } from '../kernel/game.ts';
import type { Playing, Target, Use, Writable } from '../kernel/effect.ts';
import type { CardId, Kind, Seat, Traits } from '../model/card.ts';
import type { Offer, Pick } from '../model/move.ts';
import type { Refusal, RuleId } from '../model/refusal.ts';
import type { ChoiceFrame, DoFrame } from '../model/frame.ts';
import type { Boost } from '../model/state.ts';
import type { Phrase } from '../model/phrase.ts';

/** The rules that a card with the effect goes before (`precedence.card-over-sheet`), or how they follow from it. */
export type Bends<P> = readonly RuleId[] | ((params: P) => readonly RuleId[]);

/** An effect that happens once. */
export interface DeedModule<P> {
  readonly name: string;
  readonly schema: z.ZodType<P>;
  readonly bends: Bends<P>;
  /** Does it, or opens the choice that it needs. */
  run(game: Game, params: P, frame: DoFrame): void;
  /** Whether it would, done by this card, do anything to its subject now; a curse with nothing to strike has no effect (`curses.nothing-to-strike`). */
  readonly strikes?: (game: Game, params: P, subject: Seat, card: CardId) => boolean;
  /** Goes on once the choice that it opened is answered. */
  chosen?(game: Game, params: P, frame: ChoiceFrame, picks: readonly Pick[]): void;
  /** What it would strike, for wards. Items have none: each may be kept by itself. */
  topic?(params: P): string | null;
  /** It says itself whom it befalls: no ward of its subject's keeps it from others (D43). */
  readonly spreads?: true;
  words(params: P): Phrase;
}

/** An effect of playing a card into a combat, a flight, or any time. */
export interface PlayModule<P> {
  readonly name: string;
  readonly schema: z.ZodType<P>;
  readonly bends: Bends<P>;
  /** Everything that it could be aimed at now, lawful or not. */
  readonly targets: (game: Game, params: P, seat: Seat) => readonly Target[];
  /** Why it can't be played so now; `null` where it can. */
  readonly judge: (game: Game, params: P, seat: Seat, card: CardId, target: Target) => Refusal | null;
  run(game: Game, params: P, playing: Playing): void;
  /** What a boost that it gave, and that counts anew, is worth now. */
  count?(game: Game, params: P, boost: Boost): number;
  /** Goes on once the choice that it opened is answered. */
  chosen?(game: Game, params: P, frame: ChoiceFrame, picks: readonly Pick[]): void;
  words(params: P): Phrase;
}

/**
 * An effect that holds while its card is in play: it is folded into the card's {@link Traits} when a pack is read. A
 * card's text is read back from there, so that it says what holds.
 */
export interface TraitModule<P> {
  readonly name: string;
  readonly schema: z.ZodType<P>;
  readonly bends: Bends<P>;
  fold(into: Writable<Traits>, params: P): void;
  unfold(traits: Traits): readonly P[];
  /** How it reads on a card of this kind: what a monster does and what an item gives differ in words. */
  words(params: P, kind: Kind): Phrase;
}

/** Something that may be done, again and again, while its card is in play. */
export interface PowerModule<P> {
  readonly name: string;
  readonly schema: z.ZodType<P>;
  readonly bends: Bends<P>;
  /** The name for `use` when the pack gives none. */
  title(params: P): string;
  readonly judge: (game: Game, params: P, use: Use) => Refusal | null;
  perform(game: Game, params: P, use: Use): void;
  /** Goes on once the choice that it opened is answered. */
  chosen?(game: Game, params: P, frame: ChoiceFrame, picks: readonly Pick[]): void;
  /** Adds what is lawful now for this seat. */
  readonly offers: (game: Game, params: P, seat: Seat, card: CardId, name: string, out: Offer[]) => void;
  words(params: P): Phrase;
}
