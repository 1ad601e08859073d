import { z } from 'zod';
import { gainLevels } from '../../chapters/levels.ts';
import { player, type Game } from '../../kernel/game.ts';
import { phrase } from '../../model/phrase.ts';
import { defineDeed } from '../define.ts';
import { causeOf } from '../cause.ts';
import { countSchema } from '../schemas.ts';

const schema = z
  .union([
    countSchema.describe('This many Levels, but never the winning one.'),
    z.strictObject({
      count: countSchema,
      last: z.boolean().default(false).describe('Whether the winning Level may be among them.'),
    }),
  ])
  .meta({ description: 'Levels are gained.', examples: [1, { count: 1, last: true }] });

type Params = z.output<typeof schema>;

/**
 * Whether the last Level may be included: by a card that says so, on a sheet that allows it (`precedence.last-level`).
 */
function mayBeLast(game: Game, params: Params): boolean {
  return typeof params !== 'number' && params.last && game.sheet.lastLevelByCard;
}

/** The subject gains Levels. */
export const gainLevel = defineDeed({
  name: 'gain-level',
  schema,
  run(game, params, frame) {
    const count = typeof params === 'number' ? params : params.count;
    gainLevels(game, frame.subject, count, causeOf(frame), { last: mayBeLast(game, params) });
  },
  /** Without permission for the last Level there is nothing to gain at the one before it (`levels.go-up`). */
  strikes(game, params, subject) {
    const { level, dead, left } = player(game, subject);
    return !dead && !left && level < game.state.options.level - (mayBeLast(game, params) ? 0 : 1);
  },
  topic: () => 'level-up',
  overrides: [],
  overridesBesides: (params) => (typeof params !== 'number' && params.last ? ['precedence.last-level'] : []),
  words(params) {
    if (typeof params === 'number') return phrase('deed-gain-level', { count: params });
    return phrase(params.last ? 'deed-gain-level-last' : 'deed-gain-level', { count: params.count });
  },
});
