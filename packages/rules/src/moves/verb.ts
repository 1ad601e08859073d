/**
 * A verb: one kind of move. Each condition for legality is stated once: a verb's rules both validate moves and generate
 * the legal ones. Most verbs have one of three shapes: bare, with one card, with several.
 */
import type { CardId, Seat } from '../model/card.ts';
import type { FreeCards, Move, MoveOf, LegalMove, Verb } from '../model/move.ts';
import { freezeAll } from '../model/freeze.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { TURN_PHASES, type Phase } from '../model/state.ts';
import type { Game } from '../kernel/game.ts';
import { cardsMisfit, isFillable, type CardsMisfit } from '../kernel/bounds.ts';

/** The properties of a verb, whatever its parameters. */
interface Manner {
  /** The phases in which it may be legal with nothing pending. */
  readonly phases: readonly Phase[];
  /** Whether only the active player may use it. During setup it is everybody's turn. */
  readonly ownTurn: boolean;
  /**
   * Why it is illegal in other phases, or on another player's turn. Verbs that are legal at any time need no reason.
   */
  readonly closed?: (game: Game, seat: Seat) => Refusal;
  /** Only for the leader: the fighter of a combat, or the current runner. */
  readonly leads?: boolean;
  /** Only in fast play (`fast.*`). */
  readonly fast?: boolean;
  /** Open to everybody, whatever is pending. */
  readonly always?: boolean;
  /**
   * Whether it only says something and changes nothing on the table: negotiation, and a pass that isn't the last one
   * needed.
   */
  readonly negotiates?: (game: Game, seat: Seat) => boolean;
  /** What its legal moves depend on; anything on the table if left out. */
  readonly follows?: Follows;
  /** It starts a wait in a combat, and leaves both sides unchanged. */
  readonly still?: boolean;
  /** Cards just received may still be played after it (D21). */
  readonly sameMoment?: boolean;
}

/**
 * What a verb's legal moves depend on. They are computed again only when that has changed:
 *
 * - `table`: anything on the table.
 * - `negotiation`: also what has been said, such as trade offers, refusals and passes.
 * - `question`: also an open question, to the seat or from it, or a running wait; without one it has no legal moves.
 * - `gear`: for seats out of combat only their cards in play.
 * - `cards`: for seats out of combat only those and the hand.
 * - `hand`: only the hand.
 */
export type Follows = 'table' | 'negotiation' | 'question' | 'gear' | 'cards' | 'hand';

/** A verb for all phases of a turn. */
export const ANY_TIME: readonly Phase[] = TURN_PHASES;

/** The rules of a verb with a shape of its own. */
export interface VerbRules<V extends Verb> extends Manner {
  /** Why the move is illegal in an open phase; `null` if it is legal. Changes nothing. */
  readonly validate: (game: Game, seat: Seat, move: MoveOf<V>) => Refusal | null;
  /** Makes the move, which has been validated. */
  readonly apply: (game: Game, seat: Seat, move: MoveOf<V>) => void;
  /** Adds the seat's legal moves with this verb, in a stable order. */
  readonly legalMoves: (game: Game, seat: Seat, out: LegalMove[]) => void;
}

/** A verb of any shape, type-erased. */
export interface AnyVerb extends Required<Manner> {
  readonly name: Verb;
  validate(game: Game, seat: Seat, move: Move): Refusal | null;
  apply(game: Game, seat: Seat, move: Move): void;
  legalMoves(game: Game, seat: Seat, out: LegalMove[]): void;
}

const NOT_NOW = refuse('timing.own-turn');

const notNow = (): Refusal => NOT_NOW;
const never = (): boolean => false;
/** For verbs that only say something. */
export const onlyTells = (): boolean => true;

/** Creates a verb with all defaults filled in. Every verb is created here, so that all have the same hidden class. */
function newVerb(
  name: Verb,
  manner: Manner,
  { validate, apply, legalMoves }: Pick<AnyVerb, 'validate' | 'apply' | 'legalMoves'>,
): AnyVerb {
  const { phases, ownTurn, closed = notNow, always = false, negotiates = never } = manner;
  const { follows = 'table', leads = false, fast = false, still = false, sameMoment = false } = manner;
  return {
    name,
    phases,
    ownTurn,
    closed,
    always,
    negotiates,
    follows,
    leads,
    fast,
    still,
    sameMoment,
    validate,
    apply,
    legalMoves,
  };
}

function isOf<V extends Verb>(move: Move, name: V): move is MoveOf<V> {
  return move.do === name;
}

/** Defines a verb with a shape of its own. */
export function verb<V extends Verb>(name: V, rules: VerbRules<V>): AnyVerb {
  const own = (move: Move): MoveOf<V> => {
    if (isOf(move, name)) return move;
    throw new Error(`${move.do} is not ${name}`);
  };
  const { validate, apply, legalMoves } = rules;
  return newVerb(name, rules, {
    legalMoves,
    validate: (game, seat, move) => validate(game, seat, own(move)),
    apply: (game, seat, move) => apply(game, seat, own(move)),
  });
}

/** The verbs whose moves have these fields, and no others. */
type Saying<Parts> = {
  [V in Verb]: [Exclude<keyof MoveOf<V>, 'do'>] extends [Parts]
    ? [Parts] extends [Exclude<keyof MoveOf<V>, 'do'>]
      ? V
      : never
    : never;
}[Verb];

