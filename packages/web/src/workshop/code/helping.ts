/** Completions and help for a place in a pack's YAML, from the checker's own schemas. */
import { KINDS, MARKS, TAGS } from '@kickdoor/rules';
import type { PackFiles } from '@kickdoor/packs';
import { companions } from 'virtual:workshop';
import { cardsOf } from '../model/cards.ts';
import { companionsOf, marksOf } from '../model/manifest.ts';
import {
  aboutOf,
  cardsSchema,
  effectsOf,
  kindSchema,
  manifestSchema,
  picturesSchema,
  takenBy,
  type Schema,
} from '../model/schema.ts';
import { kindAt, placeAt } from './yaml-place.ts';

/** A completion and its description. */
export interface Offer {
  readonly label: string;
  /** The schema's English description, which `Help` translates. */
  readonly about: string;
  readonly is: 'key' | 'value';
}

/** The completions at an offset. */
export interface Offers {
  readonly from: number;
  readonly offers: readonly Offer[];
}

/** Returns the completions at an offset of a file; `null` if there are none. */
export function offersAt(files: PackFiles, path: string, text: string, offset: number): Offers | null {
  const place = placeAt(text, offset);
  if (place === null) return null;
  const schemas = schemasAt(path, place.path, kindOf(text, offset));
  const offers = schemas.flatMap((schema) => (place.is === 'key' ? keysOf(schema) : valuesOf(schema)));
  const named = place.is === 'value' ? namesFor(files, place.path.at(-1) ?? place.path.at(-2) ?? null) : [];
  // In a list of effects an entry is typed like a key.
  const effects =
    place.is === 'value' ? schemas.flatMap(keysOf).filter(() => place.path.at(-1) === null) : [];
  const all = [...offers, ...named, ...effects];
  const unique = all.filter(({ label }, at) => all.findIndex((other) => other.label === label) === at);
  return unique.length === 0 ? null : { from: place.from, offers: unique };
}

/** Returns the meaning of the word at an offset, as the schema's English description; `null` if unknown. */
export function meaningAt(
  path: string,
  text: string,
  offset: number,
): { readonly from: number; readonly to: number; readonly about: string } | null {
  const before = /[\w-]*$/u.exec(text.slice(0, offset))?.[0].length ?? 0;
  const after = /^[\w-]*/u.exec(text.slice(offset))?.[0].length ?? 0;
  const from = offset - before;
  const to = offset + after;
  const word = text.slice(from, to);
  const place = placeAt(text, from);
  if (word === '' || place === null) return null;
  const isKey = /^"?:(?:\s|$)/u.test(text.slice(to));
  const around = isKey && place.is === 'value' ? place.path.slice(0, -1) : place.path;
  const known = schemasAt(path, around, kindOf(text, from)).flatMap(keysOf);
  const about = known.find(({ label }) => label === word)?.about ?? '';
  return about === '' ? null : { from, to, about };
}

function kindOf(text: string, offset: number): string | null {
  return kindAt(text, offset);
}

/** The schemas that may apply at a path of a file. */
function schemasAt(file: string, path: readonly (string | null)[], kind: string | null): readonly Schema[] {
  if (/^(?:doors|treasures)\//u.test(file)) {
    if (path[0] !== null) return [];
    const known = KINDS.find((one) => one === kind);
    const { definitions } = cardsSchema();
    const anyCard: Schema = {
      json: {
        properties: { id: { type: 'string' }, kind: { enum: KINDS, description: 'what sort of card it is' } },
      },
      definitions,
    };
    const own = known === undefined ? [anyCard] : path.at(1) === 'kind' ? [anyCard] : [kindSchema(known)];
    return below(own, path.slice(1));
  }
  if (file === 'pictures.yaml') {
    const schema = picturesSchema();
    const { additionalProperties: picture } = schema.json;
    if (path.length === 0 || typeof picture !== 'object' || picture === null) return [];
    return below([{ json: { ...picture }, definitions: schema.definitions }], path.slice(1));
  }
  return file === 'pack.yaml' ? below([manifestSchema()], path) : [];
}

function below(schemas: readonly Schema[], path: readonly (string | null)[]): readonly Schema[] {
  const [step, ...rest] = path;
  if (step === undefined) return schemas;
  const next = schemas.flatMap((schema) => stepInto(schema, step));
  return below(next, rest);
}

function stepInto(schema: Schema, step: string | null): readonly Schema[] {
  const taken = takenBy(schema);
  switch (taken.is) {
    case 'either':
      return taken.ways.flatMap((way) => stepInto(way, step));
    case 'list':
      return step === null ? [taken.item] : [];
    case 'map':
      return taken.fields.flatMap(({ name, schema: own }) => (name === step ? [own] : []));
    case 'effect':
      return effectsOf(taken.of).flatMap(({ name, schema: own }) =>
        name === step && own !== null ? [own] : [],
      );
    default:
      return [];
  }
}

function keysOf(schema: Schema): readonly Offer[] {
  const taken = takenBy(schema);
  switch (taken.is) {
    case 'either':
      return taken.ways.flatMap(keysOf);
    case 'map':
      return taken.fields.map(({ name, schema: own }) => ({ label: name, about: aboutOf(own), is: 'key' }));
    case 'effect': {
      const { of } = taken;
      return effectsOf(of).map(({ name, schema: own, isBare }) => ({
        label: name,
        about: own === null ? '' : aboutOf(own),
        is: isBare ? 'value' : 'key',
      }));
    }
    default:
      return [];
  }
}

function valuesOf(schema: Schema): readonly Offer[] {
  const taken = takenBy(schema);
  const about = aboutOf(schema);
  const offer = (label: string): Offer => ({ label, about, is: 'value' });
  switch (taken.is) {
    case 'flag':
      return ['true', 'false'].map(offer);
    case 'choice':
      return taken.values.map(offer);
    case 'fixed':
      return [offer(String(taken.value))];
    case 'either':
      return taken.ways.flatMap(valuesOf);
    case 'list':
      return valuesOf(taken.item);
    default:
      return [];
  }
}

/** Fields whose values are marks. */
const OF_MARKS: ReadonlySet<string> = new Set([
  'tags',
  'marks',
  'makes',
  'tag',
  'mark',
  'versus',
  'armed',
  'marked',
]);

/** Names that a field can refer to: races, classes and marks of the pack and its companions. */
export function namesIn(files: PackFiles, field: string | null): readonly string[] {
  const beside = companionsOf(files).flatMap((id) => companions[id] ?? []);
  if (field === 'race' || field === 'class') {
    const own = cardsOf(files).flatMap(({ id, kind }) => (kind === field && id !== null ? [id] : []));
    const others = beside.flatMap(({ races, classes }) => (field === 'race' ? races : classes));
    return [...new Set([...(field === 'race' ? ['human'] : []), ...own, ...others])];
  }
  if (field === null || !OF_MARKS.has(field)) return [];
  return [
    ...new Set<string>([...TAGS, ...MARKS, ...marksOf(files), ...beside.flatMap(({ marks = [] }) => marks)]),
  ];
}

function namesFor(files: PackFiles, field: string | null): readonly Offer[] {
  return namesIn(files, field).map((label) => ({ label, about: '', is: 'value' }));
}
