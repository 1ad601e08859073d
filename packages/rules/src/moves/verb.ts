/**
 * A verb: one sort of move. Each condition under which a move is legal stands once: what a verb's rules judge a move by is what
 * its legal moves are looked for with. Most verbs are of one of three shapes: bare, with one card, with several.
 */
import type { CardId, Seat } from '../model/card.ts';
import type { FreeCards, Move, MoveOf, Offer, Verb } from '../model/move.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import type { Phase } from '../model/state.ts';
import type { Game } from '../kernel/game.ts';
import { cardsMisfit, isFillable, type CardsMisfit } from '../kernel/bounds.ts';
import { offerStanding, type Standing } from '../kernel/memo.ts';
import { offersByCard } from './offers-kept.ts';

/** What is so of a verb, whatever is said with it. */
interface Manner {
  /** The phases in which something of it may be legal with nothing pending. */
  readonly phases: readonly Phase[];
  /** Whether only whose turn it is may do anything of it. In the setup it is everybody's turn. */
  readonly ownTurn: boolean;
  /** Why nothing of it is legal in other phases, or on another one's turn. What is legal at any time needs no reason. */
  readonly closed?: (game: Game, seat: Seat) => Refusal;
  /** It is open to everybody whatever is pending. */
  readonly always?: boolean;
  /** It only says something to somebody, and changes nothing that lies on the table. */
  readonly talk?: boolean;
  /** It starts a wait in a combat, and leaves both sides of it as they are. */
  readonly still?: boolean;
  /** What was just received may still be played after it (D21). */
  readonly sameMoment?: boolean;
}

/** All phases of a turn. */
export const ANY_TIME: readonly Phase[] = [
  'opening',
  'door',
  'trouble',
  'combat',
  'flee',
  'closing',
  'charity',
];

/** What the file of a verb of its own shape says of it. */
export interface VerbRules<V extends Verb> extends Manner {
  /** Why the move is not legal, its phase being open; `null` where it is. Changes nothing. */
  readonly judge: (game: Game, seat: Seat, move: MoveOf<V>) => Refusal | null;
  /** Does the move, which has been judged. */
  readonly perform: (game: Game, seat: Seat, move: MoveOf<V>) => void;
  /** Adds everything of it that is legal now for the seat, in a stable order. */
  readonly offers: (game: Game, seat: Seat, out: Offer[]) => void;
}

/** A verb among others, whatever its shape. */
export interface AnyVerb extends Required<Manner> {
  readonly name: Verb;
  judge(game: Game, seat: Seat, move: Move): Refusal | null;
  perform(game: Game, seat: Seat, move: Move): void;
  offers(game: Game, seat: Seat, out: Offer[]): void;
}

const NOT_NOW = refuse('timing.own-turn');

/** The same with nothing left open. */
function complete({ phases, ownTurn, ...manner }: Manner): Required<Manner> {
  const { closed = () => NOT_NOW, always = false, talk = false, still = false, sameMoment = false } = manner;
  return { phases, ownTurn, closed, always, talk, still, sameMoment };
}

function isOf<V extends Verb>(move: Move, name: V): move is MoveOf<V> {
  return move.do === name;
}

/** A verb of its own shape. */
export function verb<V extends Verb>(name: V, rules: VerbRules<V>): AnyVerb {
  const own = (move: Move): MoveOf<V> => {
    if (isOf(move, name)) return move;
    throw new Error(`${move.do} is not ${name}`);
  };
  const { judge, perform, offers } = rules;
  return {
    name,
    ...complete(rules),
    offers,
    judge: (game, seat, move) => judge(game, seat, own(move)),
    perform: (game, seat, move) => perform(game, seat, own(move)),
  };
}

/** The verbs whose moves say something of these parts, and of no others. */
type Saying<Parts> = {
  [V in Verb]: [Exclude<keyof MoveOf<V>, 'do'>] extends [Parts]
    ? [Parts] extends [Exclude<keyof MoveOf<V>, 'do'>]
      ? V
      : never
    : never;
}[Verb];

interface BareRules extends Manner {
  /** Why it is not legal, its phase being open. */
  readonly judge: (game: Game, seat: Seat) => Refusal | null;
  readonly perform: (game: Game, seat: Seat) => void;
}

/** A verb that says nothing but itself. */
export function bareVerb(name: Saying<never>, rules: BareRules): AnyVerb {
  const { judge, perform } = rules;
  const offer: Offer = { move: { do: name } };
  return {
    name,
    ...complete(rules),
    judge,
    perform,
    offers(game, seat, out) {
      if (judge(game, seat) === null) out.push(offer);
    },
  };
}

/** What is so of a verb with cards. */
interface CardManner extends Manner {
  /** Whether what it may name hangs on what lies in front of the seat alone, so that it is looked for once; by which name. */
  readonly standing?: (game: Game, seat: Seat) => Standing | null;
}

