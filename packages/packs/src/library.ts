/** The packs that a program plays with: the built-in sets, and those that its owner has in folders and bundles. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mistake, type Problem } from '@kickdoor/words/check';
import { systemPhrase } from '@kickdoor/words/node';
import { isBundle, textFiles } from './folder.ts';
import { keepPack, readKeptPack } from './kept.ts';
import { companionOf, loadPackAmong, loadSet, mistakesOf, setIds } from './load.ts';
import type { Pack, PackSource } from './pack.ts';
import { phrase } from './words/phrase.ts';

/** Where packs come from, by id. */
export interface Packs {
  /** The ids of all packs, the built-in ones first. */
  readonly ids: () => readonly string[];
  /** A pack as it was last read. Throws if there is none of this id. */
  readonly load: (id: string) => Pack;
}

/** The sets that come with the program. */
export const BUILT_IN: Packs = { ids: setIds, load: loadSet };

/** What a pack may name from these packs, by their ids. */
export function companionsIn({ ids, load }: Packs): PackSource['companions'] {
  return Object.fromEntries(ids().map((id) => [id, companionOf(load(id).cards)]));
}

/** Where somebody's own packs are. */
export interface PackPlace {
  /** The folder or bundle of a pack, or a folder of such. */
  readonly path: string;
  /** Whether there may be no pack in it. */
  readonly mayBeEmpty?: boolean;
}

/** Packs that can't be used. The files of its problems are named from the working directory. */
export class PackError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`Packs can't be used:\n${mistakesOf(problems)}`);
    this.problems = problems;
  }
}

/** A pack of somebody's own, as it was last read. */
interface Own {
  /** What tells whether it has changed since. */
  readonly stamp: string;
  readonly pack: Pack;
}

/** The built-in sets and the packs in some places. */
export class PackLibrary implements Packs {
  readonly #places: readonly PackPlace[];
  /** By path. */
  #own: ReadonlyMap<string, Own> = new Map();
  /** What can't be used, by path: its stamp, so that it is reported once. */
  readonly #refused = new Map<string, string>();

  /** Reads all packs. Throws a {@link PackError} if one has a mistake, or the id of another. */
  constructor(places: readonly PackPlace[] = []) {
    this.#places = places;
    const problems = this.refresh();
    if (problems.length > 0) throw new PackError(problems);
  }

  readonly ids = (): readonly string[] => [...setIds(), ...this.own().map(({ id }) => id)];

  readonly load = (id: string): Pack => this.own().find((pack) => pack.id === id) ?? loadSet(id);

  /** All packs but the built-in ones. */
  own(): readonly Pack[] {
    return [...this.#own.values()].map(({ pack }) => pack);
  }

  /**
   * Reads what has changed since it was read. A pack that can't be read any more stays as it was. Returns the mistakes of
   * packs that have changed.
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
        // One that stays as it was may still be refused as it is now.
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

  /** The pack of a path, one of several: as it was, or as it is now if that has changed and can be read. */
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

  /** Notes that a pack is refused as it is now. Returns false if that was noted before. */
  #noteRefused(path: string, stamp: string): boolean {
    if (this.#refused.get(path) === stamp) return false;
    this.#refused.set(path, stamp);
    return true;
  }
}

/** A problem of a pack with the path of its file from where the program runs. */
export function placedIn(path: string, problem: Problem): Problem {
  return problem.file === path ? problem : { ...problem, file: join(path, problem.file) };
}

/** The packs at a path: that of one, as a folder or a bundle, or of a folder with several. */
export function packsAt(path: string): readonly string[] {
  const found = pathsIn({ path, mayBeEmpty: true }, []);
  // Whoever reads a path without a pack says what is wrong with it.
  return found.length > 0 ? found : [path];
}

/** One path for each pack, the first one that leads to it. */
function withoutRepeats(paths: readonly string[]): readonly string[] {
  return [...new Map(paths.toReversed().map((path) => [realPath(path), path])).values()].toReversed();
}

/** Where a path leads in the end; one that leads nowhere is reported when its pack is read. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

/** The packs at a place. */
function pathsIn({ path, mayBeEmpty = false }: PackPlace, problems: Problem[]): readonly string[] {
  // Whatever is wrong with a path that is meant as one pack is reported when that is read.
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

/** Whether a folder is meant as a pack: one whose pack.yaml was forgotten is not passed over. */
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

/** The packs that are not built in, as text that {@link packsOf} reads: for another thread. */
export function packsAsText(packs: Packs, ids: readonly string[]): readonly string[] {
  const builtIn = new Set(setIds());
  return ids.filter((id) => !builtIn.has(id)).map((id) => keepPack(packs.load(id)));
}

/** The built-in sets, and the packs of some texts. Throws if one can't be read. */
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
