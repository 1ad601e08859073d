/** What the command line says, in a language: its own words, and where a table is shown, those of the game and its cards. */
import { readFileSync, readdirSync } from 'node:fs';
import {
  createWords,
  nameOf,
  type Language,
  type Pack,
  type Words,
  type WordsOptions,
} from '@kickdoor/packs';
import { coreWords } from '@kickdoor/packs/node';

export type { Words } from '@kickdoor/packs';

function ownWords(language: string): readonly string[] {
  const folder = new URL(`./${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return files.toSorted().map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

/** The words of the command line. */
export function cliWords(language: Language): Words {
  return createWords(language, ownWords(language));
}

/** The same, with those of the game and of some sets. */
export function wordsWith({ language }: Words, packs: readonly Pack[], options: WordsOptions = {}): Words {
  const names = packs.flatMap(({ id, words }) => {
    const ftl = words[language];
    return ftl === undefined ? [] : [{ set: id, ftl }];
  });
  return createWords(language, [...ownWords(language), ...coreWords(language), ...names], options);
}

/** Says what sheets, sets and cards are called. */
export interface Names {
  readonly sheet: (id: string) => string;
  readonly sets: (ids: readonly string[]) => string;
  /** Of a card's id, with its set where another set has the id before it. */
  readonly card: (id: string) => string;
}

/** The names that people read. */
export function namesIn(words: Words, packs: readonly Pack[]): Names {
  const all = wordsWith(words, packs);
  return {
    sheet: (id) => all.say(`cli-sheet-${id}`),
    sets: (ids) => ids.map((id) => all.say(`${id}/pack`)).join(' + '),
    card: (id) => {
      const def = packs.flatMap(({ cards }) => cards).find((card) => card.id === id);
      return all.say(def === undefined ? id : nameOf(def));
    },
  };
}

/** The ids by which files and options name things, in every language the same. */
export const IDS: Names = { sheet: (id) => id, sets: (ids) => ids.join(' + '), card: (id) => id };

/** A value of an option as help shows it: `--port <number>`. */
export function flag(words: Words, name: string, value: string): string {
  return `${name} <${words.say(`cli-value-${value}`)}>`;
}
