/** Where a card is played from, and how the ways to play each kind of card fit together. */
import type { CardId, Seat } from '../../model/card.ts';
import type { MoveOf, Offer } from '../../model/move.ts';
import { def, emit, player, type Game } from '../../kernel/game.ts';
import { offersByCard } from '../offers-kept.ts';
import type { Refusal } from '../../model/refusal.ts';
import type { Cause } from '../../model/event.ts';
import { take } from '../../chapters/table.ts';

export type PlayMove = MoveOf<'play'>;

/** How cards of a kind are played. */
export interface PlayRules {
  /** Why the move is not lawful. The card is the seat's, in hand, shown at the door, or a one-shot in play. */
  readonly judge: (game: Game, seat: Seat, move: PlayMove) => Refusal | null;
  readonly perform: (game: Game, seat: Seat, move: PlayMove) => void;
  /** The moves that could be lawful with this card. */
  readonly candidates: (game: Game, seat: Seat, card: CardId) => readonly PlayMove[];
  /** Adds the candidates that are lawful, where looking for them tells more than which moves could be. */
  readonly offers?: (game: Game, seat: Seat, card: CardId, out: Offer[]) => void;
}

/** The same with nothing left open, in one form for all kinds, which is quick to look up. */
export type CompleteRules = Required<PlayRules>;

/** Fills in how a card's moves are offered where nothing else is said: each candidate is judged. */
export function complete({ judge, perform, candidates, offers }: PlayRules): CompleteRules {
  function offerLawful(game: Game, seat: Seat, card: CardId, out: Offer[]): void {
    for (const move of candidates(game, seat, card)) if (judge(game, seat, move) === null) out.push({ move });
  }
  return { judge, perform, candidates, offers: offers ?? offerLawful };
}

const PLAIN: (readonly [PlayMove])[] = [];

/** The one move of a card that is played at nothing. */
export function plain(_game: Game, _seat: Seat, card: CardId): readonly [PlayMove] {
  return (PLAIN[card] ??= [{ do: 'play', card }]);
}

/** The offer of that move. */
export const plainOffer = offersByCard((card) => ({ do: 'play', card }));

const AT_SEAT: PlayMove[][] = [];

/** The move of a card that is played at a seat: one object serves all offers of it. */
export function atSeat(card: CardId, seat: Seat): PlayMove {
  const moves = (AT_SEAT[seat] ??= []);
  return (moves[card] ??= { do: 'play', card, seat });
}

const OFFER_AT_SEAT: Offer[][] = [];

/** The offer of that move. */
export function offerAtSeat(card: CardId, seat: Seat): Offer {
  const offers = (OFFER_AT_SEAT[seat] ??= []);
  return (offers[card] ??= { move: atSeat(card, seat) });
}

/** Whether the card is one that the seat could play at all: in the hand, at the door, or a one-shot in play. */
export function isPlayable(game: Game, seat: Seat, card: CardId): boolean {
  const it = player(game, seat);
  if (it.hand.includes(card)) return true;
  if (isShown(game, seat, card)) return true;
  return it.carried.includes(card) && def(game, card).kind === 'oneshot';
}

/** Whether the card is the door card that waits for this seat. */
export function isShown(game: Game, seat: Seat, card: CardId): boolean {
  return game.state.phase === 'door' && game.state.turn === seat && game.state.door === card;
}

/** Takes the card from where it is played from. */
export function takeUp(game: Game, seat: Seat, card: CardId): void {
  if (isShown(game, seat, card)) game.state.door = -1;
  else take(game, seat, [card]);
}

/** Says that a card was played. */
export function sayPlayed(game: Game, seat: Seat, move: PlayMove, cause: Cause): void {
  emit(game, {
    e: 'played',
    seat,
    card: move.card,
    ...(move.on === undefined ? {} : { on: move.on }),
    ...(move.seat === undefined ? {} : { target: move.seat }),
    ...(move.side === undefined ? {} : { side: move.side }),
    ...(move.with === undefined ? {} : { with: move.with }),
    cause,
  });
}

/** Whether a move names nothing beyond these parts. */
export function namesOnly(move: PlayMove, ...parts: readonly ('seat' | 'on' | 'side' | 'with')[]): boolean {
  return (
    (move.seat === undefined || parts.includes('seat')) &&
    (move.on === undefined || parts.includes('on')) &&
    (move.side === undefined || parts.includes('side')) &&
    (move.with === undefined || parts.includes('with'))
  );
}
