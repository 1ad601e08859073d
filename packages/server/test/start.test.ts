/** What a server does before anybody can reach it. */
import { BUILT_IN } from '@kickdoor/packs/node';
import { expect, test } from 'vitest';
import { hasPostgres, newDatabase } from './postgres.ts';
import { serverFor } from './running.ts';
import { tempFolder } from './temp.ts';

/** The built-in sets, and a log of which have been read. */
function watched() {
  const read: string[] = [];
  const load = (id: string) => {
    read.push(id);
    return BUILT_IN.load(id);
  };
  return { read, packs: { ...BUILT_IN, load } };
}

test('a server has read its sets, so no table waits for cards', async () => {
  const { read, packs } = watched();
  await serverFor({ packs });
  expect(read).toEqual(expect.arrayContaining([...BUILT_IN.ids()]));
});

test.skipIf(!hasPostgres)('so has a node before it enters, to take over tables at once', async () => {
  const { read, packs } = watched();
  await serverFor({ packs, cluster: { store: await newDatabase(), nats: null, advertised: null } });
  expect(read).toEqual(expect.arrayContaining([...BUILT_IN.ids()]));
});

test.each([
  ['its port', (port: number) => ({ port })],
  ['the port of its metrics', (port: number) => ({ metrics: { host: '127.0.0.1', port } })],
])(
  'a server that can not have %s leaves nothing open, so its folder can be used at once',
  async (_, wish) => {
    const taken = await serverFor();
    const dataDir = tempFolder();
    await expect(serverFor({ dataDir, ...wish(taken.port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const { url } = await serverFor({ dataDir });
    expect((await fetch(`${url}/health`)).status).toBe(200);
  },
);
