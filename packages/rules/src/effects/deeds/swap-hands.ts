import { z } from 'zod';
import { moveHandCards, reveal } from '../../chapters/hand.ts';
import { ask, pickedSeat } from '../../kernel/choice.ts';
import { player, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import type { Cause } from '../../model/event.ts';
import { phrase } from '../../model/phrase.ts';
import { causeOf } from '../cause.ts';
import { defineDeed } from '../define.ts';
import { othersOf, otherWords, othersSchema } from '../others.ts';

const schema = z
  .strictObject({
    with: othersSchema(['left', 'right', 'lowest', 'highest', 'curser']).describe(
      'A neighbor, the other player with the lowest or highest Level, or the player who played the card.',
    ),
  })
  .meta({ description: 'The subject and another player swap hands.', examples: [{ with: 'left' }] });

/** Swaps two hands. Both players know what they gave away. */
function swap(game: Game, one: Seat, other: Seat, cause: Cause): void {
  const mine = player(game, one).hand.slice();
  const theirs = player(game, other).hand.slice();
  moveHandCards(game, one, other, mine, cause);
  moveHandCards(game, other, one, theirs, cause);
  reveal(game, other, mine, one);
  reveal(game, one, theirs, other);
}

/** The subject and another swap hands; among several of the same Level the subject chooses. */
export const swapHands = defineDeed({
  name: 'swap-hands',
  schema,
  run(game, params, frame) {
    const { subject, card, by, deed } = frame;
    const others = othersOf(game, params.with, subject, by);
    const [other] = others;
    if (other === undefined) return;
    if (others.length === 1) {
      swap(game, subject, other, causeOf(frame));
      return;
    }
    const from = others.map((seat) => ({ seat }));
    ask(game, { seat: subject, about: 'deed', from, min: 1, max: 1, card, deed, subject, by });
  },
  chosen(game, _params, frame, picks) {
    const other = pickedSeat(picks);
    if (other !== null) swap(game, frame.subject ?? frame.seat, other, causeOf(frame));
  },
  asks: () => ({ ask: 'swap', whom: null }),
  strikes: (game, params, subject) =>
    params.with === 'curser' ||
    othersOf(game, params.with, subject, -1).some(
      (other) => player(game, subject).hand.length + player(game, other).hand.length > 0,
    ),
  topic: () => 'hand',
  overrides: ['cards.hand-private'],
  words: ({ with: other }) => phrase('deed-swap-hands', { with: otherWords(other) }),
});
