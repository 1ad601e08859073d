// What is said before the words of the program can be read: under a Node that can't run it.
// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = [root, join(root, 'dist')].map((folder) => join(folder, 'packages', 'cli', 'src', 'words'));

/**
 * A message of the words of the command line, in the language that was asked for; the same choice as in
 * packages/cli/src/words/language.ts.
 * @param {string} id a message of node.ftl
 * @param {string} needed the Node that is needed
 * @returns {string}
 */
export function said(id, needed) {
  const { KICKDOOR_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;
  const at = process.argv.indexOf('--lang');
  const option = process.argv.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
  const given = at < 0 ? option : process.argv[at + 1];
  const set = [given, KICKDOOR_LANG, LC_ALL, LC_MESSAGES, LANG].find((value) => (value ?? '') !== '');
  const asked = /^[a-z]+/u.exec(set ?? '')?.[0] ?? 'en';
  const texts = [asked, 'en'].flatMap((language) =>
    FOLDERS.map((folder) => join(folder, language, 'node.ftl')),
  );
  const file = texts.find((text) => existsSync(text));
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n');
  const start = `${id} = `;
  const line = lines.find((one) => one.startsWith(start))?.slice(start.length) ?? id;
  return line.replaceAll('{ $needed }', needed).replaceAll('{ $found }', process.version);
}
