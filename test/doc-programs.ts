/** Pages of the docs whose examples in TypeScript are programs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fencesOf } from './fences.ts';

export const PAGES = [
  'docs/engine.md',
  'packages/rules/README.md',
  'packages/words/README.md',
  'packages/packs/README.md',
  'packages/bots/README.md',
  'packages/protocol/README.md',
] as const;

/** Writes all examples of a page as one module, each at the line that it has on the page; the module's path. */
export function writeProgram(page: string, folder: string): string {
  const lines: string[] = [];
  const fences = fencesOf(page).filter(({ language }) => language === 'ts');
  if (fences.length === 0) throw new Error(`${page} has no examples`);
  for (const { line, text } of fences) {
    while (lines.length < line - 1) lines.push('');
    lines.push(...text.trimEnd().split('\n'));
  }
  const program = join(folder, `${page.replaceAll(/[^a-z]+/giu, '-')}.ts`);
  writeFileSync(program, `${lines.join('\n')}\n`);
  return program;
}
