/** Reads packs from strangers in a thread, one at a time, each with bounded time and memory. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadAnswer, ReadCall, ReadPack } from './calls.ts';
import { watchTime } from './overtime.ts';

/** The most CPU time for a pack, in milliseconds. The biggest built-in set takes a twentieth of that. */
const WITHIN = 8000;
/** The thread's memory limit in megabytes. */
const MEMORY = 512;
/** Packs that may wait. */
const MOST_WAITING = 20;

/** Reading a pack took too much time or memory. */
export class PackTooBigError extends Error {
  override readonly name = 'PackTooBigError';
}

/** Too many packs are waiting to be read. */
export class ReaderBusyError extends Error {
  override readonly name = 'ReaderBusyError';
}

type Job = Omit<ReadCall, 'id'>;

/**
 * Starts its thread for the first pack, and replaces it after a pack that took too much. Several servers of a process
 * may share it.
 */
export class PackReader {
  readonly #within: number;
  #worker: Worker | null = null;
  /** Resolves when the thread is ready. Its start, slow on a busy machine, doesn't count toward a pack's time. */
  #ready: Promise<unknown> = Promise.resolve();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #asked = 0;

  constructor(within = WITHIN) {
    this.#within = within;
  }

  /** Reads a pack. Rejects with {@link PackTooBigError} or {@link ReaderBusyError}. */
  async read(job: Job): Promise<ReadPack> {
    if (this.#waiting >= MOST_WAITING) throw new ReaderBusyError('too many packs wait to be read');
    this.#waiting += 1;
    const reading = this.#last.then(() => this.#ask(job));
    this.#last = reading.catch(() => undefined);
    return reading.finally(() => (this.#waiting -= 1));
  }

  /** Ends the thread, rejecting what it reads. An idle one is asked to end, so it isn't torn down while it starts. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    if (this.#waiting > 0) {
      await worker.terminate();
      return;
    }
    const ended = once(worker, 'exit');
    worker.postMessage(null);
    await ended;
  }

  async #ask(job: Job): Promise<ReadPack> {
    const worker = (this.#worker ??= this.#start());
    await this.#ready;
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      const settle = (done: () => void): void => {
        endWatch();
        worker.off('message', heard).off('error', failed).off('exit', ended);
        done();
      };
      const heard = (answer: ReadAnswer): void => {
        if (answer.id !== id) return;
        settle(() => resolve(answer.read));
        if (answer.spent) this.#replace(worker);
      };
      const failed = (why: unknown): void => settle(() => reject(asError(why)));
      const ended = (): void => settle(() => reject(new Error('the thread has ended')));
      const endWatch = watchTime(worker, this.#within, () => {
        this.#drop(worker);
        settle(() => reject(new PackTooBigError(`a pack takes more than ${this.#within} ms`)));
      });
      worker.on('message', heard).on('error', failed).on('exit', ended);
      worker.postMessage({ ...job, id } satisfies ReadCall);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    worker.unref();
    worker.once('error', () => this.#drop(worker));
    worker.once('exit', () => this.#drop(worker));
    this.#ready = started(worker);
    // `read` handles the rejection, but may never be called.
    this.#ready.catch(() => undefined);
    return worker;
  }

  /** Replaces the thread ahead of the next pack. */
  #replace(worker: Worker): void {
    this.#drop(worker);
    this.#worker ??= this.#start();
  }

  /** Drops the thread: another one reads the next pack. */
  #drop(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    void worker.terminate();
  }
}

/** Resolves with the thread's first message. Rejects if it ends before that. */
async function started(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit').then(() => Promise.reject(new Error('the thread has ended')));
  await Promise.race([once(worker, 'message'), ended]);
}

function asError(why: unknown): Error {
  const code = why instanceof Error && 'code' in why ? why.code : null;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new PackTooBigError('a pack takes too much memory');
  return why instanceof Error ? why : new Error(String(why));
}
