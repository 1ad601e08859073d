/** Words on disk: the built-in ones, and operating system errors as phrases. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Phrase } from '@kickdoor/rules';
import { sheetFolders, wordsFolder as rulesFolder } from '@kickdoor/rules/words';
import { phrase } from './phrase.ts';

/** The files in a folder of words that are in this language and have this ending. */
export function wordFiles(folder: URL, language: string, end = '.ftl'): readonly string[] {
  if (!/^[A-Za-z-]+$/u.test(language)) return [];
  const own = new URL(`${language}/`, folder);
  if (!existsSync(own)) return [];
  const names = readdirSync(own).filter((name) => name.endsWith(end));
  return names.toSorted().map((name) => readFileSync(new URL(name, own), 'utf8'));
}

/** The engine's own words in a language, including the rule sheets'. */
export function coreWords(language: string): readonly string[] {
  return [rulesFolder, ...sheetFolders].flatMap((folder) => wordFiles(folder, language));
}

/** A language's messages about faulty words, moves and records. */
export function faultWords(language: string): readonly string[] {
  const own = new URL('words/', import.meta.url);
  return [...wordFiles(own, language), ...wordFiles(rulesFolder, language, 'faults.ftl')];
}

/** Common operating system errors, by Node's codes. */
const CODES = ['EACCES', 'EEXIST', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'] as const;

/** Why the operating system refused something; common reasons have messages of their own. */
export function systemPhrase(error: unknown): Phrase {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const usual = CODES.find((one) => one === code);
  if (usual !== undefined) return phrase(`system-${usual}`);
  return phrase('system-said', { said: error instanceof Error ? error.message : String(error) });
}
