/** Where a card is played from, and how the ways to play each kind of card fit together. */
import type { CardId, Seat } from '../../model/card.ts';
import type { MoveOf, Offer } from '../../model/move.ts';
import { def, emit, player, type Game } from '../../kernel/game.ts';
import type { Refusal } from '../../model/refusal.ts';
import type { Cause } from '../../model/event.ts';
import { take } from '../../chapters/table.ts';

export type PlayMove = MoveOf<'play'>;

/** A play that may be legal, with the other way to say it, if there is one. */
export interface PlayOffer extends Offer {
  readonly move: PlayMove;
}

/** How cards of a kind are played. */
export interface PlayRules {
  /** Why the move is not legal. The card is the seat's, in hand, shown at the door, or a one-shot in play. */
  readonly judge: (game: Game, seat: Seat, move: PlayMove) => Refusal | null;
  readonly perform: (game: Game, seat: Seat, move: PlayMove) => void;
  /** The ways to play the card that may be legal: those that {@link PlayRules.judge} allows are. */
  readonly candidates: (game: Game, seat: Seat, card: CardId) => readonly PlayOffer[];
}

const PLAIN: (readonly [PlayOffer])[] = [];

/** The one play of a card that is played at nothing. */
export function plain(_game: Game, _seat: Seat, card: CardId): readonly [PlayOffer] {
  return (PLAIN[card] ??= [{ move: { do: 'play', card } }]);
}

const AT_SEAT: PlayOffer[][] = [];

/** A card played at a seat: one object serves all lists that it stands in. */
export function atSeat(card: CardId, seat: Seat): PlayOffer {
  const offers = (AT_SEAT[seat] ??= []);
  return (offers[card] ??= { move: { do: 'play', card, seat } });
}

/** Plays that are said in one way. */
export function saying(moves: readonly PlayMove[]): readonly PlayOffer[] {
  return moves.map((move) => ({ move }));
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
