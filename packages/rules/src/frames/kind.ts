/** The definition of a kind of frame. Each kind is one file in this folder, and `index.ts` lists them all. */
import type { CardId, Seat } from '../model/card.ts';
import type { CancelFrame, Frame } from '../model/frame.ts';
import type { FreeChoice, Move, MoveOf, Pick, Verb } from '../model/move.ts';
import type { Refusal, RuleId } from '../model/refusal.ts';
import type { Options, ShownPhase } from '../model/state.ts';
import type { Clock, PendingView } from '../model/view.ts';
import type { Game } from '../kernel/game.ts';

/** Plays an announced card. Verbs are a layer above frames, so this is passed in. */
export type PlayAnnounced = (game: Game, frame: CancelFrame) => void;

/** What the table does with a frame of one kind, anywhere in the stack. */
export interface FrameKind<F> {
  /** The phase's name while it is pending; `null` if it doesn't replace the turn's phase. */
  readonly phase: ShownPhase | null;
  /** Continues it when it is on top; `false` if it waits for somebody. */
  run(game: Game, frame: F, playAnnounced: PlayAnnounced): boolean;
  /** The cards stored in it. Most frames only refer to cards that are elsewhere. */
  holds(frame: F): readonly CardId[];
  /** Copies it without sharing mutable data. */
  copy(frame: F): F;
  /** Whether it affects a seat or that seat's cards, which must not change until it is done. */
  isAbout(game: Game, frame: F, seat: Seat): boolean;
  /**
   * What remains of it when a seat has left, given the frame below it in the stack: itself, something less, or nothing.
   */
  without(game: Game, frame: F, seat: Seat, below: Frame | undefined): F | null;
  /** Whether it ends with the combat or run, given the frame below it in the stack. */
  isOfBattle(frame: F, below: Frame | undefined): boolean;
  /** How it asks for an answer; `null` if it asks nobody and the game continues by itself. */
  readonly prompt: Prompt<F> | null;
}

/** A frame that waits for an answer. */
export interface Prompt<F> {
  /** Who is asked; `null` for everybody. */
  asked(frame: F): Seat | null;
  /** The verbs that may answer it; showing cards and conceding are always allowed. */
  readonly answers: ReadonlySet<Verb>;
  /** Why a seat can't answer with a verb; `null` if some move with it may be legal. */
  validate(frame: F, seat: Seat, verb: Verb): Refusal | null;
  /** Whether a card played or a power used concerns it. */
  isAnsweredBy(game: Game, frame: F, seat: Seat, move: MoveOf<'play' | 'use'>): boolean;
  /** Why cards and powers that concern something else have to wait. */
  readonly elsewhere: Refusal;
  /** Who may play cards they have just received in the meantime (D51). */
  receivers(frame: F): Receivers;

  /** Whether a seat may pass. */
  mayPass(game: Game, frame: F, seat: Seat): boolean;
  /** Passes for a seat. */
  pass(game: Game, frame: F, seat: Seat): void;
  /** What a seat may choose from, and the rule that other choices violate; `null` if it has no choice. */
  choice(game: Game, frame: F, seat: Seat): Choice | null;
  /** Answers that choice for a seat. */
  choose(game: Game, frame: F, seat: Seat, picks: readonly Pick[]): void;
  /** The default move of a seat that isn't there: whatever changes least (D23, D25). `null` if nothing waits for it. */
  defaultMove(game: Game, frame: F, seat: Seat): Move | null;

  /** Its wait. */
  clock(frame: F, options: Options): Clock;
  /** Ends the wait. */
  timeout(game: Game, frame: F): void;
  /** Whether it waits for nobody anymore and ends early. */
  isSettled(game: Game, frame: F): boolean;

  /** What a seat sees of it; `null` is a spectator. */
  view(game: Game, frame: F, seat: Seat | null): PendingView;
  /** The frame itself, as far as a seat may know it. */
  remember(frame: F, seat: Seat | null): F;
  /** Whether the player asked is marked as owing a choice. */
  readonly marks: boolean;
}

/** `others`: players not asked; `unconcerned`: players not asked whom nothing pending concerns. */
export type Receivers = 'nobody' | 'others' | 'unconcerned' | 'everybody';

export interface Choice extends FreeChoice {
  readonly rule: RuleId;
}

const NO_CARDS: readonly CardId[] = [];

/** Defines a kind of frame. By default it holds no cards, concerns nobody, stays if players leave, and asks nothing. */
export function defineFrame<F extends object>(
  rules: Partial<FrameKind<F>> & { readonly run: FrameKind<F>['run'] },
): FrameKind<F> {
  return Object.freeze({
    phase: null,
    holds: () => NO_CARDS,
    copy: (frame: F): F => ({ ...frame }),
    isAbout: () => false,
    without: (_game: Game, frame: F): F => frame,
    isOfBattle: () => false,
    prompt: null,
    ...rules,
  });
}

/** The parts of a prompt that have defaults. */
type Unsaid = 'mayPass' | 'pass' | 'choice' | 'choose' | 'isSettled' | 'remember' | 'marks';

/** Defines a prompt. By default it can't be passed, has no choice, hides nothing, and ends when its time is over. */
export function definePrompt<F extends object>(
  rules: Omit<Prompt<F>, Unsaid> & Partial<Prompt<F>>,
): Prompt<F> {
  return Object.freeze({
    mayPass: () => false,
    pass() {
      throw new Error('this is not passed');
    },
    choice: () => null,
    choose() {
      throw new Error('there is nothing to choose');
    },
    isSettled: () => false,
    remember: (frame: F): F => frame,
    marks: false,
    ...rules,
  });
}
