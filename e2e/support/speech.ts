/** What the page says, in the languages that it says it in: read off the files of its words. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWords, type Language, type Words } from '@kickdoor/packs/words';

const root = join(import.meta.dirname, '..', '..', 'packages');
const spoken = new Map<Language, Words>();

/** The words of the page in a language. */
export function speech(language: Language): Words {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const files = globSync(`{web,rules,bots}/src/words/${language}/*.ftl`, { cwd: root }).toSorted();
  const words = createWords(
    language,
    files.map((file) => readFileSync(join(root, file), 'utf8')),
  );
  spoken.set(language, words);
  return words;
}
