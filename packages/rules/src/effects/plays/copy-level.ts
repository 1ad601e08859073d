import { addBoost } from '../../chapters/combat.ts';
import { inCombat } from '../../chapters/foes.ts';
import { player } from '../../kernel/game.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openFighters } from '../timing.ts';

/** A fighter's Level counts twice, whatever it is at each moment. */
export const copyLevel = definePlay({
  name: 'copy-level',
  schema: nothing.meta({ description: 'A fighter’s Level counts an additional time.', examples: [{}] }),
  targets: (game) => openFighters(game).map((seat) => ({ seat })),
  validate: (game, _params, _seat, _card, target) =>
    openFighters(game).some((seat) => seat === target.seat) ? null : refuse('combat.one-shots'),
  run(game, _params, { seat, card, target, index }) {
    const on = target.seat ?? seat;
    const { level } = player(game, on);
    addBoost(game, { side: 'fighters', amount: level, card, by: seat, on, count: { play: index } });
  },
  count: (game, _params, { on }) => (on !== undefined && inCombat(game, on) ? player(game, on).level : 0),
  overrides: ['combat.strength'],
  words: () => phrase('play-copy-level'),
});
