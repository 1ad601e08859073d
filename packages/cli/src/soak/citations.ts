/** Finds in the sources which parts of the rules refuse moves by which rule. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_IDS } from '@kickdoor/rules';
import type { Citations } from './possible.ts';

/** The rules that refuse moves, and what cites each; `null` if the sources are missing, as in the npm package. */
export function citations(): Citations | null {
  const folder = join(import.meta.dirname, '../../../rules/src');
  const files = globSync('{kernel,chapters,frames,engine,effects,moves}/**/*.ts', { cwd: folder });
  if (files.length === 0) return null;
  const cited = new Map<string, Set<string | null>>();
  for (const file of files) {
    const [, kind, name] = /^effects\/(deed|trait|play|power)s\/([\w-]+)\.ts$/u.exec(file) ?? [];
    const source = kind === undefined || name === undefined ? null : `${kind} ${name}`;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [call] of text.matchAll(/refuse\([^()]*\)|_RULE[^;]*;/gu)) {
      for (const [, id = ''] of call.matchAll(/'([a-z]+\.[a-z-]+)'/gu)) {
        cited.set(id, (cited.get(id) ?? new Set()).add(source));
      }
    }
  }
  return new Map(RULE_IDS.flatMap((rule) => [[rule, cited.get(rule) ?? new Set<string | null>()] as const]));
}
