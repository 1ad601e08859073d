/** A verb: one sort of move, with what makes it lawful, what it does, and what of it is lawful now. */
import type { Seat } from '../model/card.ts';
import type { Move, MoveOf, Offer, Verb } from '../model/move.ts';
import type { Refusal } from '../model/refusal.ts';
import type { Game } from '../kernel/game.ts';

/** What a verb's file says of it. */
export interface VerbRules<V extends Verb> {
  /** Why the move is not lawful; `null` where it is. Changes nothing. */
  readonly judge: (game: Game, seat: Seat, move: MoveOf<V>) => Refusal | null;
  /** Does the move, which has been judged. */
  readonly perform: (game: Game, seat: Seat, move: MoveOf<V>) => void;
  /** Adds everything of it that is lawful now for the seat, in a stable order. */
  readonly offers: (game: Game, seat: Seat, out: Offer[]) => void;
}

/** Moves that only say something to somebody, and change nothing that lies on the table. */
const TALK: ReadonlySet<Verb> = new Set(['show', 'offer', 'withdraw', 'decline', 'ask']);

/** A verb among others: its moves are told apart at its door. */
export interface AnyVerb {
  readonly name: Verb;
  judge(game: Game, seat: Seat, move: Move): Refusal | null;
  perform(game: Game, seat: Seat, move: Move): void;
  offers(game: Game, seat: Seat, out: Offer[]): void;
  /** Whether it only says something to somebody, and changes nothing that lies on the table. */
  readonly talk: boolean;
}

function isOf<V extends Verb>(move: Move, name: V): move is MoveOf<V> {
  return move.do === name;
}

/** Names a verb. */
export function verb<V extends Verb>(name: V, rules: VerbRules<V>): AnyVerb {
  const own = (move: Move): MoveOf<V> => {
    if (isOf(move, name)) return move;
    throw new Error(`${move.do} is not ${name}`);
  };
  const { judge, perform, offers } = rules;
  return {
    name,
    talk: TALK.has(name),
    offers,
    judge: (game, seat, move) => judge(game, seat, own(move)),
    perform: (game, seat, move) => perform(game, seat, own(move)),
  };
}

/** Offers those of some moves that are lawful. */
export function offerLawful<V extends Verb>(
  game: Game,
  seat: Seat,
  out: Offer[],
  judge: VerbRules<V>['judge'],
  candidates: readonly MoveOf<V>[],
): void {
  for (const move of candidates) if (judge(game, seat, move) === null) out.push({ move });
}
