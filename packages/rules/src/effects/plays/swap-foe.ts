import { drawOpen } from '../../chapters/drawing.ts';
import { foeOf } from '../../chapters/foes.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openCombat } from '../timing.ts';

/** Removes a monster; door cards are turned up until the next monster takes its place. */
export const swapFoe = definePlay({
  name: 'swap-foe',
  schema: nothing.meta({
    description: 'A monster leaves and is replaced by the next one in the door deck.',
    examples: [{}],
  }),
  targets: (game) => (openCombat(game)?.foes ?? []).map(({ card }) => ({ card })),
  validate: (game, _params, _seat, _card, target) =>
    openCombat(game) !== null && target.card !== undefined && foeOf(game, target.card) !== null
      ? null
      : refuse('combat.one-shots'),
  run(game, _params, { seat, card, target }) {
    const cause = { card, by: seat };
    drawOpen(game, { seat, deck: 'doors', count: 1, to: 'fight', cause, swapped: target.card ?? -1 });
  },
  overrides: [],
  words: () => phrase('play-swap-foe'),
});
