/** Packs of hosts on several servers that share a database and exchange hints over NATS. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { hasNats, LocalNats } from '../scripts/local/nats.ts';
import { freePort } from '../scripts/local/port.ts';
import { LocalPostgres } from '../scripts/local/postgres.ts';
import { ServerProcess } from '../scripts/chaos/server-process.ts';
import { seeded } from './chance.ts';
import { png, shades } from './drawing.ts';
import { brought, bundleOf, galley } from './host-bundles.ts';
import { playUntil } from './play.ts';
import { hasPostgres } from './postgres.ts';
import { createTable, join, serverFor, type TestServer } from './running.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

const bundle = bundleOf({
  ...galley(),
  'pictures.yaml': 'kraken: { image: pictures/kraken.png }\n',
  'pictures/kraken.png': png(shades(40, 30)),
});

/** Three nodes, the first of which is a process that can be killed. */
async function nodes() {
  const port = await freePort();
  const [postgres, nats] = await Promise.all([LocalPostgres.make({ port }), LocalNats.make()]);
  onTestFinished(async () => {
    await nats.stop();
    await postgres.remove();
  });
  await postgres.database('packs');
  const store = `postgres://kickdoor@127.0.0.1:${port}/packs`;
  const address = `nats://127.0.0.1:${nats.port}`;
  const one = new ServerProcess(tempFolder(), undefined, { env: { STORE: store, NATS: address } });
  await one.start();
  const kill = async (): Promise<void> => void (await one.stop('SIGKILL'));
  onTestFinished(() => kill().catch(() => undefined));
  const cluster = { store, nats: address, advertised: null };
  const [two, three] = [await serverFor({ cluster }), await serverFor({ cluster })];
  return { one, two, three, kill };
}

/** Waits until the lease of a table's owner is over and another node answers for it. */
async function untilTakenOver({ url }: TestServer, table: string): Promise<void> {
  for (;;) {
    const { ok } = await fetch(`${url}/api/tables/${table}`);
    if (ok) return;
    await sleep(100);
  }
}

async function cardsAt({ url }: TestServer, query: string): Promise<string> {
  const answer = await fetch(`${url}/api/packs/galley.json?${query}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

test.skipIf(!hasPostgres || !hasNats())(
  'a table with a host’s pack on one node is joined through another, and a third continues when its owner dies',
  { timeout: 120_000 },
  async () => {
    const { one, two, three, kill } = await nodes();
    const { pack, hash } = await brought(one.url, bundle);
    const { table, host } = await createTable(one.url, { seats: 3, packs: [pack], pace: 'quick' });
    const { secret: anna } = await join(one.url, table, 'Anna');
    const { secret: ben } = await join(two.url, table, 'Ben');
    const { secret: chloe } = await join(two.url, table, 'Chloe');
    const clients = [
      await TestClient.open(one.url, table, { secret: anna, host }),
      await TestClient.open(two.url, table, { secret: ben }),
      await TestClient.open(three.url, table, { secret: chloe }),
    ];
    expect(clients[1]?.table.table.packs).toMatchObject([{ pack, by: 'Anna' }]);
    await clients[0]?.ask({ type: 'start' });
    await Promise.all(clients.map((client) => client.untilNumber(0)));
    expect(await playUntil(clients, seeded(11), (_, number) => number >= 15)).toBe(true);
    const number = clients[0]?.number ?? 0;

    await kill();
    await untilTakenOver(two, table);
    const back: TestClient[] = [];
    for (const [at, secret] of [anna, ben, chloe].entries()) {
      back.push(await TestClient.open(at === 0 ? two.url : three.url, table, { secret }));
    }
    await Promise.all(back.map((client) => client.untilNumber(number)));
    expect(back[0]?.table.table).toMatchObject({ packs: [{ pack }], editions: [expect.anything(), hash] });
    expect(await playUntil(back, seeded(12), (_, at) => at >= number + 15)).toBe(true);

    // Its cards are available on every node, before the game and during it.
    const texts = [await cardsAt(two, `pack=${pack}`), await cardsAt(three, `pack=${pack}`)];
    expect(texts[0]).toContain('data:image/webp;base64,');
    expect(texts[1]).toBe(texts[0]);
    expect(await cardsAt(three, `edition=${hash}`)).toBe(texts[0]);
  },
);
