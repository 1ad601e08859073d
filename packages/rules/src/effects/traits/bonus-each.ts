import { z } from 'zod';
import type { Kind } from '../../model/card.ts';
import { phrase, type Phrase } from '../../model/phrase.ts';
import { ANY_BEARER } from '../bearers.ts';
import { defineTrait } from '../define.ts';
import { all } from '../folding.ts';
import { countSchema, markedSchema, strengthSchema } from '../schemas.ts';
import { markWords } from '../words.ts';

const COUNTED = [
  'gadget',
  'laser',
  'sidekick',
  'steed',
  'curse',
  'enhancer',
  'item',
  'level',
  'hand',
  'player',
  'monster',
] as const;

const countedSchema = z
  .union([
    z.enum(COUNTED),
    markedSchema.extend({
      of: z
        .literal('monsters')
        .exactOptional()
        .describe('Counts monsters in the combat with this mark, instead of cards in play.'),
    }),
  ])
  .describe(
    'What is counted: cards that the owner (for a monster: the fighters) has in play; `enhancer`: enhancers on sidekicks and steeds; `level`, `hand`: Levels, cards in hand; `player`: all living players; `monster`: monsters in the combat.',
  );

/** Effectively no limit. */
const ALL = 20;

/** The wording on a card that may itself be one of those counted, so that only the others count. */
function otherWords(of: (typeof COUNTED)[number], kind: Kind): Phrase | null {
  switch (of) {
    case 'gadget':
    case 'laser':
      return kind === 'item' ? phrase(`counted-other-${of}`) : null;
    case 'sidekick':
    case 'steed':
    case 'curse':
    case 'item':
      return kind === of ? phrase(`counted-other-${of}`) : null;
    default:
      return null;
  }
}

/** The wording of what is counted, on a card of this kind. */
function countedWords(of: z.output<typeof countedSchema>, kind: Kind): Phrase {
  const isFoe = kind === 'monster';
  if (typeof of === 'object') {
    if (of.of === 'monsters') return phrase('counted-monster-mark', { mark: markWords(of.mark) });
    return phrase(isFoe ? 'counted-fighters-mark' : 'counted-mark', { mark: markWords(of.mark) });
  }
  if (of === 'player' || of === 'monster') return phrase(`counted-${of}`);
  if (isFoe) return phrase(`counted-fighters-${of}`);
  return otherWords(of, kind) ?? phrase(`counted-${of}`);
}

const schema = z
  .strictObject({
    of: countedSchema,
    strength: strengthSchema,
    limit: countSchema.max(ALL).default(ALL).describe('How many count at most.'),
  })
  .meta({
    description: 'Strength for each card or player of a kind; the card itself doesn’t count.',
    examples: [
      { of: 'gadget', strength: 1 },
      { of: 'hand', strength: 1, limit: 5 },
      { of: { mark: 'fire' }, strength: 2 },
      { of: { mark: 'undead', of: 'monsters' }, strength: 2 },
    ],
  });

/** Owner: strength for each of a sort, not counting this card. Monster: for what those who fight it have. */
export const bonusEach = defineTrait({
  name: 'bonus-each',
  field: 'bonusEach',
  on: ANY_BEARER,
  schema,
  ...all<z.output<typeof schema>>(),
  overrides: [],
  words({ of, strength, limit }, kind) {
    const what = countedWords(of, kind);
    return limit === ALL
      ? phrase('trait-bonus-each', { strength, what })
      : phrase('trait-bonus-each-limit', { strength, what, count: limit });
  },
});
