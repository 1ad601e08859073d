/** A server that is repeatedly stopped and started, always with the same folder and port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { comesToBe } from './clock.ts';

const CHILD = join(import.meta.dirname, 'child.ts');

/** Characters of a server's log that are kept. */
const KEPT = 100_000;
/** Lines of it that failures report. */
const LAST_WORDS = 60;

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  /** Milliseconds from the signal to the end. */
  readonly took: number;
}

/** Wraps the server's command line, for example to mount something first. */
export type Launch = (server: readonly string[]) => readonly string[];

/** The server's port, and additions to its environment. */
export interface Place {
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export class ServerProcess {
  readonly #dataDir: string;
  readonly #launch: Launch;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #port: number;
  /** The end of its log. */
  #said = '';
  #died: string | null = null;

  constructor(dataDir: string, launch: Launch = (args) => args, { port = 0, env = {} }: Place = {}) {
    this.#dataDir = dataDir;
    this.#launch = launch;
    this.#port = port;
    this.#env = env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** How it died by itself; `null` if it didn't. */
  get died(): string | null {
    return this.#died;
  }

  /** The last lines of its log, across restarts. */
  lastWords(lines: number = LAST_WORDS): string {
    return this.#said.trimEnd().split('\n').slice(-lines).join('\n');
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it and waits until it is open. If that fails, throws with its log. */
  async start(): Promise<void> {
    const [command = '', ...args] = this.#launch([
      process.execPath,
      CHILD,
      this.#dataDir,
      String(this.#port),
    ]);
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.#env },
    });
    this.#child = child;
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.#died = `ended by itself: ${String(code ?? signal)}`;
    });
    let said = '';
    child.stderr.on('data', (data: Buffer) => {
      said = (said + data.toString()).slice(-KEPT);
      this.#said = (this.#said + data.toString()).slice(-KEPT);
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.once('data', (data: Buffer) => resolve(Number(data.toString())));
      child.once('exit', () => reject(new Error(said === '' ? 'the server ended without a word' : said)));
    });
    this.#port = port;
  }

  /** Suspends or resumes it. */
  pause(on: boolean): void {
    this.#child?.kill(on ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Ends it by a signal. Throws with the end of its log if it doesn't end within a minute. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended> {
    const child = this.#child;
    this.#child = null;
    const begun = performance.now();
    if (child === null) throw new Error('no server runs');
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server ended by itself');
    child.kill(signal);
    if (!(await comesToBe(() => child.exitCode !== null || child.signalCode !== null))) {
      child.kill('SIGKILL');
      throw new Error(`a server did not end within a minute of ${signal}\n${this.lastWords()}`);
    }
    return { code: child.exitCode, took: performance.now() - begun };
  }
}
