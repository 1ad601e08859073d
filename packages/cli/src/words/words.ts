/** The command line's words in a language, including those of the game and its cards for commands that show a table. */
import { InvalidArgumentError } from 'commander';
import {
  createWords,
  nameOf,
  type Language,
  type SpokenTable,
  type WordMessages,
  typedWords,
  type WordsOf,
  type WordsOptions,
} from '@kickdoor/words';
import type { Pack, PackMessages } from '@kickdoor/packs';
import { wordFiles } from '@kickdoor/words/node';
import { checkerWords, wordSources } from '@kickdoor/packs/node';
import { phrasesOf, type RuleMessages, type SheetId } from '@kickdoor/rules';
import type { CliMessages } from './messages.ts';

/** Every message the command line can format without a set of cards. */
interface Messages extends CliMessages, PackMessages, WordMessages, RuleMessages {}

/** Makes a phrase from one of these messages. */
export const phrase = phrasesOf<Messages>();

/** Words that format them. */
export type Words = WordsOf<Messages>;

function ownWords(language: string): readonly string[] {
  return wordFiles(new URL('.', import.meta.url), language);
}

/**
 * The words of the command line, and of what it checks: packs, moves and records. They are typeset unless the output is
 * for programs (`plain`): JSON, a script, a document.
 */
export function cliWords(language: Language, { plain = false } = {}): Words {
  const sources = [...ownWords(language), ...checkerWords(language)];
  return typedWords<Messages>(createWords(language, sources, { plain }));
}

/** The words of the command line, with those of the game and of some sets. */
export function wordsWith(
  { language, plain }: Words,
  packs: readonly Pack[],
  options: WordsOptions = {},
): Words {
  const sources = [...ownWords(language), ...wordSources(language, packs)];
  return typedWords<Messages>(createWords(language, sources, { plain, ...options }));
}

/** The names of sheets, sets and cards. */
export interface Names {
  readonly sheet: (id: SheetId) => string;
  readonly sets: (ids: readonly string[]) => string;
  /** Takes a card id, qualified by its set if an earlier set has the same id. */
  readonly card: (id: string) => string;
}

/** Names for people; cards have the names given by the table's sheet. */
export function namesIn(words: Words, packs: readonly Pack[], table?: SpokenTable): Names {
  const all = wordsWith(words, packs, table === undefined ? {} : { table });
  return {
    sheet: (id) => all.say({ id: `sheet-${id}` }),
    sets: (ids) => ids.map((id) => all.say({ id: `${id}/pack` })).join(' + '),
    card: (id) => {
      const def = packs.flatMap(({ cards }) => cards).find((card) => card.id === id);
      return all.say({ id: def === undefined ? id : nameOf(def) });
    },
  };
}

/** The ids used in files and options, the same in every language. */
export const IDS: Names = { sheet: (id) => id, sets: (ids) => ids.join(' + '), card: (id) => id };

/** Names for the values of options. */
type ValueName = keyof CliMessages extends infer Id
  ? Id extends `cli-value-${infer Name}`
    ? Name
    : never
  : never;

/** An option's value as help shows it: `--port <number>`. */
export function flag(words: Words, name: string, value: ValueName): string {
  return `${name} <${words.say(`cli-value-${value}`)}>`;
}

/** Parses a file or folder name: anything but an empty string, which an unset variable leaves behind. */
export function path(words: Words): (text: string) => string {
  return (text) => {
    if (text !== '') return text;
    throw new InvalidArgumentError(words.say('cli-not-empty'));
  };
}
