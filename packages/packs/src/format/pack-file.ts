/** The fields of pack.yaml. */
import { asMessage, markSchema, SHEET_IDS } from '@kickdoor/rules';
import { z } from 'zod';
import { LANGUAGES } from '@kickdoor/words';
import { hiddenIn } from '@kickdoor/words/check';
import { lookSchema } from '../look.ts';
import { phrase } from '../words/phrase.ts';
import { idSchema } from './card.ts';

/** Text about a pack that others read: one line, no invisible characters. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(
    (text) => hiddenIn(text) === null && !/[\r\n]/u.test(text),
    asMessage(phrase('expected-plain-line')),
  );

export const packSchema = z.strictObject({
  id: idSchema.describe('the set’s name in scenarios and when creating a table'),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/u, asMessage(phrase('expected-version')))
    .describe('three numbers separated by dots; increased whenever the cards change'),
  sheets: z
    .array(z.enum(SHEET_IDS))
    .min(1)
    .optional()
    .describe('the rule sheets it is made for; all if left out'),
  languages: z.array(z.enum(LANGUAGES)).min(1).describe('its languages, each with a folder in `words/`'),
  companions: z
    .array(idSchema)
    .optional()
    .describe('sets it is meant to be mixed with; their races, classes and marks can be used'),
  marks: z.array(markSchema).optional().describe('marks of its own; its words contain their names'),
  author: line.optional().describe('its author'),
  license: line.optional().describe('its license, such as `CC-BY-4.0`'),
  look: lookSchema.optional().describe('what its cards look like'),
});

export type PackFile = z.output<typeof packSchema>;
