/** The initial fields of a new card of each kind: the minimum for a valid card. */
import type { DeckName, Kind } from '@kickdoor/rules';

export const STARTS = {
  monster: { level: 1, treasures: 1, badStuff: [{ 'lose-level': 1 }] },
  race: { effects: [{ flee: 1 }] },
  class: { effects: [{ 'wins-ties': 'always' }] },
  'half-breed': {},
  'super-munchkin': {},
  power: { effects: [{ flee: 1 }] },
  style: { effects: [{ 'wins-ties': 'single' }] },
  training: { effects: [{ 'hand-limit': 6 }] },
  curse: { strike: [{ 'lose-level': 1 }] },
  enhancer: { strength: 5, treasures: 1 },
  mate: {},
  wandering: {},
  event: { strike: [{ 'gain-level': { count: 1 } }] },
  place: { effects: [{ flee: 1 }] },
  item: { bonus: 2, slot: 'none', gold: 300 },
  'item-enhancer': { strength: 2 },
  oneshot: { gold: 100, use: [{ strength: 3 }] },
  special: { on: 'player', strike: [{ 'gain-level': 1 }] },
  cheat: {},
  sidekick: { strength: 1 },
  steed: { bonus: 2, gold: 400 },
} as const satisfies Record<Kind, Readonly<Record<string, unknown>>>;

const TREASURES: ReadonlySet<Kind> = new Set(['item', 'item-enhancer', 'oneshot', 'special', 'cheat']);

/** The deck of a kind of card, unless the card says otherwise. */
export function deckOf(kind: Kind): DeckName {
  return TREASURES.has(kind) ? 'treasures' : 'doors';
}
