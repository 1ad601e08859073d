/** Item enhancers: attached to one of the player's items in play, and from then on part of it. */
import type { CardId, Seat } from '../../model/card.ts';
import { def, edit, type Game } from '../../kernel/game.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { canBeEnhanced, itemsInPlay } from '../../chapters/items.ts';
import { validateLaying } from './lay.ts';
import { namesOnly, saying, sayPlayed, takeUp, type PlayRules } from './source.ts';

/** The player's own items that can have an enhancer: not single-use items, and not a steed's (`steeds.gear`). */
function enhanceable(game: Game, seat: Seat): CardId[] {
  return itemsInPlay(game, seat).filter((card) => canBeEnhanced(def(game, card)));
}

function validateItem(game: Game, seat: Seat, item: CardId | undefined): Refusal | null {
  if (item !== undefined && enhanceable(game, seat).includes(item)) return null;
  const steeds = item !== undefined && itemsInPlay(game, seat).includes(item) && def(game, item).steed;
  return steeds ? refuse('steeds.gear') : refuse('items.carried');
}

/** Like an item, an enhancer is put in play on the player's own turn, out of combat, or the moment it is received. */
export const itemEnhancer: PlayRules = {
  ownTurn: true,
  validate(game, seat, move) {
    if (game.state.phase === 'setup') return refuse('setup.opening-plays');
    if (!namesOnly(move, 'on')) return refuse('items.carried');
    return validateLaying(game, seat, move.card) ?? validateItem(game, seat, move.on);
  },
  apply(game, seat, move) {
    if (move.on === undefined) return;
    takeUp(game, seat, move.card);
    edit(game, seat).attached.push([move.on, move.card]);
    sayPlayed(game, seat, move, { rule: 'items.carried' });
  },
  candidates: (game, seat, card) => saying(itemsInPlay(game, seat).map((on) => ({ do: 'play', card, on }))),
};
