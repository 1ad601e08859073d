/**
 * Checks a pack wherever its files come from: a folder, a bundle, or an editor in a browser. Pure, and safe in a
 * browser.
 */
import { mistake, sortProblems, type Problem } from '@kickdoor/words/check';
import { readImage } from './format/images.ts';
import { MAX_FILE } from './format/limits.ts';
import { compilePack, type PackOptions, type PackResult, type PackText } from './pack.ts';
import { IMAGE_PATH } from './picture.ts';
import { phrase } from './words/phrase.ts';

/** The files of a pack: text or bytes by path, relative to the pack's folder and with forward slashes. */
export type PackFiles = ReadonlyMap<string, string | Uint8Array>;

/** Whether this is one of a pack's text files; others are ignored. */
export function isPackText(path: string): boolean {
  return /\.(?:ya?ml|ftl)$/u.test(path);
}

/** Whether this is the path of a pack's image. */
export function isPackImage(path: string): boolean {
  return IMAGE_PATH.test(path);
}

/**
 * Reads and checks a pack. Its problems have file, line and column, and are sorted by them; `problemPhrase` of
 * `@kickdoor/words/check` turns them into phrases of {@link PackMessages}. Never throws.
 */
export function checkFiles(files: PackFiles, options: PackOptions = {}): PackResult {
  const texts: PackText[] = [];
  const unread: string[] = [];
  const problems: Problem[] = [];
  for (const [path, content] of files) {
    if (!isPackText(path) && !isPackImage(path)) continue;
    const read = isPackImage(path) ? readImage : textOf;
    const text = typeof content === 'string' ? content : read(path, content, problems);
    if (text === null) unread.push(path);
    else texts.push({ path, text });
  }
  const result = compilePack(texts, { ...options, unread });
  if (problems.length === 0) return result;
  return { ...result, pack: null, problems: sortProblems([...problems, ...result.problems]) };
}

/** Decodes a file's bytes; reports a file that is too long or not UTF-8. */
function textOf(path: string, bytes: Uint8Array, problems: Problem[]): string | null {
  const top = { file: path, line: 1, column: 1 };
  // A UTF-8 text has at least as many bytes as characters and at most four times as many, so this rejects only
  // oversized files.
  if (bytes.length > MAX_FILE * 4) {
    const expected = phrase('expected-at-most-characters', { limit: MAX_FILE });
    problems.push(mistake(top, phrase('problem-big-file', { count: bytes.length }), expected));
    return null;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const place = { file: path, ...firstBroken(bytes) };
    problems.push(mistake(place, phrase('problem-not-utf-8'), phrase('expected-utf-8')));
    return null;
  }
}

/** Where the bytes stop being text. */
function firstBroken(bytes: Uint8Array): { readonly line: number; readonly column: number } {
  const [before = ''] = new TextDecoder('utf-8').decode(bytes).split('\u{FFFD}', 1);
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
