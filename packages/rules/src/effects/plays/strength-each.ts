import { z } from 'zod';
import { addBoost } from '../../chapters/combat.ts';
import { combatOf, fightersOf } from '../../chapters/foes.ts';
import { isWho } from '../../chapters/conditions.ts';
import type { Game } from '../../kernel/game.ts';
import type { Boost } from '../../model/state.ts';
import { phrase } from '../../model/phrase.ts';
import { refuse } from '../../model/refusal.ts';
import { definePlay } from '../define.ts';
import { strengthSchema, whoSchema } from '../schemas.ts';
import { openCombat, validateStrengths } from '../timing.ts';
import { whoWords } from '../words.ts';

const schema = z.strictObject({ who: whoSchema, each: strengthSchema }).meta({
  description: 'Strength for the fighters, for each of them who meets the condition.',
  examples: [{ who: { race: 'elf' }, each: 2 }],
});

function sum(game: Game, { who, each }: z.output<typeof schema>): number {
  return each * fightersOf(combatOf(game)).filter((seat) => isWho(game, seat, who)).length;
}

/**
 * The current sum, or what the card has given so far if that is more: a race lost since then costs nothing (D11). A
 * fighter who leaves takes their share along (D23); `leaveFight` does that.
 */
function count(game: Game, params: z.output<typeof schema>, { amount }: Boost): number {
  const now = sum(game, params);
  return Math.abs(now) > Math.abs(amount) ? now : amount;
}

/** Strength for each fighter that meets a condition, now or later in the combat. */
export const strengthEach = definePlay({
  name: 'strength-each',
  schema,
  targets: (game) => (openCombat(game) === null ? [] : [{ side: 'fighters' }]),
  validate(game, _params, _seat, _card, { side }) {
    const why = validateStrengths(game);
    if (why !== null) return why;
    return side === 'fighters' ? null : refuse('precedence.card-over-sheet', 'combat.one-shots');
  },
  run(game, params, { seat, card, index }) {
    addBoost(game, { side: 'fighters', amount: sum(game, params), card, by: seat, count: { play: index } });
  },
  count,
  overrides: [],
  words: ({ who, each }) => phrase('play-strength-each', { who: whoWords(who), strength: each }),
});
