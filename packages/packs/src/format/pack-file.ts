/** The fields of pack.yaml. */
import { asMessage, SHEET_IDS } from '@kickdoor/rules';
import { z } from 'zod';
import { LANGUAGES } from '@kickdoor/words';
import { phrase } from '../words/phrase.ts';
import { idSchema } from './card.ts';

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
    .describe('the languages of its words, each a folder in words/'),
  companions: z
    .array(idSchema)
    .optional()
    .describe('sets that it is to be mixed with: their races and classes may be named'),
});

export type PackFile = z.output<typeof packSchema>;
