import { endCombat as end } from '../../chapters/combat-end.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openCombat } from '../timing.ts';

/** Ends the combat: nobody wins and nobody has to run. */
export const endCombat = definePlay({
  name: 'end-combat',
  schema: nothing.meta({
    description: 'The combat ends: nobody wins, and nobody runs away.',
    examples: [{}],
  }),
  targets: () => [{}],
  validate: (game) => (openCombat(game) === null ? refuse('combat.one-shots') : null),
  run(game, _params, { seat, card }) {
    end(game, { card, by: seat });
  },
  overrides: ['flee.roll'],
  words: () => phrase('play-end-combat'),
});
