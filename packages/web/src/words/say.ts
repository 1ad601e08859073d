/** Saying things with the page's messages: the compiler knows their ids and what fills them. */
import type { BotMessages } from '@kickdoor/bots';
import type { Words } from '@kickdoor/packs/words';
import type { Filling, Phrase, PhraseArg, RuleMessages } from '@kickdoor/rules';
import type { OwnMessages } from './messages.ts';

/** Every message that the page can say without a set of cards. */
export interface PageMessages extends OwnMessages, RuleMessages, BotMessages {}

/** Says a phrase, or a message with all that it is filled with. */
export interface Say {
  (phrase: Phrase): string;
  <Id extends keyof PageMessages>(id: Id, ...filling: Filling<PageMessages, Id>): string;
}

/** Words that say the page's messages. */
export interface PageWords extends Omit<Words, 'say'> {
  readonly say: Say;
}

/** A phrase of one of the page's messages, to be said later. */
export function text<Id extends keyof PageMessages>(id: Id, ...[args]: Filling<PageMessages, Id>): Phrase {
  return args === undefined ? { id } : { id, args };
}

/** Words as the page speaks with them. */
export function pageWords(words: Words): PageWords {
  function say(phrase: Phrase): string;
  function say<Id extends keyof PageMessages>(id: Id, ...filling: Filling<PageMessages, Id>): string;
  function say(what: Phrase | string, args?: Readonly<Record<string, PhraseArg>>): string {
    return words.say(what, args);
  }
  return {
    language: words.language,
    say,
    pieces: (phrase) => words.pieces(phrase),
    attribute: (id, attribute) => words.attribute(id, attribute),
    has: (id) => words.has(id),
  };
}
