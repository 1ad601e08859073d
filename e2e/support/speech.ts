/** The page's words in each of its languages, read from its word files. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoWords } from '@kickdoor/words/pseudo';
import { createWords, type Language, type Words } from '@kickdoor/words';

/** A language of the page: a player's, or the pseudo-language. */
export type Speech = Language | 'pseudo';

const root = join(import.meta.dirname, '..', '..', 'packages');
const spoken = new Map<Speech, Words>();

/** The words of the page in a language. */
export function speech(language: Speech): Words {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const source = language === 'pseudo' ? 'en' : language;
  const files = globSync(`{web,rules,bots}/src/**/words/${source}/*.ftl`, { cwd: root }).toSorted();
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const words = createWords(source, language === 'pseudo' ? texts.map(pseudoWords) : texts);
  spoken.set(language, words);
  return words;
}
