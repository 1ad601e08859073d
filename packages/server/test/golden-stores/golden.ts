/** The content of a golden store, and a context to open one. */
import { Meters } from '@kickdoor/tables/base/meter.ts';
import { sensibleBot } from '@kickdoor/bots';
import { pino } from 'pino';
import { z } from 'zod';
import { botNames } from '../../src/bot-names.ts';
import { reportsIn } from '../../src/context.ts';
import { known } from '../../src/known.ts';
import { Content } from '../../src/content.ts';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import { DEFAULT_PACE, type Context } from '@kickdoor/tables/context/context.ts';
import { Heartbeat } from '@kickdoor/tables/context/heartbeat.ts';
import { soleOwner } from '@kickdoor/tables/base/ownership.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { seeded } from '../chance.ts';
import { ManualClock } from '../manual-clock.ts';

export const Golden = z.object({
  /** What the game is in the middle of. */
  what: z.enum(['combat', 'prompt', 'wait', 'trade', 'finished']),
  table: z.string(),
  number: z.int(),
  secrets: z.array(z.string()),
});
export type Golden = z.infer<typeof Golden>;

/** A server without a network on a folder. Its clock is manual. */
export async function goldenContext(
  folder: string,
): Promise<{ readonly context: Context; readonly clock: ManualClock; readonly close: () => Promise<void> }> {
  const { store } = await openSqlite(folder);
  const clock = new ManualClock();
  const log = pino({ level: 'silent' });
  const heartbeat = new Heartbeat(store, clock, log);
  const context: Context = {
    store,
    ownership: soleOwner,
    messenger: new InProcessMessenger(),
    content: new Content(store),
    botNames,
    version: 'golden',
    bot: () => sensibleBot,
    random: seeded(1),
    seed: () => 'golden',
    log,
    meter: new Meters(),
    clock,
    heartbeat,
    pace: DEFAULT_PACE,
    report: reportsIn(folder),
    known,
    writer: 'golden',
  };
  const close = async () => {
    heartbeat.stop();
    await store.close();
  };
  return { context, clock, close };
}
