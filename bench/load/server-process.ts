/** Starts servers under load, each in a process bound to one core, and asks what they have used. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

export type Kind = 'kickdoor' | 'memory' | 'boardgame' | 'plain';

/** CPU time in milliseconds, memory in bytes. */
const Used = z.object({ cpu: z.number(), rss: z.number(), heap: z.number(), external: z.number() });
export type Used = z.infer<typeof Used>;

const Opened = z.object({ port: z.int() });

export interface Place {
  /** The core for servers; `null` where processes can't be bound to one. */
  readonly core: number | null;
  /** The folder of the installed peers. */
  readonly peers: string;
  /** Where profiles of servers go; `null` makes none. */
  readonly profiles: string | null;
}

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;
  /** Milliseconds from the start of the process to the open port. */
  readonly opening: number;

  private constructor(child: ChildProcess, port: number, opening: number) {
    this.#child = child;
    this.port = port;
    this.opening = opening;
  }

  /** Starts a server; `folder` is for what it stores. */
  static async start(kind: Kind, folder: string, { core, peers, profiles }: Place): Promise<ServerProcess> {
    const begun = performance.now();
    const profile = profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${join(profiles, kind)}`];
    const node = ['--expose-gc', '--no-warnings', ...profile];
    const pinned = core === null ? {} : { execPath: 'taskset' };
    const execArgv = core === null ? node : ['-c', String(core), process.execPath, ...node];
    const child = fork(join(import.meta.dirname, 'server.ts'), [kind, peers, folder], {
      ...pinned,
      execArgv,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const gone = once(child, 'exit').then(() => {
      throw new Error(`the server ${kind} has ended by itself`);
    });
    const opened = await Promise.race([answerOf(child), gone]);
    gone.catch(() => undefined);
    return new ServerProcess(child, Opened.parse(opened).port, performance.now() - begun);
  }

  /** The CPU time used so far, of all threads, in milliseconds. */
  async cpu(): Promise<number> {
    return (await this.#ask('cpu')).cpu;
  }

  /** What it uses after collecting garbage. */
  used(): Promise<Used> {
    return this.#ask('used');
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.send('end');
    await ended;
  }

  async #ask(question: 'cpu' | 'used'): Promise<Used> {
    const answer = answerOf(this.#child);
    this.#child.send(question);
    return Used.parse(await answer);
  }
}

/** The next message of a process. */
function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', resolve));
}
