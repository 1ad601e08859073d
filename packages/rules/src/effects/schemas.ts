/** Schemas shared by several effects. */
import { z } from 'zod';
import { MARKS, TAGS, type Mark, type Who } from '../model/card.ts';
import { phrase } from '../model/phrase.ts';
import { asMessage } from './expectation.ts';

/** Names as written in packs. */
function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** A mark: one of the engine's, or one that the pack names. */
export const markSchema: z.ZodType<Mark> = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u)
  .meta({
    id: 'mark',
    description: `A mark: ${listed([...TAGS, ...MARKS])}, or one of the pack’s own (\`marks\` in \`pack.yaml\`).`,
    examples: ['undead', 'pirate'],
  });

/** The highest number on a card. It keeps effects short, and the text on the card. */
const MOST = 50;

/** More or less of something. */
export const amountSchema = z.int().min(-MOST).max(MOST);

export const strengthSchema = amountSchema.describe('Added to strength; negative values subtract.');

export const countSchema = z.int().min(1).max(MOST);

/** The least that something is worth. */
export const goldSchema = z.int().min(1).max(10_000);

/** How many conditions one may consist of. */
const MOST_CONDITIONS = 8;

const conditions = <W>(one: () => z.ZodType<W>): z.ZodType<W[]> =>
  z.lazy(() => z.array(one()).min(1).max(MOST_CONDITIONS));

/** A mark in place of a sort of card: all cards that have it. */
export const markedSchema = z.strictObject({ mark: markSchema });

/** Some words, as many as there may be conditions. */
const fewWords = z.array(z.string().max(40)).min(1).max(MOST_CONDITIONS);

/** Explains how to write a list where only one value is possible, as in `class: [a, b]`. */
function onlyOne(field: string): { readonly error: z.core.$ZodErrorMap } {
  const error: z.core.$ZodErrorMap = ({ input }) => {
    const words = fewWords.safeParse(input).data;
    if (words === undefined) return undefined;
    const each = words.map((word) => `{ ${field}: ${word} }`);
    return asMessage(phrase('expected-only-one', { written: `any: [${each.join(', ')}]` }));
  };
  return { error };
}

/** A condition on a player. */
export const whoSchema: z.ZodType<Who> = z
  .strictObject({
    race: z.string(onlyOne('race')).exactOptional().describe('A race by its id; `human` means having none.'),
    class: z.string(onlyOne('class')).exactOptional().describe('A class by id.'),
    sex: z.enum(['male', 'female'], onlyOne('sex')).exactOptional(),
    minLevel: countSchema.exactOptional().describe('The player’s Level is at least this.'),
    maxLevel: countSchema.exactOptional().describe('The player’s Level is at most this.'),
    armed: markSchema.exactOptional().describe('One of their items that count has this mark.'),
    marked: markSchema
      .exactOptional()
      .describe('A card in play in front of them has this mark: an item, a curse, a race, …'),
    any: conditions(() => whoSchema)
      .exactOptional()
      .describe('At least one of these conditions holds.'),
    all: conditions(() => whoSchema)
      .exactOptional()
      .describe('All of these conditions hold.'),
    not: z
      .lazy(() => whoSchema)
      .exactOptional()
      .describe('None of these conditions holds.'),
  })
  .meta({
    id: 'who',
    description: 'A condition on a player: all parts must hold.',
    examples: [{ race: 'elf' }],
  });

export const slotSchema = z
  .enum(['headgear', 'armor', 'footgear', 'one hand', 'two hands', 'none'])
  .describe('Where an item is worn.');

/** The schema of an effect without parameters. */
export const nothing = z.strictObject({});

/** The name of a power in `use`. */
export function nameSchema(usual: string): z.ZodDefault<z.ZodString> {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default(usual)
    .describe('The power’s name in `use` moves.');
}
