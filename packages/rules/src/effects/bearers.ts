/** Kinds of cards on which effects act. On a card of any other kind nothing reads them. */
import type { Kind } from '../model/card.ts';

const kinds = (...some: readonly Kind[]): readonly Kind[] => Object.freeze(some);

export const MONSTERS = kinds('monster');
export const CURSES = kinds('curse');
export const SIDEKICKS = kinds('sidekick');

/** What another player could take. */
export const PROPERTY = kinds('item', 'sidekick', 'steed');

/** What lies in front of a player and acts on them. */
export const OWNED = kinds(
  'race',
  'class',
  'power',
  'style',
  'training',
  'curse',
  'item',
  'item-enhancer',
  'sidekick',
  'steed',
);

/** The same, and the place that everybody is at, which acts on each of them. */
export const HELD = kinds(...OWNED, 'place');

/** Monsters in their combat, and the place in each. */
export const COMBATS = kinds('monster', 'place');

/** All of these. */
export const ANY_BEARER = kinds('monster', ...HELD);
