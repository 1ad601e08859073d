/** The local socket through which `kickdoor admin` talks to a running server. Only its owner may open it. */
import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { addOwnerApi, type OwnerApi } from '../http/owner.ts';
import { tell, toProblem } from '../http/problems.ts';

const FILE = 'kickdoor.sock';
/** Maximum bytes of a socket's path that all systems support. */
const LONGEST = 100;

/** The open socket. */
export interface Control {
  close(): Promise<void>;
}

/** Where a server with this data folder listens: a file in it or, on Windows, a named pipe. */
export function controlPath(folder: string): string {
  const path = resolve(folder);
  if (process.platform !== 'win32') return join(path, FILE);
  return `\\\\.\\pipe\\kickdoor-${createHash('sha256').update(path.toLowerCase()).digest('hex').slice(0, 24)}`;
}

/** Opens the socket; `null`, with a warning in the log, if that fails. The server works without it. */
export async function openControl(folder: string, api: OwnerApi, log: Logger): Promise<Control | null> {
  const path = controlPath(folder);
  if (Buffer.byteLength(path) > LONGEST) {
    log.warn({ path }, 'the path is too long for a socket: kickdoor admin can not reach this server');
    return null;
  }
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _, reply) => tell(reply, toProblem(error)));
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ code: 'not-found', message: 'there is nothing here' }),
  );
  addOwnerApi(app, api);
  try {
    await free(path);
    await app.ready();
    await listen(app, path);
    // Wrapped, since a Fastify app is thenable: an async function would await it.
    return { close: () => app.close() };
  } catch (error) {
    log.warn({ path, err: error }, 'kickdoor admin can not reach this server');
    return null;
  }
}

/** Removes the socket of a killed server. Rejects if another server listens there. */
async function free(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const used = await new Promise<boolean>((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    }).once('error', () => done(false));
  });
  if (used) throw new Error('another server listens there');
  rmSync(path, { force: true });
}

function listen(app: FastifyInstance, path: string): Promise<void> {
  return new Promise((resolved, rejected) => {
    // Restrict the socket to its owner from the start. Worker threads can't set the umask.
    const mask = isMainThread ? process.umask(0o177) : null;
    app.server.once('error', rejected).listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      resolved();
    });
    if (mask !== null) process.umask(mask);
  });
}
