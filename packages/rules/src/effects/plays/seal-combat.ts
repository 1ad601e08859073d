import { touch } from '../../kernel/game.ts';
import { combatOf } from '../../chapters/foes.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openCombat } from '../timing.ts';

/** Ends all meddling in the combat. */
export const sealCombat = definePlay({
  name: 'seal-combat',
  schema: nothing.meta({
    description: 'Only the fighters may play cards or use powers until the combat is over.',
    examples: [{}],
  }),
  targets: (game) => (openCombat(game) === null ? [] : [{}]),
  validate: (game) => (openCombat(game) === null ? refuse('combat.one-shots') : null),
  run(game) {
    combatOf(game).sealed = true;
    touch(game);
  },
  overrides: [
    'meddling.one-shot',
    'meddling.enhancer',
    'meddling.wandering',
    'meddling.curse',
    'meddling.power',
  ],
  words: () => phrase('play-seal-combat'),
});
