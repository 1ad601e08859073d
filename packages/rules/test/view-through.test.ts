/** What a spectator sees who watches a table through a player's seat. */
import { describe, expect, test } from 'vitest';
import { legalMoves, view, viewThrough, type CardId, type View } from '../src/index.ts';
import { curse, item, monster, oneshot, Table } from './effects/support.ts';

const [ANN, BOB, CID] = [0, 1, 2];

/** Ann has an ogre behind her door; she and Bob have cards in hand. */
function table(): Table {
  return new Table({
    sheet: 'space',
    cards: [
      monster('ogre', 9, { treasures: 1 }),
      item('hat', { bonus: 1 }),
      oneshot('potion', { strength: 2 }),
    ],
    Ann: { equipped: ['hat'], hand: ['potion'] },
    Bob: { hand: ['ogre'] },
    doors: ['ogre'],
  });
}

/** The fields of a view in which a seat may see more than everybody else. */
const PICKED = ['seat', 'players', 'hand', 'justReceived', 'combat', 'pending', 'memory'];

function differing(one: View, other: View): string[] {
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...a.keys(), ...b.keys()])].filter(
    (key) => JSON.stringify(a.get(key)) !== JSON.stringify(b.get(key)),
  );
}

const shownIn = ({ players }: View, seat: number): readonly CardId[] => players[seat]?.shown ?? [];

describe('a view through a seat', () => {
  test('is what everybody sees, plus only the picked fields of the seat', () => {
    const { pool, state } = table().does('Ann', 'kick');
    for (const seat of [ANN, BOB, CID]) {
      const through = viewThrough(pool, state, seat, new Set());
      const extra = differing(through, view(pool, state, null));
      expect(PICKED).toEqual(expect.arrayContaining(extra));
      expect(extra).toContain('hand');
      expect(through.hand).toEqual(state.players[seat]?.hand);
    }
  });

  test('includes cards that others have shown to the seat only if they let spectators watch', () => {
    const it = table();
    it.does('Bob', 'show ogre to Cid');
    const { pool, state } = it;
    expect(shownIn(view(pool, state, CID), BOB)).toHaveLength(1);
    expect(shownIn(viewThrough(pool, state, CID, new Set()), BOB)).toEqual([]);
    expect(shownIn(viewThrough(pool, state, CID, new Set([BOB])), BOB)).toHaveLength(1);
  });

  test('names no cards of a hand that the seat chooses from, unless spectators may see that hand', () => {
    const cards = [curse('estate', { 'give-up': { what: 'card', to: 'left', pick: 'taker' } })];
    const it = new Table({ cards, Ann: { hand: ['estate'] }, Bob: { hand: ['chip-1', 'chip-2'] } });
    const { pool, state } = it.does('Ann', 'play estate on Bob').pass();
    const seen = (open: readonly number[]) => {
      const { pending, memory } = viewThrough(pool, state, CID, new Set(open));
      return [pending, memory.frame];
    };
    expect(seen([])).toMatchObject([{ kind: 'choice', seat: CID, from: null }, { from: [] }]);
    const all = view(pool, state, CID);
    expect(seen([BOB])).toEqual([all.pending, all.memory.frame]);
    expect(all.pending).toHaveProperty('from.length', 2);
  });

  test('has the public parts of a combat', () => {
    const { pool, state } = table().does('Ann', 'kick');
    expect(legalMoves(pool, state, ANN).map(({ move }) => move.do)).toContain('ask');
    expect(viewThrough(pool, state, BOB, new Set()).combat).toEqual(view(pool, state, null).combat);
  });
});
