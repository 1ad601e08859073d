import { z } from 'zod';
import { loseLevels } from '../../chapters/levels.ts';
import { lowest } from '../../chapters/who.ts';
import { player, type Game } from '../../kernel/game.ts';
import type { Seat } from '../../model/card.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { countSchema } from '../schemas.ts';

const schema = z
  .union([
    countSchema.describe('This many Levels.'),
    z.strictObject({ half: z.literal(true).describe('Half of the Levels, rounded down.') }),
    z.strictObject({
      to: z
        .union([countSchema, z.literal('lowest')])
        .describe('Down to this Level, or to the lowest Level at the table.'),
    }),
  ])
  .meta({ description: 'Levels are lost, never below 1.', examples: [2] });

function howMany(game: Game, params: z.output<typeof schema>, subject: Seat): number {
  const { level } = player(game, subject);
  if (typeof params === 'number') return Math.min(params, level - 1);
  if ('half' in params) return Math.floor(level / 2);
  const to = params.to === 'lowest' ? player(game, lowest(game)[0] ?? subject).level : params.to;
  return Math.max(0, level - to);
}

/** The subject loses Levels. */
export const loseLevel = defineDeed({
  name: 'lose-level',
  schema,
  run(game, params, frame) {
    loseLevels(game, frame.subject, howMany(game, params, frame.subject), causeOf(frame));
  },
  strikes: (game, params, subject) => howMany(game, params, subject) > 0,
  topic: () => 'level',
  overrides: [],
  words(params) {
    if (typeof params === 'number') return phrase('deed-lose-level', { count: params });
    if ('half' in params) return phrase('deed-lose-level-half');
    return params.to === 'lowest'
      ? phrase('deed-lose-level-to-lowest')
      : phrase('deed-lose-level-to', { level: params.to });
  },
});
