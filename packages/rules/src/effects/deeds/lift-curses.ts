import { eventsBefore, liftEvent } from '../../chapters/curses.ts';
import { liftCurse } from '../../chapters/table.ts';
import { player } from '../../kernel/game.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { nothing } from '../schemas.ts';

/** Lifts all curses on the subject, and everything events have left there. */
export const liftCurses = defineDeed({
  name: 'lift-curses',
  schema: nothing.meta({
    description: 'Lasting curses, pending ones, and the lasting effects of events end.',
    examples: [{}],
  }),
  run(game, _params, frame) {
    for (const card of player(game, frame.subject).curses.slice()) {
      if (card !== frame.card) liftCurse(game, frame.subject, card, causeOf(frame));
    }
    for (const card of eventsBefore(game, frame.subject)) {
      liftEvent(game, frame.subject, card, causeOf(frame));
    }
  },
  strikes: (game, _params, subject) =>
    player(game, subject).curses.length > 0 || eventsBefore(game, subject).length > 0,
  overrides: [],
  words: () => phrase('deed-lift-curses'),
});
