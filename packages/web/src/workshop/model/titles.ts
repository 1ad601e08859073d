/** Names of cards in the workshop. */
import type { PackFiles } from '@kickdoor/packs';
import { LANGUAGES } from '@kickdoor/words';
import { namesIn, type Named } from './words.ts';

const read = new Map<string, { readonly text: string; readonly names: ReadonlyMap<string, Named | null> }>();

/** The messages of a word file; an unchanged file is not parsed again. */
export function namesAt(files: PackFiles, path: string): ReadonlyMap<string, Named | null> {
  const content = files.get(path);
  const text = typeof content === 'string' ? content : '';
  const before = read.get(path);
  if (before?.text === text) return before.names;
  const names = namesIn(text);
  read.set(path, { text, names });
  return names;
}

/** A language's word files, without those of sheets. */
export function wordFilesOf(files: PackFiles, language: string): readonly string[] {
  return [...files.keys()]
    .filter((path) => path.startsWith(`words/${language}/`) && !path.startsWith(`words/${language}/sheets/`))
    .toSorted();
}

/** A card's name and the language it is in; `null` if it has none. */
export function titleOfCard(
  files: PackFiles,
  id: string,
  language: string,
): { readonly text: string; readonly language: string } | null {
  for (const one of [language, ...LANGUAGES]) {
    for (const path of wordFilesOf(files, one)) {
      const text = namesAt(files, path).get(id)?.value ?? '';
      if (text !== '') return { text, language: one };
    }
  }
  return null;
}
