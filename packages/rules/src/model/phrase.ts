import type { RuleMessages } from './messages.ts';

/**
 * A sentence as data: the id of a message and what it is filled with. Effects speak in phrases; a language's words
 * (`packages/words/src`) turn them into text. Nested phrases are nouns or whole sentences.
 */
export interface Phrase {
  /** Id of a Fluent message, such as `lose-level`. */
  readonly id: string;
  readonly args?: Readonly<Record<string, PhraseArg>>;
}

export type PhraseArg = string | number | Phrase | readonly Phrase[];

/** What a message has to be filled with, by the types of a workspace's messages. */
export type Filling<Messages, Id extends keyof Messages> = [Messages[Id]] extends [never]
  ? readonly []
  : readonly [args: Readonly<Record<Messages[Id] & string, PhraseArg>>];

/** The engine's messages that these variables are enough for. */
export type MessageOf<Variables extends string> = {
  [Id in keyof RuleMessages]: [RuleMessages[Id]] extends [Variables] ? Id : never;
}[keyof RuleMessages];

/** Makes a phrase of one of these messages and all that it is filled with. */
export type MakePhrase<Messages> = <Id extends keyof Messages & string>(
  id: Id,
  ...filling: Filling<Messages, Id>
) => Phrase;

/** What makes phrases of the messages of a workspace. */
export function phrasesOf<Messages>(): MakePhrase<Messages> {
  return (id, ...[args]) => (args === undefined ? { id } : { id, args });
}

/** Makes a phrase of one of the engine's messages. */
export const phrase = phrasesOf<RuleMessages>();

/** The name of a race, a class, a power or another card, which the words of its set say. */
export function setNoun(id: string): Phrase {
  return { id };
}
