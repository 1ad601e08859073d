/** A game with its host's pack continues at another server, which gets the pack with it. */
import { BroughtTable, TakenTable, type CreateTable } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { brought, bundleOf, galley, galleyAs } from './host-bundles.ts';
import { post, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

const bundle = bundleOf(galley());

/** A pack with the galley's cards, one of them renamed. */
function reworded(): Uint8Array {
  const texts = galley();
  return bundleOf({
    ...texts,
    'words/en/galley.ftl': (texts['words/en/galley.ftl'] ?? '').replaceAll('Kraken', 'Rubber Duck'),
  });
}

/** A game among bots with the pack, as taken from its server. */
async function taken(url: string, pack: string) {
  const wish: Partial<CreateTable> = { packs: [pack], pace: 'none' };
  const { table, secrets } = await startedTable(url, 1, 2, wish);
  const { status, body } = await post(`${url}/api/tables/${table}/take`, { secrets, away: true });
  expect(status).toBe(200);
  const { record, people, settings } = TakenTable.parse(body);
  return { record, people, settings };
}

async function bundleAt(url: string, pack: string): Promise<Uint8Array> {
  const response = await fetch(`${url}/api/packs/${pack}/bundle`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return new Uint8Array(await response.arrayBuffer());
}

test('a server without the pack gets it along with the game', async () => {
  const first = await serverFor();
  const { pack } = await brought(first.url, bundle);
  const wish = await taken(first.url, pack);
  const along = await bundleAt(first.url, pack);
  const other = await serverFor();
  const url = `${other.url}/api/tables/moved`;
  expect(await post(url, wish)).toMatchObject({ status: 400, body: { at: 'record line 1 sets' } });
  expect((await brought(other.url, along)).pack).toBe(pack);
  const { status, body } = await post(url, { ...wish, packs: [pack] });
  expect(status).toBe(201);
  const { table, secrets } = BroughtTable.parse(body);
  const client = await TestClient.open(other.url, table, { secret: secrets[0] ?? '' });
  await client.until(() => client.number >= 0, 'the game');
  const [me] = client.view.players;
  expect(client.table.table.packs).toMatchObject([{ id: 'galley', pack, by: me?.name }]);
});

test('if two packs have the same cards, the game keeps its own', async () => {
  const { url } = await serverFor();
  const first = await brought(url, reworded());
  const second = await brought(url, bundle);
  expect(first.hash).toBe(second.hash);
  const wish = await taken(url, second.pack);
  const { body } = await post(`${url}/api/tables/moved`, { ...wish, packs: [second.pack] });
  const { table, secrets } = BroughtTable.parse(body);
  const client = await TestClient.open(url, table, { secret: secrets[0] ?? '' });
  expect(client.table.table.packs).toMatchObject([{ pack: second.pack }]);
});

test('a pack that the game doesn’t use is not moved', async () => {
  const { url } = await serverFor();
  const { pack } = await brought(url, bundle);
  const other = await brought(url, galleyAs('pantry'));
  const wish = await taken(url, pack);
  expect(await post(`${url}/api/tables/moved`, { ...wish, packs: [other.pack] })).toMatchObject({
    status: 400,
    body: { code: 'bad-table', at: 'packs[0]' },
  });
});

test('there is no bundle for a pack that nobody brought', async () => {
  const { url } = await serverFor();
  for (const pack of ['f'.repeat(64), 'classic', '..%2F..%2Fetc']) {
    expect((await fetch(`${url}/api/packs/${pack}/bundle`)).status).toBe(404);
  }
});
