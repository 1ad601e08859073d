import { addBoost } from '../../chapters/combat.ts';
import { inCombat } from '../../chapters/foes.ts';
import { countingItems } from '../../chapters/ignored.ts';
import { bonusOf } from '../../chapters/items.ts';
import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { nothing } from '../schemas.ts';
import { openFighters } from '../timing.ts';

/** The best bonus among the items that count for a seat now. */
function bestBonus(game: Game, seat: Seat): number {
  return Math.max(0, ...countingItems(game, seat).map((card) => bonusOf(game, seat, card)));
}

/** A fighter's best item counts twice, whichever it is at each moment. */
export const copyGear = definePlay({
  name: 'copy-gear',
  schema: nothing.meta({ description: 'A fighter’s best item counts an additional time.', examples: [{}] }),
  targets: (game) => openFighters(game).map((seat) => ({ seat })),
  validate: (game, _params, _seat, _card, target) =>
    openFighters(game).some((seat) => seat === target.seat) ? null : refuse('combat.one-shots'),
  run(game, _params, { seat, card, target, index }) {
    const on = target.seat ?? seat;
    addBoost(game, {
      side: 'fighters',
      amount: bestBonus(game, on),
      card,
      by: seat,
      on,
      count: { play: index },
    });
  },
  count: (game, _params, { on }) => (on !== undefined && inCombat(game, on) ? bestBonus(game, on) : 0),
  overrides: ['combat.strength'],
  words: () => phrase('play-copy-gear'),
});
