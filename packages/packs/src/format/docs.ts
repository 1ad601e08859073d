/** The generated part of docs/packs.md: every kind of card, and every effect, from the schemas. */
import { KINDS, deeds, plays, powers, traits } from '@kickdoor/rules';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { layerSchema, pictureSchema } from '../picture.ts';
import { cardSchemas, deckOf } from './card.ts';
import { jsonOf, takesNothing } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

interface Known {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The fields of every kind of card. */
export function kindsDoc(): string {
  const shared = Object.keys(cardSchemas.mate.shape);
  const common = fieldsOf(cardSchemas.mate).filter(({ name }) => name !== 'kind');
  const kinds = KINDS.map((kind) => {
    const own = fieldsOf(cardSchemas[kind]).filter(({ name }) => !shared.includes(name));
    const body = own.length === 0 ? 'No further fields.' : table(own);
    return `#### \`${kind}\` (${deckOf(kind)})\n\n${body}`;
  });
  return [`#### Every card\n\n${table(common)}`, ...kinds].join('\n\n');
}

/** The fields of a picture and its layers. */
export function picturesDoc(): string {
  return `${table(fieldsOf(pictureSchema))}\n\nAn icon:\n\n${table(fieldsOf(layerSchema))}`;
}

/** All effects, each with its parameters. */
export function effectsDoc(): string {
  return [
    section(
      'Deeds',
      'What happens once: an entry of `badStuff`, `escaped`, `killed`, `strike`, or of a list within a deed.',
      deeds,
    ),
    section('Traits', 'What holds while its card is in play: an entry of `effects`.', traits),
    section('Powers', 'What may be done while its card is in play: an entry of `effects` too.', powers),
    section('Plays', 'What playing a one-shot does: an entry of `use`.', plays),
  ].join('\n\n');
}

function section(title: string, about: string, known: Readonly<Record<string, Known>>): string {
  const sorted = Object.values(known).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [`### ${title}`, about, ...sorted.map(effect)].join('\n\n');
}

function effect(known: Known): string {
  const json = jsonOf(known.schema, new Map());
  const parts = [`#### \`${known.name}\``];
  if (typeof json['description'] === 'string') parts.push(json['description']);
  const fields = fieldsOfJson(json);
  if (fields.length > 0) parts.push(table(fields));
  else if (!isEmptyMap(json)) parts.push(`Takes ${wordsFor(json)}.`);
  const examples = known.schema.meta()?.['examples'];
  const written = Array.isArray(examples) ? examples.map((example: unknown) => entry(known, example)) : [];
  if (written.length > 0) parts.push(`\`\`\`yaml\n${written.map((line) => `- ${line}`).join('\n')}\n\`\`\``);
  return parts.join('\n\n');
}

/** An entry as written in a pack. */
function entry(known: Known, params: unknown): string {
  const empty = typeof params === 'object' && params !== null && Object.keys(params).length === 0;
  if (empty && takesNothing(known)) return known.name;
  const written = stringify(params, { collectionStyle: 'flow', lineWidth: 0 }).trim();
  return `${known.name}: ${written.replaceAll('[ ', '[').replaceAll(' ]', ']')}`;
}

interface Field {
  readonly name: string;
  readonly takes: string;
  readonly about: string;
}

function fieldsOf(schema: z.ZodType): readonly Field[] {
  const definitions = new Map<string, Json>();
  const json = jsonOf(schema, definitions);
  const { $ref: ref } = json;
  const named = typeof ref === 'string' ? definitions.get(ref.split('/').at(-1) ?? '') : undefined;
  return fieldsOfJson(named ?? json);
}

/** The fields of a map; for a union, those of the maps in it. */
function fieldsOfJson(json: Json): readonly Field[] {
  const { properties } = json;
  if (!isJson(properties)) return [];
  const required = Array.isArray(json['required']) ? json['required'] : [];
  return Object.entries(properties).map(([name, field]) => {
    const own = isJson(field) ? field : {};
    const described = typeof own['description'] === 'string' ? own['description'].replace(/\.$/u, '') : '';
    const notes = [described, leftOut(own, described, required.includes(name))];
    return { name, takes: wordsFor(own), about: notes.filter((text) => text !== '').join('; ') };
  });
}

/** What leaving a field out means, unless its description says so. */
function leftOut(json: Json, described: string, required: boolean): string {
  if (described.endsWith('left out')) return '';
  if (json['default'] !== undefined) return `${show(json['default'])} if left out`;
  return required ? '' : 'may be left out';
}

function isEmptyMap(json: Json): boolean {
  return isJson(json['properties']) && Object.keys(json['properties']).length === 0;
}

/** The allowed values, in words. */
function wordsFor(json: Json): string {
  const { $ref: ref, type } = json;
  if (typeof ref === 'string') return REFERENCES[ref.split('/').at(-1) ?? ''] ?? 'a value';
  if (json['const'] !== undefined) return show(json['const']);
  if (Array.isArray(json['enum'])) return json['enum'].map(show).join(', ');
  const ways = [json['anyOf'], json['oneOf']].find(Array.isArray);
  if (ways !== undefined) return ways.map((way) => (isJson(way) ? wordsFor(way) : '')).join(', or ');
  if (Array.isArray(json['allOf']) && isJson(json['allOf'][0])) return wordsFor(json['allOf'][0]);
  if (type === 'array') return listWords(json);
  if (type === 'integer' || type === 'number') return numberWords(json);
  if (type === 'object') return mapWords(json);
  return typeof type === 'string' ? (TYPES[type] ?? type) : 'a value';
}

function listWords({ items }: Json): string {
  return isJson(items) ? `a list of ${several(wordsFor(items))}` : 'a list';
}

/** The plural of "a map of …", to follow "a list of". */
function several(words: string): string {
  return words.replace(/^a (list|map) of/u, '$1s of').replace(/^an icon$/u, 'icons');
}

function numberWords(json: Json): string {
  const { minimum, maximum } = json;
  const what = json['type'] === 'integer' ? 'a whole number' : 'a number';
  if (isBound(minimum) && isBound(maximum)) return `${what} from ${signed(minimum)} to ${signed(maximum)}`;
  if (isBound(minimum)) return `${what} from ${minimum}`;
  return isBound(maximum) ? `${what} up to ${maximum}` : what;
}

/** Whether a limit is intended: integer schemas have implicit limits that nobody would reach. */
function isBound(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 1e9;
}

function signed(value: number): string {
  return String(value).replace('-', '−');
}

function mapWords(json: Json): string {
  const fields = fieldsOfJson(json);
  if (fields.length === 0) return 'a map';
  return `a map of ${fields.map(({ name, takes }) => `\`${name}\` (${takes})`).join(', ')}`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  deed: 'deeds',
  layer: 'an icon',
  picture: 'a picture',
  effect: 'effects',
  play: 'plays',
  who: 'a condition',
  person: 'a condition without `armed`',
};

const TYPES: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', null: 'null' };

function table(fields: readonly Field[]): string {
  const rows = fields.map(({ name, takes, about }) => `| \`${name}\` | ${cell(takes)} | ${cell(about)} |`);
  return ['| field | takes | |', '| --- | --- | --- |', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function show(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
