/** Schemas that several effects share. */
import { z } from 'zod';
import { MARKS, TAGS, type Person, type Who } from '../model/card.ts';

/** What a condition may say of who somebody is. */
const person = {
  race: z.string().exactOptional().describe('A race by its id; human is who has none.'),
  class: z.string().exactOptional().describe('A class by its id.'),
  sex: z.enum(['male', 'female']).exactOptional(),
  minLevel: z.int().min(1).exactOptional().describe('The Level is at least this.'),
  maxLevel: z.int().min(1).exactOptional().describe('The Level is at most this.'),
};

/** Who may use an item, which can't hang on what else is used. */
export const personSchema: z.ZodType<Person> = z
  .strictObject({
    ...person,
    not: z
      .lazy(() => personSchema)
      .exactOptional()
      .describe('None of these may hold.'),
  })
  .meta({
    id: 'person',
    description: 'Who somebody is: everything named must hold.',
    examples: [{ race: 'elf' }],
  });

/** A condition on a player. */
export const whoSchema: z.ZodType<Who> = z
  .strictObject({
    ...person,
    armed: z.enum(MARKS).exactOptional().describe('An item of theirs that counts bears this mark.'),
    not: z
      .lazy(() => whoSchema)
      .exactOptional()
      .describe('None of these may hold.'),
  })
  .meta({
    id: 'who',
    description: 'A condition on a player: everything named must hold.',
    examples: [{ race: 'elf' }],
  });

export const slotSchema = z
  .enum(['headgear', 'armor', 'footgear', 'one hand', 'two hands', 'none'])
  .describe('Where an item is worn.');

export const tagSchema = z.enum(TAGS).describe('A mark of monsters.');

export const strengthSchema = z.int().describe('Added to a strength; below 0 it is taken off.');

export const countSchema = z.int().min(1);

/** What an effect takes that takes nothing. */
export const nothing = z.strictObject({});

/** The name of a power in `use`. */
export function nameSchema(usual: string): z.ZodDefault<z.ZodString> {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default(usual)
    .describe('The name by which `use` calls the power.');
}
