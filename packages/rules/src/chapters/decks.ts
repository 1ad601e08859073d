/** The two decks and their discard piles (`cards.*`). */
import type { CardId, DeckName } from '../model/card.ts';
import { shuffleDeck } from '../kernel/chance.ts';
import { def, emit, type Game } from '../kernel/game.ts';

/**
 * Draws the top card; `null` if deck and pile are both empty (`cards.none-left`). The pile is reshuffled as soon as the
 * last card is drawn, or at the next draw if it was empty then (D17).
 */
export function drawCard(game: Game, deck: DeckName): CardId | null {
  const { decks } = game.state;
  if (decks[deck].length === 0) reshuffle(game, deck);
  const card = decks[deck].pop();
  if (card === undefined) return null;
  if (decks[deck].length === 0) reshuffle(game, deck);
  return card;
}

function reshuffle(game: Game, deck: DeckName): void {
  const { decks, discards } = game.state;
  if (discards[deck].length === 0) return;
  decks[deck] = discards[deck];
  discards[deck] = [];
  shuffleDeck(game.state, deck);
  emit(game, { e: 'reshuffled', deck, cause: { rule: 'cards.reshuffle' } });
}

/** Whether a card of this deck can be drawn now. */
export function canDraw(game: Game, deck: DeckName): boolean {
  return game.state.decks[deck].length + game.state.discards[deck].length > 0;
}

/** Puts a card on top of its discard pile, and ends its countdown. The caller has removed it from its place. */
export function discard(game: Game, card: CardId): void {
  game.state.discards[def(game, card).deck].push(card);
  const { counts } = game.state;
  if (counts === undefined) return;
  const others = counts.filter(([counting]) => counting !== card);
  if (others.length > 0) game.state.counts = others;
  else delete game.state.counts;
}

/** The top card of a pile, or `null`. */
export function topDiscard(game: Game, deck: DeckName): CardId | null {
  return game.state.discards[deck].at(-1) ?? null;
}
