/** Words on a disk: those that come with the program, and why the machine refuses to read or write. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Phrase } from '@kickdoor/rules';
import { phrase } from './phrase.ts';

/** A folder of data of the workspaces: in a clone beside their sources, in the npm package beside the program. */
export function dataFolder(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const found = join(folder, 'packages', path);
    if (existsSync(found)) return found;
    const above = dirname(folder);
    if (above === folder) throw new Error(`The program's data (packages/${path}) are missing.`);
    folder = above;
  }
}

/** The engine's own words in a language. */
export function coreWords(language: string): readonly string[] {
  return wordFiles('rules', language);
}

/** What is said in a language of packs, moves and records that are not in order. */
export function checkerWords(language: string): readonly string[] {
  return [
    ...wordFiles('words', language),
    ...wordFiles('packs', language),
    ...wordFiles('rules', language, 'faults.ftl'),
  ];
}

/** What bots say and are called in a language. */
export function botWords(language: string): readonly string[] {
  return wordFiles('bots', language);
}

/** The words of a workspace in a language, of files that end like this. */
function wordFiles(workspace: string, language: string, end = '.ftl'): readonly string[] {
  const folder = join(dataFolder(`${workspace}/src/words`), language);
  if (!/^[A-Za-z-]+$/u.test(language) || !existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(end));
  return files.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The usual reasons of the machine, by the codes of Node. */
const CODES = ['EACCES', 'EEXIST', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'] as const;

/** Why the machine refuses something: in words of one's own where its reason is a usual one. */
export function systemPhrase(error: unknown): Phrase {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const usual = CODES.find((one) => one === code);
  if (usual !== undefined) return phrase(`system-${usual}`);
  return phrase('system-said', { said: error instanceof Error ? error.message : String(error) });
}
