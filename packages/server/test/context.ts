import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { randomBot } from '@kickdoor/bots';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { systemClock, type ServerClock } from '../src/clock.ts';
import { Content } from '../src/content.ts';
import { soleOwner } from '../src/cluster/ownership.ts';
import { InProcessMessenger } from '../src/messenger/in-process.ts';
import type { Messenger } from '../src/messenger/messenger.ts';
import type { Context } from '../src/room/context.ts';
import { Meters } from '../src/operation/meter.ts';
import { newSeed } from '../src/secrets.ts';
import { Heartbeat } from '../src/room/heartbeat.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { seeded } from './chance.ts';
import { QUICK } from './running.ts';
import { tempFolder } from './temp.ts';

/** What the rooms of one process share; several processes may share a folder and notifications. */
export async function contextFor(
  dataDir: string = tempFolder(),
  messenger: Messenger = new InProcessMessenger(),
  clock: ServerClock = systemClock,
): Promise<Context> {
  const { store } = await openSqlite(dataDir);
  onTestFinished(() => store.close());
  const log = pino({ level: 'silent' });
  const heartbeat = new Heartbeat(store, clock, log);
  onTestFinished(() => heartbeat.stop());
  return {
    store,
    ownership: soleOwner,
    messenger,
    content: new Content(store),
    version: '0.0.0',
    bot: randomBot,
    random: seeded(1),
    seed: newSeed,
    log,
    meter: new Meters(),
    clock,
    heartbeat,
    pace: QUICK,
    defects: join(dataDir, 'defects'),
    writer: randomUUID(),
  };
}
