/** The contract for every store of tables. */
import type { State } from '@kickdoor/rules';
import { expect, onTestFinished, test } from 'vitest';
import type { MoveRecord } from '../src/store/records.ts';
import { NotMineError, StaleError, type Append, type TableStore } from '../src/store/store.ts';
import { emptyTable } from './setups.ts';

/** The store doesn't inspect states. */
const move = (number: number, moveId: string | null = null, seat = 0): MoveRecord => ({
  number,
  seat,
  move: { do: 'kick' },
  moveId,
  at: 1000 + number,
  events: [{ e: 'turn', seat, cause: {} }],
});

const append = (it: MoveRecord, more: Partial<Append> = {}): Append => ({
  table: 't',
  move: it,
  clocks: [],
  over: false,
  ...more,
});

/** The error for a writer that another one has overtaken. With owners, it no longer owns the table. */
const outdated: unknown = expect.toSatisfy(
  (error) => error instanceof StaleError || error instanceof NotMineError,
);

/** A kind of store. */
export interface StoreKind<Kept extends TableStore = TableStore> {
  readonly name: string;
  /** Opens the store at a place. */
  readonly open: (place: string) => Promise<{ readonly store: Kept }>;
  /** A place for a new store. */
  readonly place: () => Promise<string> | string;
}

/** Tests a kind of store. `state` makes states that are identified by a number. */
export function keepsTheContract({ open, place }: StoreKind, state: (turns: number) => State): void {
  async function started(store: TableStore): Promise<void> {
    await store.create('t', emptyTable(3));
    await store.start('t', 1, { ...emptyTable(3), stage: 'playing' }, state(0), []);
  }

  async function opened(at: string): Promise<TableStore> {
    const { store } = await open(at);
    // The test may have closed it already.
    onTestFinished(() => store.close().catch(() => undefined));
    return store;
  }

  test('what was written is there after reopening the file', async () => {
    const folder = await place();
    const store = await opened(folder);
    await started(store);
    await store.append(append(move(1, 'a'), { clocks: [{ id: 4, left: 1500 }] }));
    await store.append(append(move(2)));
    await store.close();
    const again = await opened(folder);
    expect((await again.table('t'))?.setup.stage).toBe('playing');
    expect(await again.game('t')).toEqual({
      snapshot: { number: 0, state: state(0) },
      moves: [move(1, 'a'), move(2)],
      clocks: [],
      damage: null,
    });
  });

  test('what a bot thought of comes back with its move', async () => {
    const folder = await place();
    const store = await opened(folder);
    await started(store);
    const thought = {
      why: 'bot-why-door',
      character: 'bold',
      compared: [
        { move: { do: 'kick' } as const, chance: 0.412 },
        { move: null, chance: 0.38 },
      ],
    };
    await store.append(append({ ...move(1), thought }));
    await store.append(append(move(2)));
    await store.close();
    const again = await opened(folder);
    expect(await again.moves('t', 1, 2)).toEqual([{ ...move(1), thought }, move(2)]);
  });

  test('a second writer is refused while it does not know of the first', async () => {
    const folder = await place();
    const one = await opened(folder);
    const two = await opened(folder);
    await started(one);
    await one.append(append(move(1)));
    await expect(two.append(append(move(1, 'b', 1)))).rejects.toThrow(StaleError);
    await two.append(append(move(2, 'b', 1)));
    await expect(one.append(append(move(3, 'b', 1)))).rejects.toThrow(outdated);
    await expect(one.change('t', 1, emptyTable(3))).rejects.toThrow(outdated);
    expect((await two.game('t'))?.moves).toHaveLength(2);
  });

  test('of moves appended at once, only those that are not next are refused', async () => {
    const store = await opened(await place());
    await started(store);
    await store.create('u', emptyTable(3));
    await store.start('u', 1, { ...emptyTable(3), stage: 'playing' }, state(0), []);
    const asked = [
      store.append(append(move(1, 'a'))),
      store.append(append(move(1), { table: 'u' })),
      store.append(append(move(1, 'b'))),
      store.append(append(move(2, 'a'))),
      store.append(append(move(2))),
    ];
    const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status);
    expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect((await store.game('t'))?.moves).toEqual([move(1, 'a'), move(2)]);
    expect((await store.game('u'))?.moves).toEqual([move(1)]);
  });

  test('a move is found by its id, for its own seat only', async () => {
    const store = await opened(await place());
    await started(store);
    await store.append(append(move(1, 'a', 2)));
    expect(await store.find('t', 2, 'a')).toBe(1);
    expect(await store.find('t', 1, 'a')).toBeNull();
  });

  test('a game is loaded as the newest snapshot and the moves after it; the first snapshot is kept', async () => {
    const store = await opened(await place());
    await started(store);
    for (let number = 1; number <= 9; number += 1) {
      await store.append(append(move(number)));
      if (number % 2 === 0) await store.snapshot('t', number, state(number));
    }
    const game = await store.game('t');
    expect(game).toMatchObject({ snapshot: { number: 8, state: state(8) }, moves: [move(9)] });
    expect(await store.moves('t', 3, 5)).toEqual([move(3), move(4), move(5)]);
  });

  test('waits are kept for the newest move only', async () => {
    const store = await opened(await place());
    await started(store);
    await store.append(append(move(1), { clocks: [{ id: 1, left: 2600 }] }));
    await store.keepWaits([{ table: 't', number: 0, clocks: [{ id: 1, left: 9 }] }]);
    expect((await store.game('t'))?.clocks).toEqual([{ id: 1, left: 2600 }]);
    await store.keepWaits([{ table: 't', number: 1, clocks: [{ id: 1, left: 1700 }] }]);
    expect((await store.game('t'))?.clocks).toEqual([{ id: 1, left: 1700 }]);
  });

  test('the end of a game ends its table; started tables are not listed', async () => {
    const store = await opened(await place());
    await store.create('u', emptyTable(4));
    await started(store);
    expect((await store.open(0, 10)).map(({ id }) => id)).toEqual(['u']);
    await store.append(append(move(1), { over: true }));
    expect(await store.table('t')).toMatchObject({ version: 3, setup: { stage: 'over' } });
  });
}
