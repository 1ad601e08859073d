/**
 * Generates values that a JSON Schema allows, with fast-check. Additions to the schema are generated without changes
 * here.
 */
import fc from 'fast-check';

/** A JSON Schema, or a part of one. */
export type Json = Readonly<Record<string, unknown>>;

/** Values with a meaning beyond their schema: existing ids, words with names. */
export interface Meant {
  /** By the name of a definition. */
  readonly definitions: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** By definition, further conditions that its schema can't express. */
  readonly only: Readonly<Record<string, (value: unknown) => boolean>>;
  /** By field name, wherever the field is. */
  readonly fields: Values;
  /** By field name, how its values are changed into what its schema can't express. */
  readonly shaped: Readonly<Record<string, (value: unknown) => unknown>>;
}

/** The most entries in a list. */
const MOST_ENTRIES = 3;

/** Generates values of a schema's definitions. */
export class SchemaValues {
  readonly #definitions: Json;
  readonly #meant: Meant;
  readonly #made = new Map<string, fc.Arbitrary<unknown>>();
  /** The definitions that contain themselves, directly or indirectly. */
  readonly #recursive: ReadonlySet<string>;

  constructor(definitions: Json, meant: Meant) {
    this.#definitions = definitions;
    this.#meant = meant;
    const names = Object.keys(definitions);
    this.#recursive = new Set(names.filter((name) => reaches(definitions, name, name)));
  }

  /** Values of a definition, with others nested at most this deep. */
  of(name: string, depth: number): fc.Arbitrary<unknown> {
    const meant = this.#meant.definitions[name];
    if (meant !== undefined) return meant;
    const key = `${name} ${depth}`;
    const made = this.#made.get(key) ?? this.#only(name, this.#build(partOf(this.#definitions, name), depth));
    this.#made.set(key, made);
    return made;
  }

  #only(name: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const isMeant = this.#meant.only[name];
    return isMeant === undefined ? values : values.filter(isMeant);
  }

  /** Values of a map's definition, without some of its fields. */
  without(left: readonly string[], name: string, depth: number): fc.Arbitrary<Json> {
    return this.#map(partOf(this.#definitions, name), depth, left);
  }

  /** The schemas of the entries in a definition of list entries, by the only key of each. */
  entries(name: string): Readonly<Record<string, Json>> {
    const { anyOf } = partOf(this.#definitions, name);
    const ways = Array.isArray(anyOf) ? anyOf.filter(isJson) : [];
    return Object.fromEntries(ways.flatMap((way) => Object.entries(propertiesOf(way))));
  }

  #build(json: Json, depth: number): fc.Arbitrary<unknown> {
    const { $ref: ref, const: only, allOf, anyOf, oneOf, type } = json;
    if (typeof ref === 'string') return this.of(nameIn(ref), depth - 1);
    if (only !== undefined) return fc.constant(only);
    const words = wordsOf(json);
    if (words.length > 0) return fc.constantFrom(...words);
    const ways = [allOf, anyOf, oneOf].find(Array.isArray);
    if (ways !== undefined) return this.#oneOf(ways.filter(isJson), depth);
    switch (type) {
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'integer':
      case 'number':
        return whole(json);
      case 'string':
        return fc.stringMatching(new RegExp(String(json['pattern']), 'u'), { maxLength: 8 });
      case 'array':
        return this.#list(json, depth);
      case 'object':
        return json['maxProperties'] === 1 ? this.#entry(json, depth) : this.#map(json, depth);
      default:
        throw new Error(`nothing is made for ${JSON.stringify(json)}`);
    }
  }

  #oneOf(ways: readonly Json[], depth: number): fc.Arbitrary<unknown> {
    const open = ways.filter((way) => this.#fits(way, depth));
    // All effect names are equally likely, with or without parameters.
    return fc.oneof(...open.map((way) => ({ arbitrary: this.#build(way, depth), weight: weightOf(way) })));
  }

  #list(json: Json, depth: number): fc.Arbitrary<unknown> {
    const { items, minItems, maxItems } = json;
    const minLength = typeof minItems === 'number' ? minItems : 0;
    const most = typeof maxItems === 'number' ? Math.min(maxItems, MOST_ENTRIES) : MOST_ENTRIES;
    const one = isJson(items) ? this.#build(items, depth) : fc.constant(null);
    return fc.array(one, { minLength, maxLength: Math.max(minLength, most) });
  }

  /** A map with one key. */
  #entry(json: Json, depth: number): fc.Arbitrary<unknown> {
    const open = Object.entries(propertiesOf(json)).filter(([, inner]) => this.#fits(inner, depth));
    return fc.oneof(...open.map(([name, inner]) => fc.record({ [name]: this.#build(inner, depth) })));
  }

  #map(json: Json, depth: number, left: readonly string[] = []): fc.Arbitrary<Json> {
    const { required } = json;
    const needed = new Set(Array.isArray(required) ? required.map(String) : []);
    const values: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, inner] of Object.entries(propertiesOf(json))) {
      if (left.includes(name) || (!needed.has(name) && !this.#fits(inner, depth))) continue;
      const shape = this.#meant.shaped[name] ?? ((made: unknown) => made);
      const value = (this.#meant.fields[name] ?? this.#build(inner, depth)).map(shape);
      values[name] = needed.has(name) ? value : seldom(value);
    }
    return fc.record(values).map(withoutNothing);
  }

  /** Whether enough depth is left for what a schema contains. */
  #fits(json: Json, depth: number): boolean {
    return depth > 0 || !refsIn(json).some((name) => this.#recursive.has(name));
  }
}

/** A value that is missing half of the time. */
function seldom(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constant(undefined), value);
}

function withoutNothing(map: Json): Json {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => value !== undefined));
}

type Values = Readonly<Record<string, fc.Arbitrary<unknown>>>;

function whole({ minimum, maximum }: Json): fc.Arbitrary<number> {
  return fc.integer({
    min: typeof minimum === 'number' ? minimum : -100,
    max: typeof maximum === 'number' ? maximum : 100,
  });
}

/** The allowed words, if the schema has a fixed list. */
function wordsOf({ enum: words }: Json): readonly unknown[] {
  return Array.isArray(words) ? words : [];
}

function weightOf(way: Json): number {
  const words = wordsOf(way).length;
  if (words > 0) return words;
  return way['maxProperties'] === 1 ? Object.keys(propertiesOf(way)).length : 1;
}

function propertiesOf({ properties }: Json): Readonly<Record<string, Json>> {
  if (!isJson(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]) => (isJson(inner) ? [[name, inner]] : [])),
  );
}

/** A definition; throws if it is missing. */
function partOf(definitions: Json, name: string): Json {
  const found = definitions[name];
  if (!isJson(found)) throw new Error(`the schema has no ${name}`);
  return found;
}

function nameIn(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** The definitions that a schema refers to. */
function refsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: readonly [string, unknown][] = Object.entries(value);
  return parts.flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [nameIn(inner)] : refsIn(inner),
  );
}

function reaches(definitions: Json, from: string, to: string): boolean {
  const seen = new Set<string>();
  const waiting = [...refsIn(definitions[from])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...refsIn(definitions[next]));
  }
  return false;
}

/** Whether a value is a map. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
