/** Powers, showing cards, leaving the game. */
import type { Seat } from '../model/card.ts';
import type { Move, MoveOf, Offer } from '../model/move.ts';
import { emit, player, type Game } from '../kernel/game.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { reveal } from '../chapters/hand.ts';
import { judgePower, offerPowers, performPower } from '../chapters/powers.ts';
import { hasTwice } from './common.ts';
import { leave } from './leave.ts';

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
  const { cards, seat: to } = move;
  if (cards.length === 0 || hasTwice(cards)) return refuse('cards.hand-shown');
  for (const card of cards) if (!hand.includes(card)) return refuse('cards.hand-shown');
  const isThere = to === undefined || (to !== seat && game.state.players[to]?.left === false);
  return isThere ? null : refuse('cards.hand-shown');
}

const SHOWN = { rule: 'cards.hand-shown' } as const;
const SHOW: Move = { do: 'show', cards: [] };
const SHOW_TO: Move[] = [];

/** The move that shows cards to a seat, the cards left open: one object serves all offers of it. */
function showTo(seat: Seat): Move {
  return (SHOW_TO[seat] ??= { do: 'show', cards: [], seat });
}

export const showVerb = verb('show', {
  judge: judgeShow,
  perform(game, seat, { cards, seat: to }) {
    reveal(game, seat, cards, to ?? -1);
    const count = cards.length;
    if (to === undefined) emit(game, { e: 'showed', seat, count, cards, cause: SHOWN });
    else emit(game, { e: 'showed', seat, count, to, secret: { seats: [seat, to], cards }, cause: SHOWN });
  },
  offers(game, seat, out) {
    const from = player(game, seat).hand.slice();
    if (from.length === 0) return;
    const pick = { from, min: 1, max: from.length };
    out.push({ move: SHOW, pick });
    const { players } = game.state;
    for (let to = 0; to < players.length; to++) {
      if (to !== seat && players[to]?.left === false) out.push({ move: showTo(to), pick });
    }
  },
});

const CONCEDE: Offer = { move: { do: 'concede' } };

export const concedeVerb = verb('concede', {
  judge: () => null,
  perform: (game, seat) => leave(game, seat),
  offers(_game, _seat, out) {
    out.push(CONCEDE);
  },
});
