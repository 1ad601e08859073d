/** The place that everybody is at: a card beside the decks whose effects apply to all until another replaces it. */
import type { CardDef, CardId, Seat } from '../model/card.ts';
import { def, edit, emit, touch, type Game } from '../kernel/game.ts';
import { discard } from './decks.ts';

/** Opens a place and discards the one before. The caller has removed the card from its place. */
export function openPlace(game: Game, seat: Seat, card: CardId): void {
  const { place } = game.state;
  game.state.place = card;
  // Everything memoized about a player's cards depends on the place, too.
  for (let other = 0; other < game.state.players.length; other++) edit(game, other);
  touch(game);
  if (place !== undefined) discard(game, place);
  const before = place === undefined ? {} : { before: place };
  emit(game, { e: 'place', seat, card, ...before, cause: { rule: 'precedence.card-over-sheet', by: seat } });
}

/** The place's definition, or `null` if there is none. */
export function placeDef(game: Game): CardDef | null {
  const { place } = game.state;
  return place === undefined ? null : def(game, place);
}
