/** Powers, showing cards, leaving the game. */
import type { Seat } from '../model/card.ts';
import type { MoveOf } from '../model/move.ts';
import { emit, player, type Game } from '../engine/game.ts';
import { verb } from '../engine/verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { reveal } from '../chapters/hand.ts';
import { leave } from '../chapters/leave.ts';
import { judgePower, offerPowers, performPower } from '../chapters/powers.ts';
import { hasTwice, others } from './common.ts';

export const useVerb = verb('use', {
  judge: (game, seat, move) =>
    game.state.phase === 'setup'
      ? refuse('setup.opening-plays', 'traits.when')
      : judgePower(game, seat, move),
  perform: performPower,
  offers(game, seat, out) {
    if (game.state.phase !== 'setup') offerPowers(game, seat, out);
  },
});

function judgeShow(game: Game, seat: Seat, move: MoveOf<'show'>): Refusal | null {
  const { hand } = player(game, seat);
  if (move.cards.length === 0 || hasTwice(move.cards) || move.cards.some((card) => !hand.includes(card))) {
    return refuse('cards.hand-shown');
  }
  return move.seat === undefined || others(game, seat).includes(move.seat)
    ? null
    : refuse('cards.hand-shown');
}

export const showVerb = verb('show', {
  judge: judgeShow,
  perform(game, seat, { cards, seat: to }) {
    reveal(game, seat, cards, to ?? -1);
    const shown = to === undefined ? { cards } : { to, secret: { seats: [seat, to], cards } };
    emit(game, { e: 'showed', seat, count: cards.length, ...shown, cause: { rule: 'cards.hand-shown' } });
  },
  offers(game, seat, out) {
    const from = player(game, seat).hand.slice();
    if (from.length === 0) return;
    const pick = { from, min: 1, max: from.length };
    out.push({ move: { do: 'show', cards: [] }, pick });
    for (const to of others(game, seat)) out.push({ move: { do: 'show', cards: [], seat: to }, pick });
  },
});

export const concedeVerb = verb('concede', {
  judge: () => null,
  perform: (game, seat) => leave(game, seat),
  offers(_game, _seat, out) {
    out.push({ move: { do: 'concede' } });
  },
});
