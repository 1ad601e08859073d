import { expect, onTestFinished, test } from 'vitest';
import type { Client } from '../src/room/connections.ts';
import { Tables } from '../src/room/tables.ts';
import { hashSecret } from '../src/secrets.ts';
import { contextFor } from './context.ts';
import { ManualClock } from './manual-clock.ts';
import { Reader } from './reader.ts';
import { QUICK } from './running.ts';

test("a connected player who does nothing doesn't hold up the table forever", async () => {
  const clock = new ManualClock();
  const context = await contextFor(undefined, undefined, clock);
  const tables = new Tables(context);
  onTestFinished(() => tables.close());
  const { table } = await tables.create({
    seats: 3,
    bots: [],
    public: false,
    spectators: true,
    sheet: 'classic',
    options: {},
    speed: 'normal',
    language: 'en',
  });
  const room = await tables.room(table);
  let turns = 0;
  for (const name of ['Anna', 'Ben', 'Chloe']) {
    const { secret } = await room.join({ name, sex: 'female' });
    const reader = new Reader();
    const client: Client = {
      hash: hashSecret(secret),
      host: false,
      seen: null,
      cut: () => undefined,
      has: null,
      send: (text) => {
        const message = reader.read(text);
        if (message.type === 'update') ({ turns } = message.view);
      },
    };
    room.enter(client);
  }
  await room.start();
  await clock.advance(QUICK.dozeAfter - 1);
  expect(turns).toBeLessThanOrEqual(1);
  await clock.advanceUntil(() => turns > 1, QUICK.dozeAfter);
});
