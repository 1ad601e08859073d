import { combatOf } from '../../chapters/foes.ts';
import { emit, touch } from '../../kernel/game.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openCombat } from '../timing.ts';

/** A monster enhancer in the combat no longer counts. */
export const stripEnhancer = definePlay({
  name: 'strip-enhancer',
  schema: nothing.meta({ description: 'A monster enhancer in this combat is discarded.', examples: [{}] }),
  targets: (game) => (openCombat(game)?.enhancers ?? []).map(({ card }) => ({ card })),
  validate: (game, _params, _seat, _card, target) =>
    openCombat(game)?.enhancers.some(({ card }) => card === target.card) === true
      ? null
      : refuse('enhancers.anyone', 'combat.one-shots'),
  run(game, _params, { seat, card, target }) {
    const combat = combatOf(game);
    const gone = combat.enhancers
      .filter((enhancer) => enhancer.card === target.card)
      .map((enhancer) => enhancer.card);
    combat.enhancers = combat.enhancers.filter((enhancer) => enhancer.card !== target.card);
    combat.aside.push(...gone);
    touch(game);
    emit(game, { e: 'discarded', seat, cards: gone, cause: { card, by: seat } });
  },
  overrides: [],
  words: () => phrase('play-strip-enhancer'),
});
