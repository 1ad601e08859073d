/** Ways to get a pack into the workshop: new, as a copy of a built-in set, or from a bundle or folder. */
import { checkFiles, isPackId, newPack, type PackFiles } from '@kickdoor/packs';
import { isBundled, readBundle } from '@kickdoor/packs/bundle';
import { LANGUAGES, type Language } from '@kickdoor/words';
import type { Problem } from '@kickdoor/words/check';
import { sources, template } from 'virtual:workshop';
import { namesIn, withName } from './model/words.ts';
import { readable, textAt, withFile, wordFile } from './model/files.ts';
import { setAt, valueOf } from './model/yaml-edit.ts';

/** The settings of a new pack. */
export interface NewPackWish {
  readonly title: string;
  readonly id: string;
  readonly languages: readonly Language[];
  readonly author: string;
  /** Whether to begin with a card of each kind, as a template. */
  readonly withCards: boolean;
}

/** Whether a new pack can have this id: it is well-formed and no built-in set has it. */
export function isFreeId(id: string): boolean {
  return isPackId(id) && !Object.hasOwn(sources, id);
}

/** The files of a new pack. */
export async function startPack({
  title,
  id,
  languages,
  author,
  withCards,
}: NewPackWish): Promise<PackFiles> {
  const files = new Map(withCards ? (await template()).default : languages.map(bare));
  const wish = { id, languages, author: author.trim() === '' ? null : author.trim(), license: null };
  return titled(newPack(wish, files), languages, title);
}

function bare(language: Language): readonly [path: string, text: string] {
  return [`words/${language}/cards.ftl`, '# What the cards are called.\n\n'];
}

function titled(files: PackFiles, languages: readonly string[], title: string): PackFiles {
  return languages.reduce((made, language) => {
    const path = wordFile(made, language);
    return withFile(made, path, withName(textAt(made, path), 'pack', { value: title, attributes: {} }));
  }, files);
}

/** The files of a built-in set. */
export async function builtInFiles(set: string): Promise<PackFiles> {
  return new Map((await sources[set]?.())?.default ?? []);
}

/** Copies a set under another id and name. Other sets refer to the original by its own id. */
export async function copied(set: string, id: string, rename: (title: string) => string): Promise<PackFiles> {
  const files = await builtInFiles(set);
  const path = 'pack.yaml';
  const manifest = setAt(textAt(files, path), ['id'], id);
  return titledAnew(withFile(files, path, manifest), rename);
}

/** Changes the pack's title in every language. */
function titledAnew(files: PackFiles, rename: (title: string) => string): PackFiles {
  return LANGUAGES.reduce((made, language) => {
    const file = [...made.keys()].find(
      (path) =>
        path.startsWith(`words/${language}/`) && (namesIn(textAt(made, path)).get('pack') ?? null) !== null,
    );
    const named = file === undefined ? null : (namesIn(textAt(made, file)).get('pack') ?? null);
    if (file === undefined || named === null) return made;
    return withFile(
      made,
      file,
      withName(textAt(made, file), 'pack', { ...named, value: rename(named.value) }),
    );
  }, files);
}

/** The result of an import: the files of a pack, or the problems with it. */
export type Brought = { readonly files: PackFiles } | { readonly problems: readonly Problem[] };

/** Reads a pack from a bundle. Problems with its cards can be fixed in the workshop; problems with the bundle can't. */
export function unbundled(name: string, bytes: Uint8Array): Brought {
  const problems: Problem[] = [];
  const bundle = readBundle(name, bytes, problems);
  return bundle === null ? { problems } : { files: readable(bundle.files) };
}

/** Reads a pack from a folder's files, by relative path: those that a bundle would have. */
export function unfolded(files: ReadonlyMap<string, Uint8Array>): Brought {
  const own = readable(new Map([...files].filter(([path]) => isBundled(path))));
  if (own.has('pack.yaml')) return { files: own };
  return { problems: checkFiles(new Map()).problems };
}

/** The pack's own id; `null` if it has none. */
export function idOf(files: PackFiles): string | null {
  const manifest = valueOf(textAt(files, 'pack.yaml'));
  const id: unknown =
    typeof manifest === 'object' && manifest !== null && 'id' in manifest ? manifest.id : null;
  return typeof id === 'string' ? id : null;
}

/** The pack's title in a language. */
export function titleOf(files: PackFiles, language: string): string {
  const named = (one: string): string | undefined =>
    [...files.keys()]
      .filter((path) => path.startsWith(`words/${one}/`))
      .flatMap((path) => namesIn(textAt(files, path)).get('pack')?.value ?? [])[0];
  return [language, ...LANGUAGES].flatMap((one) => named(one) ?? [])[0] ?? idOf(files) ?? '?';
}
