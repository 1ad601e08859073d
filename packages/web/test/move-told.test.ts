/** Moves described without their cards at hand: a review and the coach name everything in them. */
import type { Move } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { moveTold } from '../src/review/move-told.ts';
import { cardAt, outlookOf, say, table } from './support/table.ts';

const state = table([
  { hand: ['elf', 'magic-missile'], equipped: ['second-hand-sword'] },
  { equipped: ['boots-of-butt-kicking'] },
  {},
]);
const { view, names } = outlookOf(state, 0);
const elf = cardAt(state, 0, 'elf');
const missile = cardAt(state, 0, 'magic-missile');
const sword = cardAt(state, 0, 'second-hand-sword');
const boots = cardAt(state, 1, 'boots-of-butt-kicking');

test.each<[Move, string]>([
  [{ do: 'play', card: elf }, 'Play Elf'],
  [{ do: 'play', card: elf, seat: 0 }, 'Play Elf'],
  [{ do: 'play', card: elf, seat: 1 }, 'Play Elf on Ben'],
  [{ do: 'play', card: missile, side: 'fighters' }, 'Play Magic Missile for the Munchkins'],
  [{ do: 'play', card: missile, on: sword }, 'Play Magic Missile on Second-Hand Sword'],
  [{ do: 'play', card: missile, with: sword }, 'Play Magic Missile with Second-Hand Sword'],
  [{ do: 'unequip', card: sword }, 'Unequip Second-Hand Sword'],
  [{ do: 'sell', cards: [sword, missile] }, 'Sell Second-Hand Sword and Magic Missile'],
  [{ do: 'give', cards: [sword], seat: 2 }, 'Give Second-Hand Sword to Cleo'],
  [{ do: 'charity', cards: [missile] }, 'Discard Magic Missile'],
  [{ do: 'charity', cards: [missile], seat: 1 }, 'Give Magic Missile to Ben'],
  [
    { do: 'offer', give: [sword], seat: 1, get: [boots] },
    'Offer Ben a trade: Second-Hand Sword for Boots of Butt-Kicking',
  ],
  [{ do: 'offer', give: [sword], seat: 1, get: [] }, 'Give Second-Hand Sword to Ben'],
  [{ do: 'offer', give: [], seat: 1, get: [boots] }, 'Ask Ben for Boots of Butt-Kicking as a gift'],
  [
    { do: 'ask', seat: 1, terms: { treasures: 2, first: 1, items: [], plays: [] } },
    'Ask Ben for help: 2 treasures (Ben picks first)',
  ],
  [{ do: 'choose', picks: [{ card: sword }, { seat: 1 }] }, 'Choose Second-Hand Sword and Ben'],
  [{ do: 'choose', picks: [{ number: 3 }] }, 'Choose'],
  [{ do: 'kick' }, 'Kick open the door'],
])('%j is "%s"', (move, told) => {
  expect(say(moveTold(move, names, view))).toBe(told);
});
