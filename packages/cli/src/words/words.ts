/** What the command line says, in a language: its own words, and where a table is shown, those of the game and its cards. */
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

/** Every message that the command line can say without a set of cards. */
interface Messages extends CliMessages, PackMessages, WordMessages, RuleMessages {}

/** Makes a phrase of one of them. */
export const phrase = phrasesOf<Messages>();

/** Words that say them. */
export type Words = WordsOf<Messages>;

function ownWords(language: string): readonly string[] {
  return wordFiles(new URL('.', import.meta.url), language);
}

/** The words of the command line, and of what it checks: packs, moves and records. Scripts read its lines as well. */
export function cliWords(language: Language): Words {
  const sources = [...ownWords(language), ...checkerWords(language)];
  return typedWords<Messages>(createWords(language, sources, { plain: true }));
}

/** The words of the command line, with those of the game and of some sets. */
export function wordsWith({ language }: Words, packs: readonly Pack[], options: WordsOptions = {}): Words {
  return typedWords<Messages>(
    createWords(language, [...ownWords(language), ...wordSources(language, packs)], options),
  );
}

/** Says what sheets, sets and cards are called. */
export interface Names {
  readonly sheet: (id: SheetId) => string;
  readonly sets: (ids: readonly string[]) => string;
  /** Of a card's id, with its set where another set has the id before it. */
  readonly card: (id: string) => string;
}

/** The names that people read; of cards, those that the sheet of the table has for them. */
export function namesIn(words: Words, packs: readonly Pack[], table?: SpokenTable): Names {
  const all = wordsWith(words, packs, { plain: true, ...(table === undefined ? {} : { table }) });
  return {
    sheet: (id) => all.say({ id: `cli-sheet-${id}` }),
    sets: (ids) => ids.map((id) => all.say({ id: `${id}/pack` })).join(' + '),
    card: (id) => {
      const def = packs.flatMap(({ cards }) => cards).find((card) => card.id === id);
      return all.say({ id: def === undefined ? id : nameOf(def) });
    },
  };
}

/** The ids by which files and options name things, in every language the same. */
export const IDS: Names = { sheet: (id) => id, sets: (ids) => ids.join(' + '), card: (id) => id };

/** What the values of options are called. */
type ValueName = keyof CliMessages extends infer Id
  ? Id extends `cli-value-${infer Name}`
    ? Name
    : never
  : never;

/** A value of an option as help shows it: `--port <number>`. */
export function flag(words: Words, name: string, value: ValueName): string {
  return `${name} <${words.say(`cli-value-${value}`)}>`;
}

/** Reads the name of a file or folder: anything but nothing, which a variable that is not set leaves behind. */
export function path(words: Words): (text: string) => string {
  return (text) => {
    if (text !== '') return text;
    throw new InvalidArgumentError(words.say('cli-not-empty'));
  };
}