interface BareRules extends Manner {
  /** Why it is illegal in an open phase. */
  readonly validate: (game: Game, seat: Seat) => Refusal | null;
  readonly apply: (game: Game, seat: Seat) => void;
}

/** Defines a verb without parameters. */
export function bareVerb(name: Saying<never>, rules: BareRules): AnyVerb {
  const { validate, apply } = rules;
  const legalMove: LegalMove = freezeAll({ move: { do: name } });
  return newVerb(name, rules, {
    validate,
    apply,
    legalMoves(game, seat, out) {
      if (validate(game, seat) === null) out.push(legalMove);
    },
  });
}

interface CardRules extends Manner {
  /** Why no card is possible now. */
  readonly barred?: (game: Game, seat: Seat) => Refusal | null;
  /** The possible cards. */
  readonly cards: (game: Game, seat: Seat) => readonly CardId[];
  /** Why any other card is not possible. */
  readonly other: (game: Game, seat: Seat, card: CardId) => Refusal;
  /** Why one of the cards is not possible. */
  readonly validate?: (game: Game, seat: Seat, card: CardId) => Refusal | null;
  readonly apply: (game: Game, seat: Seat, card: CardId) => void;
}

const none = (): null => null;

function cardOf(move: Move): CardId {
  return 'card' in move ? (move.card ?? -1) : -1;
}

/** Caches a verb's legal moves by card, because lists of legal moves are built all the time. */
function legalByCard(move: (card: CardId) => Move): (card: CardId) => LegalMove {
  const known: LegalMove[] = [];
  return (card) => (known[card] ??= freezeAll({ move: move(card) }));
}

/** Defines a verb with one card. */
export function cardVerb(name: Saying<'card'>, rules: CardRules): AnyVerb {
  const { barred = none, cards, other, validate = none, apply } = rules;
  const legalMove = legalByCard((card) => ({ do: name, card }));
  return newVerb(name, rules, {
    validate(game, seat, move) {
      const card = cardOf(move);
      const no = barred(game, seat);
      if (no !== null) return no;
      return cards(game, seat).includes(card) ? validate(game, seat, card) : other(game, seat, card);
    },
    apply: (game, seat, move) => apply(game, seat, cardOf(move)),
    legalMoves(game, seat, out) {
      if (barred(game, seat) !== null) return;
      for (const card of cards(game, seat)) {
        if (validate(game, seat, card) === null) out.push(legalMove(card));
      }
    },
  });
}

/** Cards that may be named, and for whom; `undefined` for nobody. */
export interface ForWhom {
  readonly to: Seat | undefined;
  readonly pick: FreeCards;
}

/** Cards that violate the bounds, for whom they were, and the bounds. */
interface Misfit {
  readonly cards: readonly CardId[];
  readonly to: Seat | undefined;
  readonly pick: FreeCards;
  readonly misfit: CardsMisfit;
}

interface CardsRules extends Manner {
  /** Why no cards are possible now. */
  readonly barred?: (game: Game, seat: Seat) => Refusal | null;
  /** The possible cards, for each possible recipient. */
  readonly picks: (game: Game, seat: Seat) => readonly ForWhom[];
  /** The move, with its cards open. */
  readonly move: (to: Seat | undefined) => Move;
  /** Why other cards are not possible. */
  readonly refusal: (game: Game, seat: Seat, broken: Misfit) => Refusal;
  readonly apply: (game: Game, seat: Seat, cards: readonly CardId[], to: Seat | undefined) => void;
}

const NO_PICK: FreeCards = { from: [], min: 1, max: 0 };

function cardsOf(move: Move): readonly CardId[] {
  return 'cards' in move ? (move.cards ?? []) : [];
}

function targetOf(move: Move): Seat | undefined {
  return 'seat' in move ? move.seat : undefined;
}

/** Defines a verb with any number of cards, within bounds, and possibly a recipient. */
export function cardsVerb(name: Saying<'cards'> | Saying<'cards' | 'seat'>, rules: CardsRules): AnyVerb {
  const { barred = none, picks, move, refusal, apply } = rules;
  // One shared object for all legal moves for a seat.
  const kept: Move[] = [];
  const open = (to: Seat | undefined): Move => (kept[(to ?? -1) + 1] ??= freezeAll(move(to)));
  return newVerb(name, rules, {
    validate(game, seat, said) {
      const no = barred(game, seat);
      if (no !== null) return no;
      const [cards, to] = [cardsOf(said), targetOf(said)];
      const pick = picks(game, seat).find((one) => one.to === to)?.pick ?? NO_PICK;
      const misfit = cardsMisfit(pick, cards);
      return misfit === null ? null : refusal(game, seat, { cards, to, pick, misfit });
    },
    apply: (game, seat, said) => apply(game, seat, cardsOf(said), targetOf(said)),
    legalMoves(game, seat, out) {
      if (barred(game, seat) !== null) return;
      for (const { to, pick } of picks(game, seat)) if (isFillable(pick)) out.push({ move: open(to), pick });
    },
  });
}

/** Adds the legal ones among some moves. */
export function pushLegal<V extends Verb>(
  game: Game,
  seat: Seat,
  out: LegalMove[],
  validate: VerbRules<V>['validate'],
  candidates: readonly MoveOf<V>[],
): void {
  for (const move of candidates) if (validate(game, seat, move) === null) out.push({ move });
}
