/** Finds what a text must not contain: placeholders, typographic mistakes, and words of other languages. */
import type { Phrase } from '@kickdoor/rules';
import { LANGUAGE_MARK } from './borrowed.ts';
import { definitionOf, LANGUAGES, type Language } from './languages/index.ts';
import { namedIn, type SetWords } from './sources.ts';

const SCRIPTS = { Cyrillic: /\p{Script=Cyrillic}+/gu, Latin: /\p{Script=Latin}{2,}/gu };

const ADDRESS = /https?:\/\/\S+/gu;

/** Names that are the same in every language. */
const EVERYWHERE = new Set([
  'Kickdoor',
  'MIT',
  'GitHub',
  'QR',
  ...LANGUAGES.map((language) => definitionOf(language).name),
]);

/** Everything in a text that would look wrong to a native reader; `names` are players' names. */
export function leftovers(
  language: Language,
  text: string,
  names: readonly string[] = [],
): readonly string[] {
  const known = new Set([...EVERYWHERE, ...names]);
  // A word with soft hyphens is one word.
  const whole = [ADDRESS, LANGUAGE_MARK].reduce(
    (so, found) => so.replaceAll(found, ''),
    text.replaceAll('\u00AD', ''),
  );
  const strange = foreign(language, whole).filter((word) => !known.has(word));
  const slips =
    text.match(/[{}]|\S*\[object\S*|undefined|NaN| {2,}| [.,;!?](?!\.)|[^.]\.\.(?!\.)|\( | \)/gu) ?? [];
  return [...strange, ...slips];
}

/**
 * Words in a phrase that come from files: their contents, and ids in the phrase. They are the same in every language.
 */
export function wordsOfFiles(said: Phrase, ...files: readonly string[]): readonly string[] {
  return [...files, ...idsIn(said)].flatMap((text) => text.match(SCRIPTS.Latin) ?? []);
}

/** The arguments of a phrase and its nested phrases that aren't sentences: single words, and lists of them. */
function idsIn({ args = {} }: Phrase): readonly string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (typeof value === 'object') return [value].flat().flatMap(idsIn);
    return typeof value === 'string' && (LISTS.has(name) || !value.includes(' ')) ? [value] : [];
  });
}

/** A set with its words, by language. */
interface Worded {
  readonly id: string;
  readonly words: Readonly<Record<string, SetWords>>;
}

/** Words from another language, in which sets without words in this one are named. */
export function borrowedWords(language: Language, packs: readonly Worded[]): readonly string[] {
  return packs.flatMap(({ words }) => {
    const found = namedIn(Object.keys(words), language);
    const texts = found === language || found === undefined ? undefined : words[found];
    return texts?.ftl.match(/\p{L}+/gu) ?? [];
  });
}

/** The variables that hold lists. */
const LISTS = new Set(['cards', 'fields', 'names', 'rules', 'sets', 'word', 'words']);

/** Words in another script, or clearly of another language in the same script. */
function foreign(language: Language, text: string): readonly string[] {
  const { script } = definitionOf(language);
  const others = LANGUAGES.filter((other) => other !== language).map(definitionOf);
  const alien = Object.entries(SCRIPTS).flatMap(([name, letters]) => (name === script ? [] : [letters]));
  const betraying = others.flatMap((other) => (other.script === script ? (other.littleWords ?? []) : []));
  const words = text.match(/\p{L}+/gu) ?? [];
  return [
    ...alien.flatMap((letters) => text.match(letters) ?? []),
    ...words.filter((word) => betraying.some((little) => little.test(word))),
  ];
}
