/** JSON Schemas of a pack's files, for editors: derived from the schemas that validate them. */
import { KINDS, deeds, plays, powers, traits } from '@kickdoor/rules';
import { z } from 'zod';
import { cardSchemas } from './card.ts';
import { picturesSchema } from '../picture.ts';
import { packSchema } from './pack-file.ts';

type Json = Readonly<Record<string, unknown>>;

/** An effect as registered. */
interface Known {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** For files of cards: `doors/*.yaml` and `treasures/*.yaml`. */
export function cardFileSchema(): Json {
  const definitions = new Map<string, Json>();
  const kinds = KINDS.map((kind) => {
    definitions.set(`kind-${kind}`, jsonOf(cardSchemas[kind], definitions));
    const isKind = { properties: { kind: { const: kind } }, required: ['kind'] };
    // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema, in an object that nobody awaits
    return { if: isKind, then: { $ref: `#/definitions/kind-${kind}` } };
  });
  definitions.set(
    'deed',
    listed('Something that happens once, to one player.', Object.values(deeds), definitions),
  );
  definitions.set(
    'effect',
    listed(
      'What applies or can be done while the card is in play.',
      [...Object.values(traits), ...Object.values(powers)],
      definitions,
    ),
  );
  definitions.set('play', listed('What playing the card does.', Object.values(plays), definitions));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Cards of a Kickdoor pack',
    type: 'array',
    items: {
      type: 'object',
      properties: { kind: { enum: KINDS, description: 'what sort of card it is' } },
      required: ['id', 'kind'],
      allOf: kinds,
    },
    definitions: Object.fromEntries([...definitions].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** For `pictures.yaml`. */
export function picturesFileSchema(): Json {
  return {
    title: 'The pictures of a Kickdoor pack',
    ...z.toJSONSchema(picturesSchema, { io: 'input', target: 'draft-7' }),
  };
}

/** For `pack.yaml`. */
export function packFileSchema(): Json {
  return { title: 'A Kickdoor pack', ...z.toJSONSchema(packSchema, { io: 'input', target: 'draft-7' }) };
}

/** The parameters of an effect; referenced schemas go into the definitions. */
export function jsonOf(schema: z.ZodType, definitions: Map<string, Json>): Json {
  const made: Json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
  const { $schema: _, definitions: inner, ...rest } = made;
  if (isJson(inner)) {
    for (const [name, definition] of Object.entries(inner)) {
      if (isJson(definition) && !definitions.has(name)) definitions.set(name, definition);
    }
  }
  return rest;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An entry in a list of effects: a bare name if it needs no parameters, or a map with the name as its only key. */
function listed(description: string, known: readonly Known[], definitions: Map<string, Json>): Json {
  const bare = known.filter(takesNothing).map(({ name }) => name);
  const properties = Object.fromEntries(known.map(({ name, schema }) => [name, jsonOf(schema, definitions)]));
  const map = { type: 'object', properties, additionalProperties: false, minProperties: 1, maxProperties: 1 };
  return { description, anyOf: bare.length === 0 ? [map] : [{ enum: bare }, map] };
}

/** Whether an effect may be written as a bare word. */
export function takesNothing({ schema }: Known): boolean {
  return schema.safeParse({}).success;
}
