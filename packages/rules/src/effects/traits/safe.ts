import { phrase } from '../../model/phrase.ts';
import { PROPERTY } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { fact } from '../folding.ts';
import { nothing } from '../schemas.ts';

/** It can't be stolen from its owner (`traits.when`). */
export const safe = defineTrait({
  name: 'safe',
  field: 'safe',
  on: PROPERTY,
  schema: nothing.meta({
    description: 'Item, steed or sidekick: other players can neither steal it nor take it with a card.',
    examples: [{}],
  }),
  ...fact,
  overrides: ['traits.when'],
  words: () => phrase('trait-safe'),
});
