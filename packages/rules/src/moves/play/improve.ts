/** Enhancers of items: laid on an item in front of their player, with which they go from then on. */
import type { CardId, Seat } from '../../model/card.ts';
import { def, edit, type Game } from '../../kernel/game.ts';
import { refuse, type Refusal } from '../../model/refusal.ts';
import { canBeEnhanced, itemsInPlay } from '../../chapters/items.ts';
import { judgeLaying } from '../common.ts';
import { namesOnly, sayPlayed, takeUp, type PlayMove, type PlayRules } from './source.ts';

/** Why an item can't be enhanced: it is not the player's own, it is used up once, or it is a steed's (`steeds.gear`). */
function judgeItem(game: Game, seat: Seat, item: CardId | undefined): Refusal | null {
  if (item === undefined || !itemsInPlay(game, seat).includes(item)) return refuse('items.carried');
  if (def(game, item).steed) return refuse('steeds.gear');
  return canBeEnhanced(def(game, item)) ? null : refuse('items.carried');
}

/** Like an item it is laid out on the own turn, out of combat, or the moment it is received. */
export const itemEnhancer: PlayRules = {
  judge(game, seat, move) {
    if (game.state.phase === 'setup') return refuse('setup.opening-plays');
    if (!namesOnly(move, 'on')) return refuse('items.carried');
    return judgeLaying(game, seat, move.card) ?? judgeItem(game, seat, move.on);
  },
  perform(game, seat, move) {
    if (move.on === undefined) return;
    takeUp(game, seat, move.card);
    edit(game, seat).attached.push([move.on, move.card]);
    sayPlayed(game, seat, move, { rule: 'items.carried' });
  },
  candidates: (game, seat, card) =>
    itemsInPlay(game, seat)
      .filter((on) => canBeEnhanced(def(game, on)))
      .map((on): PlayMove => ({ do: 'play', card, on })),
};
