/** Schemas shared by several effects. */
import { z } from 'zod';
import { MARKS, TAGS, type Person, type Who } from '../model/card.ts';

/** The fields of a condition that describe a player. */
const person = {
  race: z.string().exactOptional().describe('A race by its id; `human` means having none.'),
  class: z.string().exactOptional().describe('A class by its id.'),
  sex: z.enum(['male', 'female']).exactOptional(),
  minLevel: z.int().min(1).exactOptional().describe('The Level is at least this.'),
  maxLevel: z.int().min(1).exactOptional().describe('The Level is at most this.'),
};

/** Who may use an item; this can't depend on other items in use. */
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
    armed: z.enum(MARKS).exactOptional().describe('One of their items that counts has this tag.'),
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

export const tagSchema = z.enum(TAGS).describe('A monster tag.');

export const strengthSchema = z.int().describe('Added to strength; negative values subtract.');

export const countSchema = z.int().min(1);

/** The schema of an effect without parameters. */
export const nothing = z.strictObject({});

/** The name of a power in `use`. */
export function nameSchema(usual: string): z.ZodDefault<z.ZodString> {
  return z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default(usual)
    .describe('The name by which `use` calls the power.');
}
