/** Hints between nodes over NATS, and operation without it. */
import process from 'node:process';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasNats, LocalNats, NO_NATS } from '../scripts/local/nats.ts';
import type { Hint } from '../src/cluster/hints.ts';
import { NatsError, openNats, type NatsHints } from '../src/cluster/nats.ts';

const installed = hasNats();
if (!installed) process.stderr.write(`Tests of NATS are skipped: ${NO_NATS}\n`);
const log = pino({ level: 'silent' });

async function hints(port: number): Promise<NatsHints> {
  const opened = await openNats(`nats://127.0.0.1:${port}`, log);
  onTestFinished(() => opened.close());
  return opened;
}

describe.skipIf(!installed)('hints', () => {
  test('reach all other nodes, even after NATS was down', async () => {
    const nats = await LocalNats.make();
    onTestFinished(() => nats.stop());
    const [one, two] = [await hints(nats.port), await hints(nats.port)];
    const heard: Record<'one' | 'two', Hint[]> = { one: [], two: [] };
    one.listen((hint) => heard.one.push(hint));
    two.listen((hint) => heard.two.push(hint));
    // A subscription is active once the server has answered something after it.
    const hint = { about: 'table', table: 't' } as const;
    await expect
      .poll(() => {
        one.tell(hint);
        return heard.two.length;
      })
      .toBeGreaterThan(0);
    expect(heard.two[0]).toEqual(hint);
    expect(heard.one).toEqual([]);
    await nats.stop();
    one.tell({ about: 'lobby' });
    await nats.start();
    await expect
      .poll(() => {
        one.tell({ about: 'bans' });
        return heard.two.some(({ about }) => about === 'bans');
      })
      .toBe(true);
  });

  test('a server that does not answer is named, without its password', async () => {
    const refused = openNats('nats://me:secret@127.0.0.1:1', log);
    await expect(refused).rejects.toThrow(NatsError);
    await expect(refused).rejects.toThrow('nats://***@127.0.0.1:1');
  });
});
