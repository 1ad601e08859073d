/** Message ids: the set they belong to, and what they name. */
import { ANY_SET, type Phrase } from '@kickdoor/rules';
import { literal } from './typography.ts';

/** The id of a card's name. */
export function nameOf(card: { readonly set: string; readonly id: string }): `${string}/${string}` {
  return `${card.set}/${card.id}`;
}

/** The message that names players; it takes their `$name` and `$sex`. */
export const PLAYER = 'player';

/**
 * The set whose words have a message, or {@link ANY_SET}; `null` for the engine's words, and then those of all sets.
 */
export function setOf(id: string): string | null {
  const slash = id.indexOf('/');
  return slash < 0 ? null : id.slice(0, slash);
}

/** Prefixes of a set's names for things other than cards: powers and marks. */
const CARDLESS = /^(?:power|mark)-/u;

/** Whether this names a power or a mark, which has no card that players could look at. */
export function isCardless(id: string): boolean {
  return setOf(id) !== null && CARDLESS.test(nameIn(id));
}

/** The text for a missing message. A card, set, power or mark that has no name in any language is named by its id. */
export function unnamed(id: string): string {
  const set = setOf(id);
  if (set === null) return `{${id}}`;
  const name = nameIn(id).replace(CARDLESS, '');
  const words = (name === 'pack' && set !== ANY_SET ? set : name).replaceAll('-', ' ');
  return literal(`${words.charAt(0).toUpperCase()}${words.slice(1)}`);
}

/** A message's id within its set: without the set's prefix. */
export function nameIn(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Whether a phrase names a particular card, set or player. */
export function isName({ id }: Phrase): boolean {
  const set = setOf(id);
  return set === null ? id === PLAYER : set !== ANY_SET;
}
