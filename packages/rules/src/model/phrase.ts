import type { RuleMessages } from './messages.ts';

/**
 * A sentence as data: a message id and its arguments. Effects describe themselves in phrases; a language's words
 * (`packages/words/src`) turn them into text. Nested phrases are nouns or whole sentences.
 */
export interface Phrase {
  /** Id of a Fluent message, such as `lose-level`. */
  readonly id: string;
  readonly args?: Readonly<Record<string, PhraseArg>>;
}

export type PhraseArg = string | number | Phrase | readonly Phrase[];

/** The arguments that a message requires, as typed by a workspace's messages. */
export type Filling<Messages, Id extends keyof Messages> = [Messages[Id]] extends [never]
  ? readonly []
  : readonly [args: Readonly<Record<Messages[Id] & string, PhraseArg>>];

/** The engine's messages that require no other variables. */
export type MessageOf<Variables extends string> = {
  [Id in keyof RuleMessages]: [RuleMessages[Id]] extends [Variables] ? Id : never;
}[keyof RuleMessages];

/** Builds a phrase from a message and its arguments. */
export type MakePhrase<Messages> = <Id extends keyof Messages & string>(
  id: Id,
  ...filling: Filling<Messages, Id>
) => Phrase;

/** Returns the phrase builder for a workspace's messages. */
export function phrasesOf<Messages>(): MakePhrase<Messages> {
  return (id, ...[args]) => (args === undefined ? { id } : { id, args });
}

/** Builds a phrase from one of the engine's messages. */
export const phrase = phrasesOf<RuleMessages>();

/** Stands in for a set's id: whichever of the table's sets defines the name. */
export const ANY_SET = '*';

/**
 * Returns the name of a race, class, power, mark or other card, as the words of some set define it: never one of the
 * engine's own messages, even if it has the same id.
 */
export function setNoun(id: string): Phrase {
  return { id: `${ANY_SET}/${id}` };
}