interface CardRules extends CardManner {
  /** Why no card will do now. */
  readonly barred?: (game: Game, seat: Seat) => Refusal | null;
  /** The cards that may do. */
  readonly cards: (game: Game, seat: Seat) => readonly CardId[];
  /** Why any other card will not. */
  readonly other: (game: Game, seat: Seat, card: CardId) => Refusal;
  /** Why one of the cards will not. */
  readonly judge?: (game: Game, seat: Seat, card: CardId) => Refusal | null;
  readonly perform: (game: Game, seat: Seat, card: CardId) => void;
}

const never = (): null => null;

type Find = (game: Game, seat: Seat, out: Offer[]) => void;

/** Adds what is found, or what was found before where that still stands. */
function offerOnce(game: Game, seat: Seat, out: Offer[], standing: Standing | null, find: Find): void {
  if (standing === null) find(game, seat, out);
  else offerStanding(game, seat, standing, out, find);
}

function cardOf(move: Move): CardId {
  return 'card' in move ? (move.card ?? -1) : -1;
}

/** A verb with one card. */
export function cardVerb(name: Saying<'card'>, rules: CardRules): AnyVerb {
  const { standing = never, barred = never, cards, other, judge = never, perform } = rules;
  const offer = offersByCard((card) => ({ do: name, card }));
  function find(game: Game, seat: Seat, out: Offer[]): void {
    for (const card of cards(game, seat)) if (judge(game, seat, card) === null) out.push(offer(card));
  }
  return {
    name,
    ...complete(rules),
    judge(game, seat, move) {
      const card = cardOf(move);
      const no = barred(game, seat);
      if (no !== null) return no;
      return cards(game, seat).includes(card) ? judge(game, seat, card) : other(game, seat, card);
    },
    perform: (game, seat, move) => perform(game, seat, cardOf(move)),
    offers(game, seat, out) {
      if (barred(game, seat) === null) offerOnce(game, seat, out, standing(game, seat), find);
    },
  };
}

/** Cards that may be named, and for whom; `undefined` for nobody. */
export type ForWhom = readonly [to: Seat | undefined, pick: FreeCards];

/** Cards that don't fit, for whom they were, and the bounds that they break. */
interface Misfit {
  readonly cards: readonly CardId[];
  readonly to: Seat | undefined;
  readonly pick: FreeCards;
  readonly misfit: CardsMisfit;
}

interface CardsRules extends CardManner {
  /** Why no cards will do now. */
  readonly barred?: (game: Game, seat: Seat) => Refusal | null;
  /** The cards that will do, for each for whom they may be. */
  readonly picks: (game: Game, seat: Seat) => readonly ForWhom[];
  /** The move with its cards left open. */
  readonly move: (to: Seat | undefined) => Move;
  /** Why other cards will not do. */
  readonly refusal: (game: Game, seat: Seat, broken: Misfit) => Refusal;
  readonly perform: (game: Game, seat: Seat, cards: readonly CardId[], to: Seat | undefined) => void;
}

const NO_PICK: FreeCards = { from: [], min: 1, max: 0 };

function cardsOf(move: Move): readonly CardId[] {
  return 'cards' in move ? (move.cards ?? []) : [];
}

function targetOf(move: Move): Seat | undefined {
  return 'seat' in move ? move.seat : undefined;
}

/** A verb with any number of cards, within bounds, that may be for somebody. */
export function cardsVerb(name: Saying<'cards'> | Saying<'cards' | 'seat'>, rules: CardsRules): AnyVerb {
  const { standing = never, barred = never, picks, move, refusal, perform } = rules;
  // One object serves all offers for a seat.
  const kept: Move[] = [];
  const open = (to: Seat | undefined): Move => (kept[(to ?? -1) + 1] ??= move(to));
  function find(game: Game, seat: Seat, out: Offer[]): void {
    for (const [to, pick] of picks(game, seat)) if (isFillable(pick)) out.push({ move: open(to), pick });
  }
  return {
    name,
    ...complete(rules),
    judge(game, seat, said) {
      const no = barred(game, seat);
      if (no !== null) return no;
      const [cards, to] = [cardsOf(said), targetOf(said)];
      const pick = picks(game, seat).find(([whom]) => whom === to)?.[1] ?? NO_PICK;
      const misfit = cardsMisfit(pick, cards);
      return misfit === null ? null : refusal(game, seat, { cards, to, pick, misfit });
    },
    perform: (game, seat, said) => perform(game, seat, cardsOf(said), targetOf(said)),
    offers(game, seat, out) {
      if (barred(game, seat) === null) offerOnce(game, seat, out, standing(game, seat), find);
    },
  };
}

/** Offers those of some moves that are legal. */
export function offerLegal<V extends Verb>(
  game: Game,
  seat: Seat,
  out: Offer[],
  judge: VerbRules<V>['judge'],
  candidates: readonly MoveOf<V>[],
): void {
  for (const move of candidates) if (judge(game, seat, move) === null) out.push({ move });
}
