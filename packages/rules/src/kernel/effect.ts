/**
 * What the game asks of an effect, whatever it takes: its parameters travel as the pack wrote them. `effects/define.ts` makes an
 * entry of the registries (`registry.ts`) out of an effect's file.
 */
import type { z } from 'zod';
import type { CardId, Kind, Seat, Side, Traits } from '../model/card.ts';
import type { Params } from '../model/effect.ts';
import type { ChoiceFrame, DoFrame } from '../model/frame.ts';
import type { Move, Offer, Pick } from '../model/move.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Refusal, RuleId } from '../model/refusal.ts';
import type { Boost } from '../model/state.ts';
import type { Game } from './game.ts';

/** Where a card is aimed. */
export interface Target {
  readonly side?: Side;
  readonly seat?: Seat;
  readonly card?: CardId;
}

/** One playing of a card. */
export interface Playing {
  readonly seat: Seat;
  readonly card: CardId;
  readonly target: Target;
  /** Which of the card's plays this is. */
  readonly index: number;
}

/** One use of a power. `card` is the card that gives it. */
export interface Use {
  readonly seat: Seat;
  readonly card: CardId;
  readonly move: Extract<Move, { do: 'use' }>;
}

/** What every effect can say of itself, for documentation and JSON Schema. */
export interface Described {
  readonly name: string;
  readonly schema: z.ZodType;
}

export interface AnyDeed extends Described {
  run(game: Game, params: Params, frame: DoFrame): void;
  strikes(game: Game, params: Params, subject: Seat, card: CardId): boolean;
  chosen(game: Game, params: Params, frame: ChoiceFrame, picks: readonly Pick[]): void;
  topic(params: Params): string | null;
  readonly spreads: boolean;
  bends(params: Params): readonly RuleId[];
  words(params: Params): Phrase;
}

export interface AnyTrait extends Described {
  fold(into: Writable<Traits>, params: Params): void;
  /** The sentences for what traits of this sort a card has. */
  read(traits: Traits, kind: Kind): Phrase[];
  /** The rules that what a card has of this sort goes before. */
  bends(traits: Traits): readonly RuleId[];
}

export interface AnyPlay extends Described {
  targets(game: Game, params: Params, seat: Seat): readonly Target[];
  judge(game: Game, params: Params, seat: Seat, card: CardId, target: Target): Refusal | null;
  run(game: Game, params: Params, playing: Playing): void;
  count(game: Game, params: Params, boost: Boost): number;
  chosen(game: Game, params: Params, frame: ChoiceFrame, picks: readonly Pick[]): void;
  bends(params: Params): readonly RuleId[];
  words(params: Params): Phrase;
}

export interface AnyPower extends Described {
  title(params: Params): string;
  judge(game: Game, params: Params, use: Use): Refusal | null;
  perform(game: Game, params: Params, use: Use): void;
  chosen(game: Game, params: Params, frame: ChoiceFrame, picks: readonly Pick[]): void;
  offers(game: Game, params: Params, seat: Seat, card: CardId, name: string, out: Offer[]): void;
  bends(params: Params): readonly RuleId[];
  words(params: Params): Phrase;
}

export type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
