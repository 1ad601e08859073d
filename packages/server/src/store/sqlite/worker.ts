/** The store's own thread, so that disk writes never block the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { sendable, type Call, type Opened } from './calls.ts';
import { openSqlite, type OpenedSqlite } from './open.ts';

const port = parentPort;
if (port === null) throw new Error('this is run as a thread');
const { folder } = z.object({ folder: z.string() }).parse(workerData);

const say = (opened: Opened) => port.postMessage(opened);
try {
  const opened = await openSqlite(folder);
  port.on('message', (call: Call) => void answer(opened, call));
  say({ loss: opened.loss });
} catch (error) {
  say({ error: sendable(error instanceof Error ? (error.cause ?? error) : error) });
}

async function answer(opened: OpenedSqlite, call: Call): Promise<void> {
  const { id, name } = call;
  try {
    port?.postMessage({ id, name, value: await perform(opened, call) });
  } catch (error) {
    port?.postMessage({ id, name, error: sendable(error) });
  }
  if (name === 'close') port?.close();
}

function perform({ store, often }: OpenedSqlite, call: Call): Promise<unknown> {
  switch (call.name) {
    case 'commit':
      return often.commit(...call.args);
    case 'create':
      return store.create(...call.args);
    case 'table':
      return store.table(...call.args);
    case 'open':
      return store.open(...call.args);
    case 'change':
      return store.change(...call.args);
    case 'start':
      return store.start(...call.args);
    case 'find':
      return store.find(...call.args);
    case 'game':
      return store.game(...call.args);
    case 'moves':
      return store.moves(...call.args);
    case 'keepSnapshot':
      return often.keepSnapshot(...call.args);
    case 'keepSet':
      return store.keepSet(...call.args);
    case 'set':
      return store.set(...call.args);
    case 'keepKey':
      return store.keepKey(...call.args);
    case 'keepWaits':
      return often.keepWaits(...call.args);
    case 'due':
      return store.due(...call.args);
    case 'probe':
      return store.probe();
    case 'bytes':
      return store.bytes();
    case 'census':
      return store.census();
    case 'stored':
      return store.stored(...call.args);
    case 'newest':
      return store.newest(...call.args);
    case 'idle':
      return store.idle(...call.args);
    case 'remove':
      return store.remove(...call.args);
    case 'bans':
      return store.bans();
    case 'ban':
      return store.ban(...call.args);
    case 'unban':
      return store.unban(...call.args);
    case 'keepCode':
      return store.keepCode(...call.args);
    case 'code':
      return store.code(...call.args);
    case 'takeCode':
      return store.takeCode(...call.args);
    case 'sweepCodes':
      return store.sweepCodes(...call.args);
    case 'counterEntries':
      return store.counterEntries(...call.args);
    case 'addCounterEntries':
      return store.addCounterEntries(...call.args);
    case 'sweepCounters':
      return store.sweepCounters(...call.args);
    case 'keepPack':
      return store.keepPack(...call.args);
    case 'pack':
      return store.pack(...call.args);
    case 'packOfSet':
      return store.packOfSet(...call.args);
    case 'countPacks':
      return store.countPacks(...call.args);
    case 'sweepPacks':
      return store.sweepPacks(...call.args);
    case 'close':
      return store.close();
  }
}
