/** A private NATS server, started and stopped by this process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './port.ts';

export const NO_NATS = 'nats-server is not installed (Debian: apt-get install nats-server).';

/** Whether the server is installed. */
export function hasNats(): boolean {
  return spawnSync('nats-server', ['--version']).status === 0;
}

export class LocalNats {
  readonly port: number;
  #child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  /** Starts a server on a free port of 127.0.0.1. */
  static async make(): Promise<LocalNats> {
    if (!hasNats()) throw new Error(NO_NATS);
    const made = new LocalNats(await freePort());
    await made.start();
    return made;
  }

  async start(): Promise<void> {
    const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(this.port)], { stdio: 'ignore' });
    this.#child = child;
    while (!(await answers(this.port))) {
      if (child.exitCode !== null) throw new Error('nats-server did not start');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Kills it without notifying its clients. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
