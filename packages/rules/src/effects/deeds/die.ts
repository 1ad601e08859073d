import { die as dies } from '../../chapters/death.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { nothing } from '../schemas.ts';

/** The subject dies. */
export const die = defineDeed({
  name: 'die',
  schema: nothing.meta({ description: 'Death.', examples: [{}] }),
  run(game, _params, frame) {
    dies(game, frame.subject, causeOf(frame));
  },
  overrides: [],
  words: () => phrase('deed-die'),
});
