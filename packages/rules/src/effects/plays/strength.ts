import { z } from 'zod';
import { addBoost } from '../../chapters/combat.ts';
import { foeTags } from '../../chapters/foes.ts';
import type { Game } from '../../kernel/game.ts';
import type { Mark, Side } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { markSchema, strengthSchema } from '../schemas.ts';
import { openCombat, validateStrengths } from '../timing.ts';
import { markWords } from '../words.ts';

const SIDES: readonly { readonly side: Side }[] = [{ side: 'fighters' }, { side: 'monsters' }];

const schema = z
  .union([
    strengthSchema,
    z.strictObject({
      amount: strengthSchema,
      only: z.enum(['fighters', 'monsters']).exactOptional().describe('Can be used only for this side.'),
      versus: markSchema.exactOptional().describe('Only in a combat with a monster that has this tag.'),
    }),
  ])
  .meta({
    description: 'Strength for one side of a combat.',
    examples: [5, { amount: 3, only: 'fighters' }, { amount: 5, versus: 'undead' }],
  });

/** Whether some monster of the combat has the tag, if one is asked for. */
function isThere(game: Game, versus: Mark | undefined): boolean {
  const combat = openCombat(game);
  if (versus === undefined || combat === null) return combat !== null;
  return combat.foes.some((foe) => foeTags(game, combat, foe).includes(versus));
}

/** Strength for either side of a combat, or for only one of them; in any combat, or in one with such a monster. */
export const strength = definePlay({
  name: 'strength',
  schema,
  targets: (game) => (openCombat(game) === null ? [] : SIDES),
  validate(game, params, _seat, _card, { side }) {
    const why = validateStrengths(game);
    if (why !== null) return why;
    if (side === undefined) return refuse('combat.one-shots');
    if (typeof params === 'number') return null;
    const { only, versus } = params;
    return (only !== undefined && only !== side) || !isThere(game, versus)
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
    const { amount, only, versus } = params;
    if (versus === undefined) {
      return phrase(only === undefined ? 'play-strength' : `play-strength-${only}`, { strength: amount });
    }
    const args = { strength: amount, tag: markWords(versus) };
    return phrase(only === undefined ? 'play-strength-versus' : `play-strength-versus-${only}`, args);
  },
});
