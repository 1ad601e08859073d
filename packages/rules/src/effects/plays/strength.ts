import { z } from 'zod';
import { addBoost } from '../../chapters/combat.ts';
import type { Side } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { strengthSchema } from '../schemas.ts';
import { openCombat, validateStrengths } from '../timing.ts';

const SIDES: readonly { readonly side: Side }[] = [{ side: 'fighters' }, { side: 'monsters' }];

const schema = z
  .union([
    strengthSchema,
    z.strictObject({
      amount: strengthSchema,
      only: z.enum(['fighters', 'monsters']).exactOptional().describe('The only side it can be used for.'),
    }),
  ])
  .meta({
    description: 'Strength for one side of a combat.',
    examples: [5, { amount: 3, only: 'fighters' }],
  });

/** Strength for either side of a combat, or for only one of them. */
export const strength = definePlay({
  name: 'strength',
  schema,
  targets: (game) => (openCombat(game) === null ? [] : SIDES),
  validate(game, params, _seat, _card, { side }) {
    const why = validateStrengths(game);
    if (why !== null) return why;
    if (side === undefined) return refuse('combat.one-shots');
    const only = typeof params === 'number' ? undefined : params.only;
    return only !== undefined && only !== side
      ? refuse('precedence.card-over-sheet', 'combat.one-shots')
      : null;
  },
  run(game, params, { seat, card, target }) {
    const amount = typeof params === 'number' ? params : params.amount;
    addBoost(game, { side: target.side ?? 'fighters', amount, card, by: seat });
  },
  overrides: [],
  words(params) {
    if (typeof params === 'number') return phrase('play-strength', { strength: params });
    const { amount, only } = params;
    return phrase(only === undefined ? 'play-strength' : `play-strength-${only}`, { strength: amount });
  },
});
