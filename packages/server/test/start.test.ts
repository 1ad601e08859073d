/** What a server has done before anybody can reach it. */
import { BUILT_IN } from '@kickdoor/packs/node';
import { expect, test } from 'vitest';
import { hasPostgres, newDatabase } from './postgres.ts';
import { serverFor } from './running.ts';

/** The built-in sets, and which of them have been read. */
function watched() {
  const read: string[] = [];
  const load = (id: string) => {
    read.push(id);
    return BUILT_IN.load(id);
  };
  return { read, packs: { ...BUILT_IN, load } };
}

test('a server has read its sets: no table waits for cards', async () => {
  const { read, packs } = watched();
  await serverFor({ packs });
  expect(read).toEqual(expect.arrayContaining([...BUILT_IN.ids()]));
});

test.skipIf(!hasPostgres)('so has a node before it enters: it may take over tables at once', async () => {
  const { read, packs } = watched();
  await serverFor({ packs, cluster: { store: await newDatabase(), nats: null, advertised: null } });
  expect(read).toEqual(expect.arrayContaining([...BUILT_IN.ids()]));
});
