/** Who may read the record of a finished game: everybody, or those who sat there. */
import { expect, test } from 'vitest';
import { Archive } from '../src/operation/archive.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';
import { startedTable, serverFor } from './running.ts';
import { tempFolder } from './temp.ts';

/** A game of two at a table with these settings, which one of them has conceded. */
async function over(wish: { readonly openHands?: boolean }) {
  const { url } = await serverFor();
  const { table, clients, secrets, host } = await startedTable(url, 3, 0, { pace: 'none', ...wish });
  const [anna, ...others] = clients;
  for (const client of others) await client.move({ do: 'concede' });
  await anna?.until(() => anna.table.table.stage === 'over', 'the end');
  const ask = async (secret?: string) => {
    const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
    const response = await fetch(`${url}/api/tables/${table}/record`, { headers });
    return { status: response.status, text: await response.text() };
  };
  return { url, table, secrets, host, ask };
}

test('if hands are open afterward, anybody with the link may read the record', async () => {
  const { ask } = await over({});
  expect((await ask()).status).toBe(200);
});

test('if they stay closed, only those who sat there and the host may', async () => {
  const { ask, secrets, host } = await over({ openHands: false });
  const refused = await ask();
  expect(refused.status).toBe(403);
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'closed-hands' });
  expect(refused.text).not.toContain('seed');
  expect((await ask('x'.repeat(32))).status).toBe(403);
  for (const secret of [...secrets, host]) expect((await ask(secret)).text).toContain('"kickdoor"');
});

test('an archived record stays closed to the same people', async () => {
  const archive = new Archive(tempFolder());
  await archive.write('closed', 'the record', [hashSecret('mine')]);
  await archive.write('open', 'the record', null);
  expect(await archive.read('closed', 'mine')).toBe('the record');
  await expect(archive.read('closed', 'yours')).rejects.toMatchObject({ code: 'closed-hands' });
  await expect(archive.read('closed', null)).rejects.toMatchObject({ code: 'closed-hands' });
  expect(await archive.read('open', null)).toBe('the record');
  expect(await archive.read('none', null)).toBeNull();
});
