/** The store's own thread, so that disk writes never block the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { sendable, type Call, type Name, type Opened, type Result } from './calls.ts';
import { openSqlite, type OpenedSqlite } from './open.ts';

/** An object with a method for each of these names. */
type Carried<K extends Name> = { readonly [P in K]: (...args: Call<P>['args']) => Promise<Result<P>> };

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

/** Routes hot-path calls past Kysely. */
function perform({ store, often }: OpenedSqlite, call: Call): Promise<unknown> {
  const isOften = (one: Call): one is Call<keyof typeof often> => one.name in often;
  return isOften(call) ? carryOut(often, call) : carryOut(store, call);
}

function carryOut<K extends Name>(methods: Carried<K>, { name, args }: Call<K>): Promise<Result<K>> {
  return methods[name](...args);
}
