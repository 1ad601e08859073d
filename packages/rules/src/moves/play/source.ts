/** Where a card is played from, and the common interface of how each kind of card is played. */
import type { CardId, Seat } from '../../model/card.ts';
import { freezeAll } from '../../model/freeze.ts';
import type { MoveOf, LegalMove } from '../../model/move.ts';
import { def, emit, player, type Game } from '../../kernel/game.ts';
import type { Refusal } from '../../model/refusal.ts';
import type { Cause } from '../../model/event.ts';
import { namedIn } from '../../chapters/announced.ts';
import { take } from '../../chapters/table.ts';

export type PlayMove = MoveOf<'play'>;

/** A play that might be legal, with its alternative form, if there is one. */
export interface LegalPlay extends LegalMove {
  readonly move: PlayMove;
}

/** How cards of a kind are played. */
export interface PlayRules {
  /** Whether they are played only on their player's own turn, or when just received: a quick first check. */
  readonly ownTurn: boolean;
  /** Why the move is illegal. The card is the seat's, in hand, shown at the door, or a one-shot in play. */
  readonly validate: (game: Game, seat: Seat, move: PlayMove) => Refusal | null;
  readonly apply: (game: Game, seat: Seat, move: PlayMove) => void;
  /** The plays of the card that might be legal; {@link PlayRules.validate} decides. */
  readonly candidates: (game: Game, seat: Seat, card: CardId) => readonly LegalPlay[];
}

const PLAIN: (readonly [LegalPlay])[] = [];

/** The only play of a card without a target. */
export function plain(_game: Game, _seat: Seat, card: CardId): readonly [LegalPlay] {
  return (PLAIN[card] ??= freezeAll([{ move: { do: 'play', card } }]));
}

const AT_SEAT: LegalPlay[][] = [];

/** A card played on a seat: one shared object for all lists that contain it. */
export function atSeat(card: CardId, seat: Seat): LegalPlay {
  const legalMoves = (AT_SEAT[seat] ??= []);
  return (legalMoves[card] ??= freezeAll({ move: { do: 'play', card, seat } }));
}

const ON_ONESELF: { readonly bare: LegalPlay[][]; readonly named: LegalPlay[][] } = { bare: [], named: [] };

/** A card played on its own player, with that player named or not; the other form is legal, too. */
export function onOneself(card: CardId, seat: Seat, form: 'bare' | 'named'): LegalPlay {
  const known = (ON_ONESELF[form][seat] ??= []);
  return (known[card] ??= freezeAll(twoForms({ do: 'play', card }, atSeat(card, seat).move, form)));
}

function twoForms(bare: PlayMove, named: PlayMove, form: 'bare' | 'named'): LegalPlay {
  return form === 'bare' ? { move: bare, alias: named } : { move: named, alias: bare };
}

/** Plays with only one form. */
export function saying(moves: readonly PlayMove[]): readonly LegalPlay[] {
  return moves.map((move) => ({ move }));
}

/** Whether the seat could play the card at all: in hand, at the door, or a one-shot in play. */
export function isPlayable(game: Game, seat: Seat, card: CardId): boolean {
  const it = player(game, seat);
  if (it.hand.includes(card)) return true;
  if (isShown(game, seat, card)) return true;
  return it.carried.includes(card) && def(game, card).kind === 'oneshot';
}

/** Whether the card is the door card waiting for this seat. */
export function isShown(game: Game, seat: Seat, card: CardId): boolean {
  return game.state.phase === 'door' && game.state.turn === seat && game.state.door === card;
}

/** Removes the card from where it is played from. */
export function takeUp(game: Game, seat: Seat, card: CardId): void {
  if (isShown(game, seat, card)) game.state.door = -1;
  else take(game, seat, [card]);
}

/** Reports that a card was played. */
export function sayPlayed(game: Game, seat: Seat, move: PlayMove, cause: Cause): void {
  emit(game, { e: 'played', seat, card: move.card, ...namedIn(move), cause });
}

type Part = 'seat' | 'on' | 'side' | 'with';

/** Whether a move names nothing beyond these fields. */
export function namesOnly(move: PlayMove, one?: Part, other?: Part): boolean {
  return (
    (move.seat === undefined || one === 'seat' || other === 'seat') &&
    (move.on === undefined || one === 'on' || other === 'on') &&
    (move.side === undefined || one === 'side' || other === 'side') &&
    (move.with === undefined || one === 'with' || other === 'with')
  );
}
