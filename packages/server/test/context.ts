import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { randomBot } from '@kickdoor/bots';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { systemClock, type ServerClock } from '@kickdoor/tables/base/clock.ts';
import { Content } from '../src/content.ts';
import { soleOwner } from '@kickdoor/tables/base/ownership.ts';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import type { Messenger } from '@kickdoor/tables/messenger/messenger.ts';
import { reportsIn, type ServerContext } from '../src/context.ts';
import { botNames } from '../src/bot-names.ts';
import { known } from '../src/known.ts';
import { Meters } from '@kickdoor/tables/base/meter.ts';
import { Heartbeat } from '@kickdoor/tables/context/heartbeat.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { seeded } from './chance.ts';
import { QUICK } from './running.ts';
import { tempFolder } from './temp.ts';

/** What the rooms of one process share. Several processes may share a folder and a messenger. */
export async function contextFor(
  dataDir: string = tempFolder(),
  messenger: Messenger = new InProcessMessenger(),
  clock: ServerClock = systemClock,
): Promise<ServerContext> {
  const { store } = await openSqlite(dataDir);
  onTestFinished(() => store.close());
  const log = pino({ level: 'silent' });
  const heartbeat = new Heartbeat(store, clock, log);
  onTestFinished(() => heartbeat.stop());
  const defects = join(dataDir, 'defects');
  return {
    store,
    ownership: soleOwner,
    messenger,
    content: new Content(store),
    botNames,
    version: '0.0.0',
    bot: () => randomBot,
    random: seeded(1),
    seed: null,
    log,
    meter: new Meters(),
    clock,
    heartbeat,
    pace: QUICK,
    defects,
    report: reportsIn(defects),
    known,
    writer: randomUUID(),
  };
}
