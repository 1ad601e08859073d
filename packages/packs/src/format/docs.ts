/** The generated part of docs/packs.md: every kind of card and every effect, from the schemas. */
import { deedsPhrase, KINDS, deeds, plays, powers, traits, type Kind, type Phrase } from '@kickdoor/rules';
import { stringify } from 'yaml';
import { z } from 'zod';
import { imageSchema, layerSchema, pictureSchema } from '../picture.ts';
import { cardSchemas, deckOf } from './card.ts';
import { jsonOf, takesNothing } from './json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

interface Known {
  readonly name: string;
  readonly schema: z.ZodType;
  /** The kinds of card on which it works; any if left out. */
  readonly on?: readonly Kind[];
}

/** An effect of one sort, and how to put its parameters into words. */
interface Readable<M> {
  readonly known: Readonly<Record<string, M>>;
  readonly read: (module: M, params: unknown) => Phrase;
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
  return `${table(fieldsOf(pictureSchema))}\n\nAn icon:\n\n${table(fieldsOf(layerSchema))}\n\nAn image, instead of all that:\n\n${table(fieldsOf(imageSchema))}`;
}

/**
 * All effects, each with its parameters, an example, and the text of the example on a card, as put into words by `say`.
 */
export function effectsDoc(say: (phrase: Phrase) => string): string {
  return [
    section(
      'Deeds',
      'What happens once: an entry of `badStuff`, `escaped`, `killed`, `strike`, or of a list within a deed.',
      {
        known: deeds,
        read: (module, params) => module.words(params, deedsPhrase),
      },
      say,
    ),
    section(
      'Traits',
      'What holds while its card is in play: an entry of `effects`.',
      { known: traits, read: (module, params) => module.words(params, kindFor(module)) },
      say,
    ),
    section(
      'Powers',
      'What may be done while its card is in play: an entry of `effects` too.',
      { known: powers, read: (module, params) => module.words(namedSchema.parse(params), deedsPhrase) },
      say,
    ),
    section(
      'Plays',
      'What playing a one-shot does: an entry of `use`.',
      { known: plays, read: (module, params) => module.words(params, deedsPhrase) },
      say,
    ),
  ].join('\n\n');
}

/** The kind of card for a trait's example: an item if possible. */
function kindFor({ on = [] }: Known): Kind {
  return on.includes('item') ? 'item' : (on[0] ?? 'item');
}

/** Kinds of card that lie in front of a player and have effects. */
const OF_PLAYERS = KINDS.filter(
  (kind) => kind !== 'monster' && kind !== 'place' && 'effects' in cardSchemas[kind].shape,
);

/** Where an effect is allowed, unless that is everywhere. */
function bearers(on: readonly Kind[] | undefined): readonly string[] {
  if (on === undefined) return [];
  const isForAll = OF_PLAYERS.every((kind) => on.includes(kind));
  const others = on.filter((kind) => !isForAll || !OF_PLAYERS.includes(kind)).map((kind) => `\`${kind}\``);
  const kinds = [...(isForAll ? ['anything that lies in front of a player'] : []), ...others];
  return [`On ${kinds.join(', ')}.`];
}

const namedSchema = z.looseObject({ name: z.string() });

function section<M extends Known>(
  title: string,
  about: string,
  { known, read }: Readable<M>,
  say: (phrase: Phrase) => string,
): string {
  const sorted = Object.values(known).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const told = (module: M) => (params: unknown) => say(read(module, module.schema.parse(params)));
  return [`### ${title}`, about, ...sorted.map((module) => effect(module, told(module)))].join('\n\n');
}

function effect(known: Known, told: (params: unknown) => string): string {
  const json = jsonOf(known.schema, new Map());
  const parts = [`#### \`${known.name}\``];
  if (typeof json['description'] === 'string') parts.push(json['description']);
  const fields = fieldsOfJson(json);
  if (fields.length > 0) parts.push(table(fields));
  else if (!isEmptyMap(json)) parts.push(`Takes ${wordsFor(json)}.`);
  parts.push(...bearers(known.on));
  const given = known.schema.meta()?.['examples'];
  const examples: readonly unknown[] = Array.isArray(given) ? given : [];
  for (const example of examples) {
    parts.push(`\`\`\`yaml\n- ${entry(known, example)}\n\`\`\``, `> ${told(example)}`);
  }
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

/** The plural of "a map of …", for use after "a list of". */
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

/** Whether a limit is intended: integer schemas have huge implicit limits. */
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
  mark: 'a [mark](#marks)',
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
