/** Showing cards of the hand: show. */
import { reveal } from '../chapters/hand.ts';
import { emit, player } from '../kernel/game.ts';
import { refuse } from '../model/refusal.ts';
import { ANY_TIME, cardsVerb, onlyTells, type ForWhom } from './verb.ts';

const SHOWN = { rule: 'cards.hand-shown' } as const;

export const showVerb = cardsVerb('show', {
  phases: ['setup', ...ANY_TIME],
  ownTurn: false,
  always: true,
  follows: 'hand',
  negotiates: onlyTells,
  sameMoment: true,
  // To everybody, and to each of the others still in the game.
  picks(game, seat) {
    const from = player(game, seat).hand.slice();
    const pick = { from, min: 1, max: from.length };
    const picks: ForWhom[] = [{ to: undefined, pick }];
    const { players } = game.state;
    for (let to = 0; to < players.length; to++) {
      if (to !== seat && players[to]?.left === false) picks.push({ to, pick });
    }
    return picks;
  },
  move: (to) => (to === undefined ? { do: 'show', cards: [] } : { do: 'show', cards: [], seat: to }),
  refusal: () => refuse('cards.hand-shown'),
  apply(game, seat, cards, to) {
    reveal(game, seat, cards, to ?? -1);
    const count = cards.length;
    if (to === undefined) emit(game, { e: 'showed', seat, count, cards, cause: SHOWN });
    else emit(game, { e: 'showed', seat, count, to, secret: { seats: [seat, to], cards }, cause: SHOWN });
  },
});
