/** Derives the workshop's forms from the pack's JSON Schemas, which also check it. */
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import type { Kind } from '@kickdoor/rules';
import { isMap } from './cards.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A schema with its definitions. */
export interface Schema {
  readonly json: Json;
  readonly definitions: Json;
}

/** The values a field can have. */
export type Taken =
  | { readonly is: 'flag' }
  | {
      readonly is: 'number';
      readonly whole: boolean;
      readonly min: number | null;
      readonly max: number | null;
    }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'text'; readonly longest: number | null }
  /** `null`, or the only word allowed here. */
  | { readonly is: 'fixed'; readonly value: unknown }
  | { readonly is: 'list'; readonly item: Schema }
  | { readonly is: 'effect'; readonly of: EffectKind }
  | { readonly is: 'map'; readonly fields: readonly MapField[] }
  | { readonly is: 'either'; readonly ways: readonly Schema[] };

export type EffectKind = 'deed' | 'effect' | 'play';
const EFFECT_KINDS: readonly EffectKind[] = ['deed', 'effect', 'play'];

export interface MapField {
  readonly name: string;
  readonly schema: Schema;
  readonly isNeeded: boolean;
  /** The meaning of leaving it out; `undefined` if unknown. */
  readonly usual: unknown;
}

/** An effect that a list can have. */
export interface Effect {
  readonly name: string;
  /** Whether its bare name is enough. */
  readonly isBare: boolean;
  /** The schema of its value; `null` if it has none. */
  readonly schema: Schema | null;
  /** The value in its first example, if any. */
  readonly example: unknown;
}

function asJson(value: unknown): Json {
  return isMap(value) ? value : {};
}

/** Builds a schema once: the one for cards is large. */
function once(make: () => Json): () => Schema {
  let made: Schema | null = null;
  return () => {
    if (made !== null) return made;
    const json = make();
    made = { json, definitions: asJson(json['definitions'] ?? json['$defs']) };
    return made;
  };
}

/** The schema of a card file. */
export const cardsSchema = once(cardFileSchema);
/** The schema of pack.yaml. */
export const manifestSchema = once(packFileSchema);
/** The schema of pictures.yaml. */
export const picturesSchema = once(picturesFileSchema);

/** The schema of a drawn picture in pictures.yaml. */
export function pictureSchema(): Schema {
  const { json, definitions } = picturesSchema();
  const any: Schema = { json: asJson(json['additionalProperties']), definitions };
  const taken = takenBy(any);
  return taken.is === 'either' ? (taken.ways.find(isDrawn) ?? any) : any;
}

/** Whether a picture is drawn from figures instead of being an image file. */
function isDrawn(way: Schema): boolean {
  const taken = takenBy(way);
  return taken.is === 'map' && taken.fields.some(({ name }) => name === 'figure');
}

/** The schema of a kind of card. */
export function kindSchema(kind: Kind): Schema {
  const { definitions } = cardsSchema();
  return { json: asJson(definitions[`kind-${kind}`]), definitions };
}

/** The effects that a list of this kind can have, by name. */
export function effectsOf(of: EffectKind): readonly Effect[] {
  const found = effects.get(of) ?? findEffects(of);
  effects.set(of, found);
  return found;
}

const effects = new Map<EffectKind, readonly Effect[]>();

function findEffects(of: EffectKind): readonly Effect[] {
  const { definitions } = cardsSchema();
  const ways = asJson(definitions[of])['anyOf'];
  const all: readonly unknown[] = Array.isArray(ways) ? ways : [];
  const bare = new Set(
    all.flatMap((way) => {
      const values = asJson(way)['enum'];
      return Array.isArray(values) ? values.map(String) : [];
    }),
  );
  const maps = Object.entries(asJson(asJson(all.find((way) => 'properties' in asJson(way)))['properties']));
  const mapped = maps.map(([name, json]): Effect => {
    const schema = { json: asJson(json), definitions };
    const taken = takenBy(schema);
    const takesNothing = taken.is === 'map' && taken.fields.length === 0;
    const examples = schema.json['examples'];
    return {
      name,
      isBare: bare.has(name),
      schema: takesNothing ? null : schema,
      example: Array.isArray(examples) ? examples[0] : undefined,
    };
  });
  return mapped.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Follows references. A description beside a reference is kept. */
function resolved({ json, definitions }: Schema): Json {
  const { $ref: ref, allOf } = json;
  if (typeof ref === 'string') {
    return { ...asJson(definitions[ref.split('/').at(-1) ?? '']), ...without(json, '$ref') };
  }
  const ways: readonly unknown[] = Array.isArray(allOf) ? allOf : [];
  const [only] = ways;
  if (isMap(only) && json['properties'] === undefined && ways.length === 1) {
    return { ...resolved({ json: only, definitions }), ...without(json, 'allOf') };
  }
  return json;
}

function without(json: Json, name: string): Json {
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== name));
}

/** A schema's English description; empty if it has none. */
export function aboutOf(schema: Schema): string {
  const { description } = resolved(schema);
  return typeof description === 'string' ? description : '';
}

