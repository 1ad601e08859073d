import { liftCurse } from '../../chapters/table.ts';
import { player } from '../../engine/game.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { nothing } from '../schemas.ts';

/** All curses that lie before the subject are gone. */
export const liftCurses = defineDeed({
  name: 'lift-curses',
  schema: nothing.meta({ description: 'Lasting curses, and those that wait, are gone.', examples: [{}] }),
  run(game, _params, frame) {
    for (const card of player(game, frame.subject).curses.slice()) {
      if (card !== frame.card) liftCurse(game, frame.subject, card, causeOf(frame));
    }
  },
  strikes: (game, _params, subject) => player(game, subject).curses.length > 0,
  bends: [],
  words: () => phrase('deed-lift-curses'),
});
