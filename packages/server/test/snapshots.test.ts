/** Snapshots of a game: when they are stored, and that nobody waits for one. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Snapshots } from '@kickdoor/tables/game/snapshots.ts';
import type { Context } from '@kickdoor/tables/context/context.ts';
import { stateAt } from './setups.ts';

/** A store that finishes a snapshot when the test says so. */
function slowStore() {
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const snapshot = (_table: string, number: number): Promise<void> => {
    begun.push(number);
    return new Promise((resolve, reject) => {
      ends.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  };
  const context: { store: Pick<Context['store'], 'snapshot'>; log: Context['log'] } = {
    store: { snapshot },
    log: pino({ level: 'silent' }),
  };
  return { begun, end: (at: number, error?: Error) => ends[at]?.(error), context };
}

test('every fiftieth state is stored while moves continue, one at a time', async () => {
  const { begun, end, context } = slowStore();
  const snapshots = new Snapshots(context, 't', 0);
  for (let number = 1; number <= 120; number += 1) snapshots.moved(number, stateAt(number));
  await expect.poll(() => begun).toEqual([50]);
  end(0);
  await expect.poll(() => begun).toEqual([50, 100]);
});

test('a failed snapshot is logged, and the next one is tried on request', async () => {
  const { begun, end, context } = slowStore();
  const snapshots = new Snapshots(context, 't', 0);
  const first = snapshots.keep(7, stateAt(7));
  await expect.poll(() => begun).toEqual([7]);
  end(0, new Error('disk full'));
  await first;
  const second = snapshots.keep(7, stateAt(7));
  await expect.poll(() => begun).toEqual([7, 7]);
  end(1);
  await second;
  await snapshots.keep(7, stateAt(7));
  expect(begun).toEqual([7, 7]);
});
