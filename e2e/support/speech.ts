/** What the page says, in the languages that it says it in: read off the files of its words. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoWords } from '@kickdoor/words/pseudo';
import { createWords, type Language, type Words } from '@kickdoor/words';

/** What a page can speak: a language of players, or the one that shows what no message says and what is too narrow. */
export type Speech = Language | 'pseudo';

const root = join(import.meta.dirname, '..', '..', 'packages');
const spoken = new Map<Speech, Words>();

/** The words of the page in a language. */
export function speech(language: Speech): Words {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const source = language === 'pseudo' ? 'en' : language;
  const files = globSync(`{web,rules,bots}/src/words/${source}/*.ftl`, { cwd: root }).toSorted();
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const words = createWords(source, language === 'pseudo' ? texts.map(pseudoWords) : texts);
  spoken.set(language, words);
  return words;
}
