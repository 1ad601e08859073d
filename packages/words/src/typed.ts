/** Typed words: the compiler knows message ids and their variables. */
import type { Filling, Phrase, PhraseArg } from '@kickdoor/rules';
import type { Words } from './words.ts';

/** Formats a phrase, or a message with its arguments. */
export interface Say<Messages> {
  (phrase: Phrase): string;
  <Id extends keyof Messages & string>(id: Id, ...filling: Filling<Messages, Id>): string;
}

/** Words that have these messages. */
export interface WordsOf<Messages> extends Omit<Words, 'say'> {
  readonly say: Say<Messages>;
}

function isFilling(value: unknown): value is Readonly<Record<string, PhraseArg>> {
  return typeof value === 'object' && value !== null;
}

/** Restricts words to existing messages; `Messages` is generated from their English sources. */
export function typedWords<Messages>(words: Words): WordsOf<Messages> {
  function say(phrase: Phrase): string;
  function say<Id extends keyof Messages & string>(id: Id, ...filling: Filling<Messages, Id>): string;
  function say(what: Phrase | string, ...filling: readonly unknown[]): string {
    return words.say(what, filling.find(isFilling));
  }
  return {
    language: words.language,
    plain: words.plain,
    say,
    pieces: (phrase) => words.pieces(phrase),
    attribute: (id, attribute) => words.attribute(id, attribute),
    has: (id) => words.has(id),
    languageOf: (id) => words.languageOf(id),
  };
}
