/** Starts servers under load, each in a process pinned to one core, and queries their usage. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

export type Kind = 'kickdoor' | 'memory' | 'boardgame' | 'plain';

/** CPU time in milliseconds, memory in bytes. */
const Used = z.object({ cpu: z.number(), rss: z.number(), heap: z.number(), external: z.number() });
export type Used = z.infer<typeof Used>;

const Opened = z.object({ port: z.int() });

/** CPU time; all allocations, freed or not; or what is still allocated. */
export const PROFILED = ['cpu', 'allocations', 'heap'] as const;
export type Profiled = (typeof PROFILED)[number];

export function isProfiled(name: string): name is Profiled {
  return PROFILED.some((one) => one === name);
}

/** A request to a server. */
export type Question =
  | { readonly ask: 'cpu' | 'used' | 'end' }
  | { readonly ask: 'profile'; readonly of: Profiled }
  | { readonly ask: 'write-profile'; readonly file: string };

export interface Place {
  /** The core for servers; `null` if processes can't be pinned. */
  readonly core: number | null;
  /** The folder of the installed peers. */
  readonly peers: string;
  /** The folder for the servers' profiles, and what to profile; `null` for none. */
  readonly profiles: { readonly folder: string; readonly of: Profiled } | null;
}

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #kind: Kind;
  readonly #place: Place;
  readonly port: number;
  /** Milliseconds from the start of the process to the open port. */
  readonly opening: number;

  private constructor(child: ChildProcess, kind: Kind, place: Place, port: number, opening: number) {
    this.#child = child;
    this.#kind = kind;
    this.#place = place;
    this.port = port;
    this.opening = opening;
  }

  /** Starts a server; `folder` is for its store. */
  static async start(kind: Kind, folder: string, place: Place): Promise<ServerProcess> {
    const { core, peers } = place;
    const begun = performance.now();
    const node = ['--expose-gc', '--no-warnings'];
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
    return new ServerProcess(child, kind, place, Opened.parse(opened).port, performance.now() - begun);
  }

  /** The CPU time used so far by all threads, in milliseconds. */
  async cpu(): Promise<number> {
    return Used.parse(await this.#ask({ ask: 'cpu' })).cpu;
  }

  /** Its usage after garbage collection. */
  async used(): Promise<Used> {
    return Used.parse(await this.#ask({ ask: 'used' }));
  }

  /** Runs a task under the profiler, if requested; the file name consists of `name` and the kind of server. */
  async profiled<T>(name: string, of: readonly Profiled[], task: () => Promise<T>): Promise<T> {
    const { profiles } = this.#place;
    if (profiles === null || !of.includes(profiles.of)) return task();
    await this.#ask({ ask: 'profile', of: profiles.of });
    const result = await task();
    const ending = profiles.of === 'cpu' ? 'cpuprofile' : 'heapprofile';
    await this.#ask({ ask: 'write-profile', file: join(profiles.folder, `${name}-${this.#kind}.${ending}`) });
    return result;
  }

  /** Ends the server, by this signal or in an orderly way. */
  async end(signal?: 'SIGKILL'): Promise<void> {
    const ended = once(this.#child, 'exit');
    if (signal === undefined) this.#child.send({ ask: 'end' } satisfies Question);
    else this.#child.kill(signal);
    await ended;
  }

  async #ask(question: Question): Promise<unknown> {
    const answer = answerOf(this.#child);
    this.#child.send(question);
    return answer;
  }
}

/** The next message of a process. */
function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', resolve));
}
