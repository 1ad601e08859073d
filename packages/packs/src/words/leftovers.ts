/** What a text in a language must not hold: holes, slips of the typesetter, and words of other languages. */
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
