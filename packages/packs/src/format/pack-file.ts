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
  id: idSchema.describe('the set’s name in scenarios and when a table is made'),
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/u, asMessage(phrase('expected-version')))
    .describe('three numbers separated by dots; raised whenever the cards change'),
  sheets: z
    .array(z.enum(SHEET_IDS))
    .min(1)
    .optional()
    .describe('the rule sheets that it is made for; all if left out'),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .describe('the languages of its words, each a folder in `words/`'),
  companions: z
    .array(idSchema)
    .optional()
    .describe('sets that it is to be mixed with: their races, classes and marks may be named'),
  marks: z.array(markSchema).optional().describe('marks of its own, which its words name'),
  author: line.optional().describe('who made it'),
  license: line.optional().describe('on what terms it may be passed on, such as `CC-BY-4.0`'),
  look: lookSchema.optional().describe('what its cards look like'),
});

export type PackFile = z.output<typeof packSchema>;
