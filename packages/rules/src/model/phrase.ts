/**
 * A sentence as data: the id of a message and what it is filled with. Effects speak in phrases; a language's words
 * (`packages/packs/src/words`) turn them into text. Nested phrases are nouns or whole sentences.
 */
export interface Phrase {
  /** Id of a Fluent message, such as `lose-level`. */
  readonly id: string;
  readonly args?: Readonly<Record<string, PhraseArg>>;
}

export type PhraseArg = string | number | Phrase | readonly Phrase[];

/** Makes a phrase. */
export function phrase(id: string, args?: Readonly<Record<string, PhraseArg>>): Phrase {
  return args === undefined ? { id } : { id, args };
}
