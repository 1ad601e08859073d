/** Groups of moves, and when the next one starts. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { GroupCommit, type Outcome } from '@kickdoor/tables/store/group-commit.ts';
import type { Append } from '@kickdoor/tables/store/store.ts';

const moveOf = (table: string): Append => ({
  table,
  move: { number: 1, seat: 0, move: { do: 'kick' }, moveId: null, at: 0, events: [] },
  clocks: [],
  over: false,
});

/** A disk whose writes end when the test says so. */
function slowDisk() {
  const groups: (readonly string[])[] = [];
  const ends: ((outcomes: readonly Outcome[]) => void)[] = [];
  const moves = new GroupCommit(
    (group) =>
      new Promise((resolve) => {
        groups.push(group.map(({ table }) => table));
        ends.push(resolve);
      }),
  );
  return { groups, moves, end: (group: number) => ends[group]?.((groups[group] ?? []).map(() => 'kept')) };
}

test('moves that arrive during a write form the next group, whose write starts before the first is reported', async () => {
  const { groups, moves, end } = slowDisk();
  const told: string[] = [];
  const add = (table: string) =>
    moves.add(moveOf(table)).then(() => told.push(`${table} of ${groups.length}`));
  const first = [add('a'), add('b')];
  await expect.poll(() => groups).toEqual([['a', 'b']]);
  const second = [add('c'), add('d')];
  end(0);
  await Promise.all(first);
  expect(told).toEqual(['a of 2', 'b of 2']);
  end(1);
  await Promise.all(second);
  expect(groups).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('a group that can not be written fails only its own moves', async () => {
  let groups = 0;
  const moves = new GroupCommit((group) => {
    groups += 1;
    return groups === 1
      ? Promise.reject(new Error('disk full'))
      : Promise.resolve(group.map((): Outcome => 'kept'));
  });
  const first = moves.add(moveOf('a'));
  await expect(first).rejects.toThrow('disk full');
  await expect(moves.add(moveOf('b'))).resolves.toBeUndefined();
});

test('a single move is written at once, and groups start with the given distance', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const groups: (readonly string[])[] = [];
  const commit = (group: readonly Append[]) => {
    groups.push(group.map(({ table }) => table));
    return Promise.resolve(group.map((): Outcome => 'kept'));
  };
  const moves = new GroupCommit(commit, { apart: 4 });
  const added = [moves.add(moveOf('a'))];
  await vi.advanceTimersByTimeAsync(0);
  expect(groups).toEqual([['a']]);
  added.push(moves.add(moveOf('b')));
  await vi.advanceTimersByTimeAsync(2);
  added.push(moves.add(moveOf('c')));
  expect(groups).toEqual([['a']]);
  await vi.advanceTimersByTimeAsync(2);
  expect(groups).toEqual([['a'], ['b', 'c']]);
  await vi.advanceTimersByTimeAsync(100);
  added.push(moves.add(moveOf('d')));
  await vi.advanceTimersByTimeAsync(0);
  expect(groups).toEqual([['a'], ['b', 'c'], ['d']]);
  await Promise.all(added);
});
