/** Words whose messages the compiler knows: their ids, and what fills them. */
import type { Filling, Phrase, PhraseArg } from '@kickdoor/rules';
import type { Words } from './words.ts';

/** Says a phrase, or a message with all that it is filled with. */
export interface Say<Messages> {
  (phrase: Phrase): string;
  <Id extends keyof Messages & string>(id: Id, ...filling: Filling<Messages, Id>): string;
}

/** Words that say these messages. */
export interface WordsOf<Messages> extends Omit<Words, 'say'> {
  readonly say: Say<Messages>;
}

function isFilling(value: unknown): value is Readonly<Record<string, PhraseArg>> {
  return typeof value === 'object' && value !== null;
}

/** Lets words say only messages that there are; `Messages` is what was generated from their English sources. */
export function typedWords<Messages>(words: Words): WordsOf<Messages> {
  function say(phrase: Phrase): string;
  function say<Id extends keyof Messages & string>(id: Id, ...filling: Filling<Messages, Id>): string;
  function say(what: Phrase | string, ...filling: readonly unknown[]): string {
    return words.say(what, filling.find(isFilling));
  }
  return {
    language: words.language,
    say,
    pieces: (phrase) => words.pieces(phrase),
    attribute: (id, attribute) => words.attribute(id, attribute),
    has: (id) => words.has(id),
    languageOf: (id) => words.languageOf(id),
  };
}
