/** Reads pack.yaml as far as possible while it is being edited. */
import type { PackFiles } from '@kickdoor/packs';
import { LANGUAGES, type Language } from '@kickdoor/words';
import { isMap } from './cards.ts';
import { textAt } from './files.ts';
import { wordFilesOf } from './titles.ts';
import { valueOf } from './yaml-edit.ts';

const read: { text: string; value: Readonly<Record<string, unknown>> } = { text: '', value: {} };

/** The fields of pack.yaml; none if it isn't YAML. */
export function manifestOf(files: PackFiles): Readonly<Record<string, unknown>> {
  const text = textAt(files, 'pack.yaml');
  if (text === read.text) return read.value;
  const value = valueOf(text);
  read.text = text;
  read.value = isMap(value) ? value : {};
  return read.value;
}

function listOf(files: PackFiles, field: string): readonly string[] {
  const list = manifestOf(files)[field];
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** The languages that a pack has, or has begun. */
export function languagesOf(files: PackFiles): readonly Language[] {
  const listed = listOf(files, 'languages');
  const known = LANGUAGES.filter((one) => listed.includes(one));
  const begun = LANGUAGES.filter((one) => wordFilesOf(files, one).length > 0);
  return [known, begun, ['en'] as const].find((some) => some.length > 0) ?? [];
}

/** The sets that a pack is meant to be mixed with. */
export function companionsOf(files: PackFiles): readonly string[] {
  return listOf(files, 'companions');
}

/** The marks that a pack adds. */
export function marksOf(files: PackFiles): readonly string[] {
  return listOf(files, 'marks');
}
