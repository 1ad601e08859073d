/** The kinds of cards that effects work on. On a card of any other kind, nothing reads them. */
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

/** The same, and the place that everybody is at, which acts on everybody. */
export const HELD = kinds(...OWNED, 'place');

/** What acts in a combat: its monsters, and the place. */
export const COMBATS = kinds('monster', 'place');

/** All of these. */
export const ANY_BEARER = kinds('monster', ...HELD);
