/** Data read from a store is migrated, validated, and refused with the place of an error. */
import {
  STATE_VERSION,
  createTable,
  isUnreadable,
  readEvents,
  readSavedMove,
  readState,
  upgrade,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { poolOf } from './card-pools.ts';

const pool = poolOf(['classic']);
const players = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'male' as const }));
const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'saved', players });

/** A copy of the state as JSON with one value changed. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(state));
  let at: unknown = copy;
  for (const key of path.slice(0, -1)) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : null;
  }
  if (typeof at === 'object' && at !== null) Reflect.set(at, path.at(-1) ?? '', value);
  return copy;
}

const errorOf = (json: unknown): string => {
  const read = readState(pool, json);
  return isUnreadable(read) ? read.error : '';
};

describe('a state', () => {
  test('is read as it was written', () => {
    expect(readState(pool, JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test.each([
    [['players', 1, 'level'], 'high', 'players[1].level'],
    [['players', 2, 'hand', 0], 1.5, 'players[2].hand[0]'],
    [['phase'], 'dancing', 'phase'],
    [['extra'], 1, 'extra'],
    [['stack'], [{ f: 'nap' }], 'stack[0]'],
    [
      ['stack'],
      [{ f: 'do', deed: { deed: 'dance', with: {} }, subject: 0, card: 0, by: -1 }],
      'stack[0].deed.deed: no deed has this name',
    ],
    [['turn'], 7, 'turn: there is no seat 7'],
    [['sets'], ['space'], 'sets: the game is played with space, not classic'],
    [['door'], 0, 'the cards: '],
    [['version'], STATE_VERSION + 1, `no newer one than ${STATE_VERSION}`],
    [['version'], undefined, 'version: a state says its version'],
  ] as const)('with something wrong at %j (%j) is refused with its place', (path, value, said) => {
    expect(errorOf(changed(path, value))).toContain(said);
  });

  test('is not a text or a list', () => {
    for (const json of [null, 'state', [], 7]) expect(errorOf(json)).toContain('version');
  });
});

test('a move and its events are refused with the place of the error', () => {
  expect(readSavedMove({ do: 'timeout' }, STATE_VERSION, -1)).toEqual({ do: 'timeout' });
  expect(readSavedMove({ do: 'timeout' }, STATE_VERSION, 0)).toHaveProperty('error');
  expect(readSavedMove({ do: 'play', card: 'x' }, STATE_VERSION, 0)).toHaveProperty('error');
  expect(readEvents([{ e: 'turn', seat: 0, cause: {} }], STATE_VERSION)).toHaveLength(1);
  const wrong = readEvents([{ e: 'turn', seat: 0, cause: {} }, { e: 'nap' }], STATE_VERSION);
  expect(JSON.stringify(wrong)).toContain('events[1]');
});

describe('data of an older version', () => {
  const changes = [
    { from: 1, date: '2026-12-01', change: 'a', state: (old: unknown) => [old, 'a'] },
    { from: 2, date: '2026-12-02', change: 'b', move: (old: unknown) => [old, 'b'] },
    { from: 3, date: '2026-12-03', change: 'c', state: (old: unknown) => [old, 'c'] },
  ];

  test('goes through all changes since, in order', () => {
    expect(upgrade('state', 'x', 1, 4, changes)).toEqual({ value: [['x', 'a'], 'c'] });
    expect(upgrade('move', 'x', 2, 4, changes)).toEqual({ value: ['x', 'b'] });
    expect(upgrade('state', 'x', 4, 4, changes)).toEqual({ value: 'x' });
  });

  test('is refused if a change is missing or fails, or the version is newer', () => {
    expect(upgrade('state', 'x', 1, 5, changes)).toEqual({
      error: 'no migration leads on from version 4 of the state',
    });
    expect(JSON.stringify(upgrade('state', 'x', 5, 4, changes))).toContain('version 5');
    const failing = [
      {
        from: 1,
        date: '2026-12-01',
        change: 'fails',
        state: () => {
          throw new Error('no players');
        },
      },
    ];
    expect(JSON.stringify(upgrade('state', 'x', 1, 2, failing))).toContain('no players');
  });
});
