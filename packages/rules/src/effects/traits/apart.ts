import { phrase } from '../../model/phrase.ts';
import { SIDEKICKS } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** Sidekick: a companion of another kind, that takes no sidekick’s place (`sidekicks.play`). */
export const apart = defineTrait({
  name: 'apart',
  field: 'apart',
  on: SIDEKICKS,
  schema: nothing.meta({
    description: 'Sidekick: it doesn’t count toward the sidekicks that its owner may have.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['sidekicks.play'],
  words: () => phrase('trait-apart'),
});
