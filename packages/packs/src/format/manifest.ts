/** Reads pack.yaml, and finds the companions it names. */
import { flaw, mistake, type Place, type Problem } from '@kickdoor/words/check';
import { z } from 'zod';
import { phrase } from '../words/phrase.ts';
import { check } from './issues.ts';
import { packSchema, type PackFile } from './pack-file.ts';
import type { SourceFile } from './sort-files.ts';
import { readYaml } from './source.ts';

const ids = z.array(z.string()).readonly();

/** The names a pack may use from a companion, in the form stored with a pack. */
export const companionSchema = z.strictObject({
  races: ids,
  classes: ids,
  /** Its own marks; left out in data stored before packs had marks. */
  marks: ids.exactOptional(),
  /** Its items; left out if unknown. */
  items: ids.exactOptional(),
});

export type Companion = Readonly<z.output<typeof companionSchema>>;

/** The place of problems about what is missing in pack.yaml. */
export const MANIFEST_TOP: Place = { file: 'pack.yaml', line: 1, column: 1 };

/** pack.yaml; `null` if there is none or it has a mistake. */
export function readManifest(file: SourceFile | null, problems: Problem[]): PackFile | null {
  if (file === null) {
    problems.push(mistake(MANIFEST_TOP, phrase('problem-no-manifest'), phrase('expected-manifest')));
    return null;
  }
  if (file.text === null) return null;
  const source = readYaml(MANIFEST_TOP.file, file.text, problems);
  if (source === null) return null;
  if (source.value === null) {
    problems.push(mistake(MANIFEST_TOP, phrase('problem-empty-file'), phrase('expected-manifest')));
    return null;
  }
  return check(packSchema, { source, path: [], label: MANIFEST_TOP.file }, problems);
}

/** The companions of a pack, by id; reports those that don't exist. */
export function companionsOf(
  manifest: PackFile | null,
  find: (id: string) => Companion | null,
  problems: Problem[],
): Record<string, Companion> {
  const found: Record<string, Companion> = {};
  for (const id of manifest?.companions ?? []) {
    if (id === manifest?.id) {
      problems.push(
        flaw(MANIFEST_TOP, phrase('problem-own-companion', { set: id }), phrase('expected-companion')),
      );
      continue;
    }
    const companion = find(id);
    if (companion !== null) found[id] = companion;
    else {
      problems.push(
        mistake(MANIFEST_TOP, phrase('problem-no-companion', { set: id }), phrase('expected-companion')),
      );
    }
  }
  return found;
}
