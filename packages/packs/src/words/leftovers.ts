/** What a text in a language must not hold: holes, slips of the typesetter, and words of other languages. */
import type { Phrase } from '@kickdoor/rules';
import type { Language } from './grammar.ts';

/** Little words that no sentence of the language goes without, and that no other language here has. */
const LITTLE_WORDS: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /\b(?:the|and|of|with|your|you|from|this|that|are|for|by|draws?|plays?|cards?|levels?|treasures?)\b/giu,
  de: /\b(?:der|das|den|dem|und|nicht|ist|mit|von|du|dein|deine|eine|einen|karten?|stufen?|schätze)\b/giu,
};

const CYRILLIC = /\p{Script=Cyrillic}+/gu;
const LATIN = /\p{Script=Latin}{2,}/gu;

const ADDRESS = /https?:\/\/\S+/gu;

/** Names that are the same in every language. */
const EVERYWHERE = new Set(['Kickdoor', 'English', 'Deutsch', 'Русский', 'MIT', 'GitHub']);

/** Everything in a text that a native reader would stumble on; `names` are those of players. */
export function leftovers(
  language: Language,
  text: string,
  names: readonly string[] = [],
): readonly string[] {
  const known = new Set([...EVERYWHERE, ...names]);
  const strange = foreign(language, text.replaceAll(ADDRESS, '')).filter((word) => !known.has(word));
  const slips =
    text.match(/[{}]|\S*\[object\S*|undefined|NaN| {2,}| [.,;!?](?!\.)|[^.]\.\.(?!\.)|\( | \)/gu) ?? [];
  return [...strange, ...slips];
}

/**
 * The words by which a phrase speaks of files: what the files hold, and the ids that it is filled with. They are the same
 * in every language.
 */
export function wordsOfFiles(said: Phrase, ...files: readonly string[]): readonly string[] {
  return [...files, ...idsIn(said)].flatMap((text) => text.match(LATIN) ?? []);
}

/** What a phrase, and the phrases in it, are filled with that is no sentence: single words, and lists of them. */
function idsIn({ args = {} }: Phrase): readonly string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (typeof value === 'object') return [value].flat().flatMap(idsIn);
    return typeof value === 'string' && (LISTS.has(name) || !value.includes(' ')) ? [value] : [];
  });
}

/** The variables that stand for lists. */
const LISTS = new Set(['cards', 'fields', 'names', 'rules', 'sets', 'word', 'words']);

function foreign(language: Language, text: string): readonly string[] {
  switch (language) {
    case 'en':
      return [...(text.match(CYRILLIC) ?? []), ...(text.match(LITTLE_WORDS.de) ?? [])];
    case 'de':
      return [...(text.match(CYRILLIC) ?? []), ...(text.match(LITTLE_WORDS.en) ?? [])];
    case 'ru':
      return text.match(LATIN) ?? [];
  }
}
