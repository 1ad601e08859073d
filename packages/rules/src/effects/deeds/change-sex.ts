import { changeSex as change } from '../../chapters/levels.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { nothing } from '../schemas.ts';

/** The subject's sex changes. */
export const changeSex = defineDeed({
  name: 'change-sex',
  schema: nothing.meta({ description: 'The sex changes.', examples: [{}] }),
  run(game, _params, frame) {
    change(game, frame.subject, causeOf(frame));
  },
  topic: () => 'sex',
  overrides: [],
  words: () => phrase('deed-change-sex'),
});
