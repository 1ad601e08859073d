/** Packs on disk: a pack in a folder, and the built-in sets. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardDef } from '@kickdoor/rules';
import { createWords } from '@kickdoor/words';
import { printProblem, type Problem } from '@kickdoor/words/check';
import { faultWords, wordFiles } from '@kickdoor/words/node';
import { BUNDLE_SUFFIX, checkBundle } from './bundle/bundle.ts';
import { checkFiles } from './check-files.ts';
import { isBundle, tryBundle, tryFolder } from './folder.ts';
import type { Companion } from './format/manifest.ts';
import type { Pack, PackOptions, PackResult } from './pack.ts';

/** Loads the pack in a folder or bundle. A missing one is reported as a problem. */
export function loadPack(path: string, options: PackOptions = {}): PackResult {
  const problems: Problem[] = [];
  const wanted: PackOptions = { companion: (id) => findCompanion(path, id), ...options };
  if (isBundle(path)) {
    const bytes = tryBundle(path, problems);
    return bytes === null ? { pack: null, problems, cards: 0 } : checkBundle(path, bytes, wanted);
  }
  const files = tryFolder(path, problems);
  return files === null ? { pack: null, problems, cards: 0 } : checkFiles(files, wanted);
}

/** Loads one of several packs; the others may be its companions, wherever they are. */
export function loadPackAmong(path: string, paths: readonly string[]): PackResult {
  const others = paths.filter((other) => other !== path);
  return loadPack(path, {
    companion: (id) => findCompanion(path, id) ?? companionAmong(others, id),
  });
}

/** Ignores a companion's own companions, which may include this pack. */
const ALONE: PackOptions = { companion: 'any' };

/** The first pack with this id at some paths. */
function companionAmong(paths: readonly string[], id: string): Companion | null {
  for (const path of paths) {
    const { pack } = loadPack(path, ALONE);
    if (pack?.id === id) return companionOf(pack.cards);
  }
  return null;
}

/** A pack next to this one, as a folder or a bundle, or a built-in one. */
function findCompanion(path: string, id: string): Companion | null {
  const beside = join(dirname(resolve(path)), id);
  const places = [beside, `${beside}${BUNDLE_SUFFIX}`, join(setsFolder(), id)];
  const home = places.find((place) => isBundle(place) || existsSync(join(place, 'pack.yaml')));
  if (home === undefined) return null;
  const { pack } = loadPack(home, ALONE);
  return pack === null ? null : companionOf(pack.cards);
}

/** What packs mixed with these cards may name. */
export function companionOf(cards: readonly CardDef[]): Companion {
  const ids = (kind: string): readonly string[] =>
    cards.filter((card) => card.kind === kind).map(({ id }) => id);
  const marks = new Set(
    cards.flatMap(({ tags, marks: own, makes }) => [...tags, ...own, makes ?? []].flat()),
  );
  return { races: ids('race'), classes: ids('class'), marks: [...marks], items: ids('item') };
}

/** Messages about faulty packs, moves and records, in a language. */
export function checkerWords(language: string): readonly string[] {
  return [...faultWords(language), ...wordFiles(new URL('words/', import.meta.url), language)];
}

/** The folder of the built-in sets. */
export function setsFolder(): string {
  return fileURLToPath(new URL('../sets', import.meta.url));
}

const loaded = new Map<string, Pack>();

/** A built-in set, loaded once. Throws if it is not playable. */
export function loadSet(id: string): Pack {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const { pack, problems } = loadPack(join(setsFolder(), id));
  if (pack === null) throw new Error(`The set ${id} can't be used:\n${mistakesOf(problems)}`);
  loaded.set(id, pack);
  return pack;
}

/** The first mistakes, one per line, in English: for logs. */
export function mistakesOf(problems: readonly Problem[]): string {
  const words = createWords('en', checkerWords('en'), { plain: true });
  const mistakes = problems
    .filter(({ weight }) => weight === 'mistake')
    .map((problem) => printProblem(problem, words));
  return mistakes.slice(0, 20).join('\n');
}

/** The ids of the built-in sets, in alphabetical order. */
export function setIds(): readonly string[] {
  const folders = readdirSync(setsFolder(), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).toSorted();
}

/** All built-in sets. */
export function builtInSets(): readonly Pack[] {
  return setIds().map(loadSet);
}
