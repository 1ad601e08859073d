/** The packs that a program plays with: the built-in sets, and the owner's packs in folders and bundles. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mistake, type Problem } from '@kickdoor/words/check';
import { systemPhrase } from '@kickdoor/words/node';
import { isBundle, textFiles } from './folder.ts';
import { keepPack, readKeptPack } from './kept.ts';
import { companionOf, loadPackAmong, loadSet, mistakesOf, setIds } from './load.ts';
import type { Pack, PackSource } from './pack.ts';
import { phrase } from './words/phrase.ts';

/** A source of packs, by id. */
export interface Packs {
  /** The ids of all packs, the built-in ones first. */
  readonly ids: () => readonly string[];
  /** A pack as last read. Throws if there is none with this id. */
  readonly load: (id: string) => Pack;
}

/** The sets that come with the program. */
export const BUILT_IN: Packs = { ids: setIds, load: loadSet };

/** What a pack may name from these packs, by their ids. */
export function companionsIn({ ids, load }: Packs): PackSource['companions'] {
  return Object.fromEntries(ids().map((id) => [id, companionOf(load(id).cards)]));
}

/** A place with custom packs. */
export interface PackPlace {
  /** A pack's folder or bundle, or a folder with several. */
  readonly path: string;
  /** Whether it may contain no packs. */
  readonly mayBeEmpty?: boolean;
}

/** Thrown if packs can't be used. Its problems name files relative to the working directory. */
export class PackError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`Packs can't be used:\n${mistakesOf(problems)}`);
    this.problems = problems;
  }
}

/** A custom pack as last read. */
interface Own {
  /** Changes if the pack's files do. */
  readonly stamp: string;
  readonly pack: Pack;
}

/** The built-in sets and the packs in some places. */
export class PackLibrary implements Packs {
  readonly #places: readonly PackPlace[];
  /** By path. */
  #own: ReadonlyMap<string, Own> = new Map();
  /** The stamps of unusable packs by path, so that each is reported once. */
  readonly #refused = new Map<string, string>();

  /** Reads all packs. Throws a {@link PackError} if one has a mistake, or an id that is taken. */
  constructor(places: readonly PackPlace[] = []) {
    this.#places = places;
    const problems = this.refresh();
    if (problems.length > 0) throw new PackError(problems);
  }

  readonly ids = (): readonly string[] => [...setIds(), ...this.own().map(({ id }) => id)];

  readonly load = (id: string): Pack => this.own().find((pack) => pack.id === id) ?? loadSet(id);

  /** All custom packs. */
  own(): readonly Pack[] {
    return [...this.#own.values()].map(({ pack }) => pack);
  }

  /**
   * Reads packs that have changed. A pack that can't be read anymore stays as it was. Returns the mistakes in changed
   * packs.
   */
  refresh(): readonly Problem[] {
    const problems: Problem[] = [];
    const paths = withoutRepeats(this.#places.flatMap((place) => pathsIn(place, problems)));
    const read = new Map<string, Own>();
    const taken = new Map(setIds().map((id) => [id, `${id} (built in)`]));
    for (const path of paths) {
      const own = this.#read(path, paths, problems);
      if (own === null) continue;
      const { id } = own.pack;
      const other = taken.get(id);
      if (other === undefined) {
        taken.set(id, path);
        read.set(path, own);
        // A pack that stays as it was may still be refused in its current form.
        if (own !== this.#own.get(path)) this.#refused.delete(path);
      } else if (this.#noteRefused(path, own.stamp)) {
        const place = { file: join(path, 'pack.yaml'), line: 1, column: 1 };
        problems.push(
          mistake(place, phrase('problem-two-packs', { set: id }), phrase('expected-another-pack-id')),
        );
      }
    }
    this.#own = read;
    return problems;
  }

  /** The pack at one of these paths: newly read if it has changed and is valid, otherwise as it was. */
  #read(path: string, paths: readonly string[], problems: Problem[]): Own | null {
    const before = this.#own.get(path) ?? null;
    const stamp = stampOf(path);
    if (before?.stamp === stamp) return before;
    const { pack, problems: found } = loadPackAmong(path, paths);
    if (pack !== null) return { stamp, pack };
    if (this.#noteRefused(path, stamp)) {
      const mistakes = found.filter(({ weight }) => weight === 'mistake');
      problems.push(...mistakes.map((problem) => placedIn(path, problem)));
    }
    return before;
  }

  /** Notes that a pack is refused in its current form. Returns false if that was already noted. */
  #noteRefused(path: string, stamp: string): boolean {
    if (this.#refused.get(path) === stamp) return false;
    this.#refused.set(path, stamp);
    return true;
  }
}

/** A pack's problem, with the path of its file relative to the working directory. */
export function placedIn(path: string, problem: Problem): Problem {
  return problem.file === path ? problem : { ...problem, file: join(path, problem.file) };
}

/** The paths of the packs at a path: a folder, a bundle, or a folder with several packs. */
export function packsAt(path: string): readonly string[] {
  const found = pathsIn({ path, mayBeEmpty: true }, []);
  // If there is no pack, loading the path reports why.
  return found.length > 0 ? found : [path];
}

/** Leaves one path for each pack, the first that leads to it. */
function withoutRepeats(paths: readonly string[]): readonly string[] {
  return [...new Map(paths.toReversed().map((path) => [realPath(path), path])).values()].toReversed();
}

/** Resolves a path; one that leads nowhere is reported when its pack is read. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

/** The paths of the packs at a place. */
function pathsIn({ path, mayBeEmpty = false }: PackPlace, problems: Problem[]): readonly string[] {
  // Mistakes in a single pack's path are reported when it is read.
  if (!isFolder(path) || isPack(path)) return [path];
  const top = { file: path, line: 1, column: 1 };
  try {
    const found = readdirSync(path)
      .toSorted()
      .map((name) => join(path, name))
      .filter((below) => isBundle(below) || (isFolder(below) && isPack(below)));
    if (found.length > 0 || mayBeEmpty) return found;
    problems.push(mistake(top, phrase('problem-no-packs'), phrase('expected-folder')));
  } catch (error) {
    problems.push(mistake(top, phrase('problem-unread-folder', { why: systemPhrase(error) })));
  }
  return [];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Whether a folder is meant as a pack, even if its pack.yaml is missing. */
function isPack(folder: string): boolean {
  return ['pack.yaml', 'doors', 'treasures'].some((name) => existsSync(join(folder, name)));
}

/** Changes whenever a file of the pack does. */
function stampOf(path: string): string {
  const files = isFolder(path) ? textFiles(path, '', 0).map((file) => join(path, file)) : [path];
  const stats = files.toSorted().map((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return [file, stat?.size, stat?.mtimeMs, stat?.ino].join(':');
  });
  return stats.join('\n');
}

/** The custom packs as text for {@link packsOf}, to send to another thread. */
export function packsAsText(packs: Packs, ids: readonly string[]): readonly string[] {
  const builtIn = new Set(setIds());
  return ids.filter((id) => !builtIn.has(id)).map((id) => keepPack(packs.load(id)));
}

/** The built-in sets and the packs in these texts. Throws if one can't be read. */
export function packsOf(texts: readonly string[]): Packs {
  const own = texts.map((text) => {
    const pack = readKeptPack(text)?.pack ?? null;
    if (pack === null) throw new Error("a pack that was kept can't be read");
    return pack;
  });
  return {
    ids: () => [...setIds(), ...own.map(({ id }) => id)],
    load: (id) => own.find((pack) => pack.id === id) ?? loadSet(id),
  };
}
