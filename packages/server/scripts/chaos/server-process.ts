/** The server that is stopped and started again, always on the same folder and the same port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const CHILD = join(import.meta.dirname, 'child.ts');

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  /** Milliseconds from the signal to the end. */
  readonly took: number;
}

/** Puts a command line around that of the server: one that mounts something first, for instance. */
export type Launch = (server: readonly string[]) => readonly string[];

export class ServerProcess {
  readonly #dataDir: string;
  readonly #launch: Launch;
  #child: ChildProcess | null = null;
  #port = 0;

  constructor(dataDir: string, launch: Launch = (args) => args) {
    this.#dataDir = dataDir;
    this.#launch = launch;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it, and waits until it is open. Throws with what it said where it does not open. */
  async start(): Promise<void> {
    const [command = '', ...args] = this.#launch([
      process.execPath,
      CHILD,
      this.#dataDir,
      String(this.#port),
    ]);
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(Number(data.toString())));
      child.once('exit', () => reject(new Error(said === '' ? 'the server ended without a word' : said)));
    });
    this.#port = port;
  }

  /** Ends it by a signal. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended> {
    const child = this.#child;
    this.#child = null;
    const begun = performance.now();
    if (child === null) throw new Error('no server runs');
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server ended by itself');
    child.kill(signal);
    await once(child, 'exit');
    return { code: child.exitCode, took: performance.now() - begun };
  }
}
