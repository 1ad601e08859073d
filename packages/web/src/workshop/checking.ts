/** Runs the checker on a pack in the workshop. */
import {
  checkFiles,
  compilePack,
  type Companion,
  type Pack,
  type PackFiles,
  type PackResult,
} from '@kickdoor/packs';
import type { CardDef } from '@kickdoor/rules';
import { companions } from 'virtual:workshop';
import { stringify } from 'yaml';
import type { CardEntry } from './model/cards.ts';
import { textAt } from './model/files.ts';
import { valueOf } from './model/yaml-edit.ts';

const checked = new WeakMap<PackFiles, PackResult>();

/** The pack and its problems, cached by files. */
export function check(files: PackFiles): PackResult {
  const result = checked.get(files) ?? checkFiles(files, { companion });
  checked.set(files, result);
  return result;
}

const companion = (id: string): Companion | null => companions[id] ?? null;

/** A card as it will be, and its pack. */
export interface Drafted {
  readonly def: CardDef;
  readonly pack: Pack;
}

/**
 * Compiles a card even if another part of its pack is faulty: then the card is read by itself. Returns `null` if the
 * card itself is faulty.
 */
export function drafted(files: PackFiles, entry: CardEntry): Drafted | null {
  const { pack } = check(files);
  const def = pack?.cards.find(({ id }) => id === entry.id);
  if (pack !== null && def !== undefined) return { pack, def };
  return alone(files, entry);
}

const lonely = new WeakMap<PackFiles, Map<string, Drafted | null>>();

function alone(files: PackFiles, entry: CardEntry): Drafted | null {
  const known = lonely.get(files) ?? new Map<string, Drafted | null>();
  lonely.set(files, known);
  const key = `${entry.file} ${entry.at}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = readAlone(files, entry);
  known.set(key, made);
  return made;
}

/** Reads a card with only the parts of its pack that it needs. */
function readAlone(files: PackFiles, { id, deck, value }: CardEntry): Drafted | null {
  if (id === null) return null;
  const manifest = valueOf(textAt(files, 'pack.yaml'));
  const own = typeof manifest === 'object' && manifest !== null ? manifest : {};
  const named = { look: 'look' in own ? own.look : undefined, marks: 'marks' in own ? own.marks : undefined };
  const languages = [
    ...new Set([...files.keys()].flatMap((path) => /^words\/([a-z]+)\//u.exec(path)?.[1] ?? [])),
  ];
  const picture = pictureOf(files, id);
  const base = { id: 'draft', version: '1.0.0', languages: languages.length > 0 ? languages : ['en'] };
  const texts = [
    { path: `${deck}/draft.yaml`, text: stringify([value]) },
    ...(picture === undefined ? [] : [{ path: 'pictures.yaml', text: stringify({ [id]: picture }) }]),
    ...[...files].flatMap(([path, text]) =>
      path.startsWith('words/') && typeof text === 'string' ? [{ path, text }] : [],
    ),
  ];
  for (const manifestNow of [
    { ...base, ...named, companions: ALL },
    { ...base, companions: ALL },
  ]) {
    const text = stringify(JSON.parse(JSON.stringify(manifestNow)));
    const { pack } = compilePack([{ path: 'pack.yaml', text }, ...texts], { companion: anything(files) });
    const def = pack?.cards[0];
    if (pack !== null && def !== undefined) return { pack, def };
  }
  return null;
}

const ALL = Object.keys(companions);

/** Companions for a card read by itself. They include the races and classes of its own pack, which isn't compiled. */
function anything(files: PackFiles): (id: string) => Companion | null {
  const ids = [...files].flatMap(([path, text]) =>
    typeof text === 'string' && /\.ya?ml$/u.test(path)
      ? Array.from(text.matchAll(/\bid:\s*(?<id>[a-z0-9-]+)/gu), (found) => found.groups?.['id'] ?? '')
      : [],
  );
  return (id) => {
    const known = companion(id);
    return known === null
      ? null
      : { ...known, races: [...known.races, ...ids], classes: [...known.classes, ...ids] };
  };
}

function pictureOf(files: PackFiles, id: string): unknown {
  const all = valueOf(textAt(files, 'pictures.yaml'));
  return typeof all === 'object' && all !== null
    ? Object.entries(all).find(([key]) => key === id)?.[1]
    : undefined;
}
