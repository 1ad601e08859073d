/** Printed moves are parsed back as the same moves. */
import { card } from '../effects/support.ts';
import { describe, expect, test } from 'vitest';
import {
  buildCardPool,
  parseText,
  printMove,
  type CardPool,
  type CardDef,
  type Move,
  type Phrase,
  type Pick,
} from '../../src/index.ts';

function pan(id: string, set: string, copies: number): CardDef {
  return card({ id, set, copies, kind: 'item' });
}

const pool: CardPool = buildCardPool([
  { id: 'one', cards: [pan('pan', 'one', 1), pan('pot', 'one', 3)] },
  { id: 'two', cards: [pan('pan', 'two', 2), pan('lid', 'two', 1)] },
]);
const names = ['Aric', 'Mad Max', 'to'];
const players = names.map((name) => ({ name }));

/** Returns the move that a text means, with each slot filled with its first option. */
function read(text: string, choice: readonly Pick[] | null = null): Move | Phrase {
  const draft = parseText({ pool, names, seat: 0, choice }, text);
  if ('error' in draft) return draft.error;
  return draft.make(draft.slots.flatMap((slot) => slot.options[0] ?? []));
}

const MOVES: readonly Move[] = [
  { do: 'kick' },
  { do: 'play', card: 0 },
  { do: 'play', card: 2, seat: 1 },
  { do: 'play', card: 2, on: 4 },
  { do: 'play', card: 1, side: 'monsters' },
  { do: 'play', card: 1, side: 'fighters', seat: 2 },
  { do: 'play', card: 6, with: 5 },
  { do: 'fight', card: 3 },
  { do: 'equip', card: 4 },
  { do: 'give', cards: [0, 1], seat: 2 },
  { do: 'sell', cards: [0, 1, 2] },
  { do: 'offer', give: [0], seat: 1, get: [1, 2] },
  { do: 'offer', give: [], seat: 2, get: [6] },
  { do: 'offer', give: [6], seat: 2, get: [] },
  { do: 'ask', seat: 1, terms: { treasures: 0, first: 0, items: [], plays: [] } },
  { do: 'ask', seat: 2, terms: { treasures: 2, first: 2, items: [0, 1], plays: [6] } },
  { do: 'use', power: 'berserk', cards: [0, 1] },
  { do: 'use', power: 'backstab', seat: 1, cards: [6] },
  { do: 'use', power: 'charm', on: 3 },
  { do: 'use', power: 'inspire', side: 'fighters', cards: [3] },
  { do: 'roll' },
  { do: 'roll', card: 2 },
  { do: 'sacrifice', card: 6, seat: 1 },
  { do: 'charity', cards: [5], seat: 1 },
  { do: 'charity', cards: [5, 6] },
  { do: 'show', cards: [1], seat: 2 },
  { do: 'choose', picks: [{ card: 4 }, { seat: 1 }, { number: 3 }, { word: 'yes' }] },
  { do: 'concede' },
];

describe('the notation', () => {
  test.each(MOVES.map((move) => [printMove({ pool, players }, 0, move), move] as const))(
    '%s',
    (text, move) => {
      expect(read(text)).toEqual(move);
    },
  );

  test('a copy is named only if there are several, a set only if an earlier one has the same id', () => {
    expect(printMove({ pool, players }, 0, { do: 'sell', cards: [0, 3, 5, 6] })).toBe(
      'sell pan pot#3 two/pan#2 lid',
    );
  });

  test('an ambiguous word is read as one of the possible answers', () => {
    expect(read('choose 2', [{ number: 1 }, { number: 2 }])).toEqual({
      do: 'choose',
      picks: [{ number: 2 }],
    });
    expect(read('choose pot', [{ card: 3 }])).toEqual({ do: 'choose', picks: [{ card: 3 }] });
  });

  test.each([
    ['', { id: 'notation-no-move' }],
    ['jump', { id: 'notation-unknown-move', args: { verb: 'jump' } }],
    ['kick hard', { id: 'notation-excess', args: { word: 'hard' } }],
    ['play', { id: 'notation-no-card' }],
    ['play plan', { id: 'notation-unknown-card', args: { card: 'plan' } }],
    ['play pot#4', { id: 'notation-unknown-card', args: { card: 'pot#4' } }],
    ['play pan for lunch', { id: 'notation-not-side', args: { word: 'lunch' } }],
    ['give pan', { id: 'notation-no-receiver' }],
    ['give pan to Bob', { id: 'notation-unknown-player', args: { name: 'Bob' } }],
    ['ask Aric treasures many', { id: 'notation-not-number', args: { word: 'many' } }],
    ['sell', { id: 'notation-no-card' }],
  ])("`%s` can't be read", (text, error) => {
    expect(read(text)).toEqual(error);
  });
});