/** The values that a schema allows. */
export function takenBy(schema: Schema): Taken {
  const { definitions } = schema;
  const of = EFFECT_KINDS.find((one) => refersTo(schema.json, one));
  if (of !== undefined) return { is: 'effect', of };
  const json = resolved(schema);
  if ('const' in json) return { is: 'fixed', value: json['const'] };
  if (Array.isArray(json['enum'])) return { is: 'choice', values: json['enum'].map(String) };
  const ways = json['anyOf'] ?? json['oneOf'];
  if (Array.isArray(ways)) {
    return { is: 'either', ways: ways.map((way) => ({ json: asJson(way), definitions })) };
  }
  if (isMap(json['properties'])) return { is: 'map', fields: fieldsOf(json, definitions) };
  switch (json['type']) {
    case 'boolean':
      return { is: 'flag' };
    case 'null':
      return { is: 'fixed', value: null };
    case 'integer':
    case 'number':
      return {
        is: 'number',
        whole: json['type'] === 'integer',
        min: bound(json['minimum']),
        max: bound(json['maximum']),
      };
    case 'array':
      return { is: 'list', item: { json: asJson(json['items']), definitions } };
    case 'object':
      return { is: 'map', fields: [] };
    default:
      return { is: 'text', longest: bound(json['maxLength']) };
  }
}

function refersTo(json: Json, name: string): boolean {
  return typeof json['$ref'] === 'string' && json['$ref'].endsWith(`/${name}`);
}

function fieldsOf(json: Json, definitions: Json): readonly MapField[] {
  const needed = Array.isArray(json['required']) ? json['required'] : [];
  return Object.entries(asJson(json['properties'])).map(([name, own]) => {
    const schema = { json: asJson(own), definitions };
    return { name, schema, isNeeded: needed.includes(name), usual: usualOf(schema) };
  });
}

/** The meaning of leaving a field out, from its schema or, for a number, from its description. */
function usualOf(schema: Schema): unknown {
  const { default: usual, type } = resolved(schema);
  if (usual !== undefined || type !== 'integer') return usual;
  const said = /(?<number>\d+) if left out/u.exec(aboutOf(schema))?.groups?.['number'];
  return said === undefined ? undefined : Number(said);
}

/** Drops bounds that nobody set: JSON Schema's integers have limits that nobody reaches. */
function bound(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) < 1e9 ? value : null;
}

/** Whether a value is of a schema's type, without looking inside it. */
export function fits(schema: Schema, value: unknown): boolean {
  const taken = takenBy(schema);
  switch (taken.is) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return typeof value === 'string' && taken.values.includes(value);
    case 'text':
      return typeof value === 'string';
    case 'fixed':
      return value === taken.value;
    case 'list':
      return Array.isArray(value);
    case 'effect':
      return typeof value === 'string' || isMap(value);
    case 'map':
      return (
        isMap(value) &&
        taken.fields.every(({ name, isNeeded }) => !isNeeded || name in value) &&
        Object.keys(value).every((key) => taken.fields.some(({ name }) => name === key))
      );
    case 'either':
      return taken.ways.some((way) => fits(way, value));
  }
}

/** An initial value for a schema. */
export function startOf(schema: Schema): unknown {
  const json = resolved(schema);
  const { default: usual, examples } = json;
  if (usual !== undefined) return usual;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  const taken = takenBy(schema);
  switch (taken.is) {
    case 'flag':
      return true;
    case 'number':
      return Math.max(taken.min ?? 1, Math.min(1, taken.max ?? 1));
    case 'choice':
      return taken.values[0];
    case 'text':
      return '';
    case 'fixed':
      return taken.value;
    case 'list':
      return Array.from({ length: Math.max(1, bound(json['minItems']) ?? 1) }, () => startOf(taken.item));
    case 'effect':
      return startOfEffect(taken.of);
    case 'map':
      return Object.fromEntries(
        taken.fields.filter(({ isNeeded }) => isNeeded).map(({ name, schema: own }) => [name, startOf(own)]),
      );
    case 'either':
      return taken.ways[0] === undefined ? null : startOf(taken.ways[0]);
  }
}

const FIRST: Readonly<Record<EffectKind, unknown>> = {
  deed: { 'lose-level': 1 },
  effect: { flee: 1 },
  play: { strength: 2 },
};

function startOfEffect(of: EffectKind): unknown {
  return FIRST[of];
}

/** A new effect as it is written. */
export function written({ name, schema, isBare, example }: Effect): unknown {
  if (schema === null) return name;
  const start = example ?? startOf(schema);
  return isBare && (start === undefined || (isMap(start) && Object.keys(start).length === 0))
    ? name
    : { [name]: start };
}

/** An initial value for an effect that so far is only a name. */
export function startOfBare({ schema, example }: Effect): unknown {
  if (isMap(example) && Object.keys(example).length > 0) return example;
  const taken = schema === null ? null : takenBy(schema);
  const [first] = taken?.is === 'map' ? taken.fields : [];
  return first?.usual === undefined ? {} : { [first.name]: first.usual };
}

/** A new map: its required fields or, if there are none, its first. */
export function startOfMap(fields: readonly MapField[]): unknown {
  const needed = fields.filter(({ isNeeded }) => isNeeded);
  const chosen = needed.length > 0 ? needed : fields.slice(0, 1);
  return Object.fromEntries(chosen.map(({ name, schema }) => [name, startOf(schema)]));
}
