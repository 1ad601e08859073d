/** What a kind of frame says of itself. Each kind is one file here, and `index.ts` has them all. */
import type { CardId, Seat } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';
import type { FreeChoice, Move, MoveOf, Pick, Verb } from '../model/move.ts';
import type { Refusal, RuleId } from '../model/refusal.ts';
import type { Options, ShownPhase } from '../model/state.ts';
import type { Clock, PendingView } from '../model/view.ts';
import type { Game } from '../kernel/game.ts';

/** What the table does with a frame of one kind, wherever it lies in the stack. */
export interface FrameKind<F> {
  /** What the phase is called while it is pending; `null` where it hides nothing of the turn's own. */
  readonly phase: ShownPhase | null;
  /** Goes on with it, where it is on top; `false` where it waits for somebody. */
  run(game: Game, frame: F): boolean;
  /** The cards that lie with it. Most frames only speak of cards that lie elsewhere. */
  holds(frame: F): readonly CardId[];
  /** A copy that shares nothing that changes. */
  copy(frame: F): F;
  /** Whether it is done to a seat, or with a seat's cards, which stay as they are until it is done. */
  isAbout(game: Game, frame: F, seat: Seat): boolean;
  /** What remains of it when a seat has left, with what lay below it in the stack: itself, something less, or nothing. */
  without(game: Game, frame: F, seat: Seat, below: Frame | undefined): F | null;
  /** Whether it is over with the combat or flight, with what lies below it in the stack. */
  isOfBattle(frame: F, below: Frame | undefined): boolean;
  /** How somebody is asked; `null` where nobody is and the game carries on by itself. */
  readonly prompt: Prompt<F> | null;
}

/** What a frame says that waits for an answer. */
export interface Prompt<F> {
  /** Who is asked; `null` for everybody. */
  asked(frame: F): Seat | null;
  /** The verbs that may answer it; showing cards and conceding are open besides. */
  readonly answers: ReadonlySet<Verb>;
  /** Why a seat can't answer with a verb; `null` where something of it may be legal. */
  judge(frame: F, seat: Seat, verb: Verb): Refusal | null;
  /** Whether a card played or a power used is about it. */
  isAnsweredBy(game: Game, frame: F, seat: Seat, move: MoveOf<'play' | 'use'>): boolean;
  /** Why cards and powers that are about something else have to wait. */
  readonly elsewhere: Refusal;
  /** Who may meanwhile play what they have just received (D51). */
  receivers(frame: F): Receivers;

  /** Whether a seat may let it go by. */
  mayPass(game: Game, frame: F, seat: Seat): boolean;
  /** A seat lets it go by. */
  pass(game: Game, frame: F, seat: Seat): void;
  /** What a seat may choose from, and the rule that other choices break; `null` where it chooses nothing. */
  choice(game: Game, frame: F, seat: Seat): Choice | null;
  /** A seat's answer to that. */
  choose(game: Game, frame: F, seat: Seat, picks: readonly Pick[]): void;
  /** The move of a seat that is not there: whatever changes least (D23, D25). `null` where nothing waits for it. */
  idle(game: Game, frame: F, seat: Seat): Move | null;

  /** Its wait. */
  clock(frame: F, options: Options): Clock;
  /** The wait is over. */
  timeout(game: Game, frame: F): void;
  /** Whether it waits for nobody any more, and is over before its time. */
  isSettled(game: Game, frame: F): boolean;

  /** What a seat sees of it; `null` is a spectator. */
  view(game: Game, frame: F, seat: Seat | null): PendingView;
  /** The frame itself, as far as a seat may know it. */
  remember(frame: F, seat: Seat | null): F;
  /** Whether who is asked is marked as owing a choice. */
  readonly marks: boolean;
}

/** `others`: who is not asked; `unconcerned`: who is not asked, and nothing pending is about. */
export type Receivers = 'nobody' | 'others' | 'unconcerned' | 'everybody';

export interface Choice extends FreeChoice {
  readonly rule: RuleId;
}

const NO_CARDS: readonly CardId[] = [];

/** A kind of frame, where not said otherwise: it holds no cards, is about nobody, outlives who leaves, and asks nothing. */
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

/** What a prompt may leave unsaid. */
type Unsaid = 'mayPass' | 'pass' | 'choice' | 'choose' | 'isSettled' | 'remember' | 'marks';

/** A prompt, where not said otherwise: it can't be passed, offers no choice, hides nothing, and is over in its time. */
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
