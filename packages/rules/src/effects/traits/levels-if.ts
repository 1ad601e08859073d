import { z } from 'zod';
import type { Kind } from '../../model/card.ts';
import { phrase, type Phrase } from '../../model/phrase.ts';
import { ANY_BEARER } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { amountSchema, markSchema, whoSchema } from '../schemas.ts';
import { markWords, onEachMonster, whoWords } from '../words.ts';

const schema = z
  .strictObject({
    who: whoSchema.exactOptional().describe('Only if the fighter meets this condition.'),
    alone: z.boolean().default(false).describe('Only if the fighter has no helper.'),
    versus: markSchema.exactOptional().describe('Only if the monster has this tag.'),
    levels: amountSchema.describe('How many more Levels for the kill; fewer if below 0.'),
  })
  .meta({
    description:
      'A change to the Levels for a kill if the fighter meets the condition. On a monster: for killing it; on a place: for every kill; otherwise: for every kill by the owner.',
    examples: [
      { who: { class: 'thief' }, levels: 1 },
      { versus: 'undead', levels: 1 },
    ],
  });

type Params = z.output<typeof schema>;

/** Words which kills it is about. */
function saidOf(rule: Phrase, { versus }: Params, kind: Kind): Phrase {
  const mark = versus === undefined ? null : markWords(versus);
  switch (kind) {
    case 'monster':
      return mark === null ? rule : phrase('trait-while-marked', { mark, rule });
    case 'place':
      return mark === null ? onEachMonster(rule) : phrase('trait-each-monster-mark', { mark, rule });
    default:
      return mark === null
        ? phrase('trait-each-kill', { rule })
        : phrase('trait-each-kill-mark', { mark, rule });
  }
}

/** More or fewer Levels if the fighter meets the condition: for a monster's kill, at a place, by an owner. */
export const levelsIf = defineTrait({
  name: 'levels-if',
  field: 'levelsIf',
  on: ANY_BEARER,
  schema,
  ...all<Params>(),
  overrides: ['combat.kill'],
  words(params, kind) {
    const { who, alone, levels } = params;
    const end = alone ? '-alone' : '';
    const rule =
      who === undefined
        ? phrase(`trait-levels-if${end}`, { count: levels })
        : phrase(`trait-levels-if-who${end}`, { count: levels, who: whoWords(who) });
    return saidOf(rule, params, kind);
  },
});
