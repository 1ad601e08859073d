import { gainLevels, loseLevels } from '../../chapters/levels.ts';
import { player } from '../../kernel/game.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { nothing } from '../schemas.ts';

/** The player of the card takes a Level from the subject. */
export const robLevel = defineDeed({
  name: 'rob-level',
  schema: nothing.meta({
    description: 'A Level is lost, and the player who played the card gains it; but never the winning one.',
    examples: [{}],
  }),
  run(game, _params, frame) {
    const lost = loseLevels(game, frame.subject, 1, causeOf(frame));
    if (lost > 0 && frame.by >= 0) gainLevels(game, frame.by, 1, causeOf(frame));
  },
  strikes: (game, _params, subject) => player(game, subject).level > 1,
  topic: () => 'level',
  overrides: [],
  words: () => phrase('deed-rob-level'),
});
