/** Starting tables in rare situations that random play doesn't reach, for the exhaustive runner. */
import { clone, type DeckName, type State } from '@kickdoor/rules';

/**
 * `late`: everybody is one Level short of winning. `uneven`: Levels far apart. `dry`: all cards in hands. `rich`: full
 * hands. `laid`: mid-turn, with many cards in play (`laid.ts`).
 */
export const CORNERS = ['none', 'late', 'uneven', 'dry', 'rich', 'laid'] as const;
export type Corner = (typeof CORNERS)[number];

/** Cards that `dry` leaves in each deck, and that `rich` adds from each to each hand. */
const LEFT = 0;
const MORE = 8;

/** A copy of a new table, moved into a corner. */
export function intoCorner(state: State, corner: Corner, random: () => number): State {
  const moved = clone(state);
  switch (corner) {
    case 'none':
    case 'laid':
      return moved;
    case 'late':
      for (const it of moved.players) it.level = state.options.level - 1;
      return moved;
    case 'uneven':
      for (const it of moved.players) {
        if (random() < 0.5) it.level += Math.floor(random() * (state.options.level - 1));
      }
      return moved;
    case 'dry':
      dealOut(moved, (deck) => moved.decks[deck].length - LEFT);
      return moved;
    case 'rich':
      dealOut(moved, () => MORE * moved.players.length);
      return moved;
  }
}

/** Deals this many more cards from each deck, one to each player in turn. */
function dealOut(state: State, count: (deck: DeckName) => number): void {
  for (const deck of ['doors', 'treasures'] as const) {
    const cards = state.decks[deck];
    for (let left = count(deck); left > 0; left -= 1) {
      const card = cards.pop();
      if (card !== undefined) state.players[left % state.players.length]?.hand.push(card);
    }
  }
}
