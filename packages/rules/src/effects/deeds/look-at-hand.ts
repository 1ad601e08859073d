import { z } from 'zod';
import { reveal } from '../../chapters/hand.ts';
import { ask, pickedSeat } from '../../kernel/choice.ts';
import { emit, player, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import type { Cause } from '../../model/event.ts';
import { phrase } from '../../model/phrase.ts';
import { causeOf } from '../cause.ts';
import { defineDeed } from '../define.ts';
import { othersOf, otherWords, othersSchema } from '../others.ts';

const schema = z
  .strictObject({
    of: othersSchema(['left', 'right', 'lowest', 'highest', 'each-other']).describe(
      'A neighbor, the other player with the lowest or highest Level, or all other players.',
    ),
  })
  .meta({
    description: 'The subject, and nobody else, looks at another player’s hand.',
    examples: [{ of: 'left' }],
  });

/** Shows a hand to one seat alone. */
function look(game: Game, seat: Seat, at: Seat, cause: Cause): void {
  const cards = player(game, at).hand.slice();
  if (cards.length === 0) return;
  reveal(game, at, cards, seat);
  emit(game, {
    e: 'showed',
    seat: at,
    to: seat,
    count: cards.length,
    secret: { seats: [seat, at], cards },
    cause,
  });
}

/** The subject looks at a hand, or at each; nobody else sees it. */
export const lookAtHand = defineDeed({
  name: 'look-at-hand',
  schema,
  run(game, { of }, frame) {
    const { subject, card, by, deed } = frame;
    const others = othersOf(game, of, subject, by);
    if (of !== 'each-other' && others.length > 1) {
      const from = others.map((seat) => ({ seat }));
      ask(game, { seat: subject, about: 'deed', from, min: 1, max: 1, card, deed, subject, by });
      return;
    }
    for (const other of others) look(game, subject, other, causeOf(frame));
  },
  chosen(game, _params, frame, picks) {
    const other = pickedSeat(picks);
    if (other !== null) look(game, frame.subject ?? frame.seat, other, causeOf(frame));
  },
  asks: () => ({ ask: 'look', whom: null }),
  strikes: (game, { of }, subject) =>
    othersOf(game, of, subject, -1).some((other) => player(game, other).hand.length > 0),
  overrides: ['cards.hand-private'],
  words: ({ of }) => phrase('deed-look-at-hand', { at: otherWords(of) }),
});
