// Messages for a Node too old to run the program, which can't load its words.
// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = [root, join(root, 'dist')].map((folder) => join(folder, 'packages', 'cli', 'src', 'words'));

/**
 * A message of the command line in the requested language, chosen as in
 * packages/cli/src/words/language.ts.
 * @param {string} id a message of node.ftl
 * @param {string} needed the required Node version
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
