/**
 * Searches for all tables of this server in a few threads. Every question is answered within its time or rejected.
 * Waiting questions share the time, so more questions mean shallower searches rather than longer waits.
 */
import { Worker } from 'node:worker_threads';
import { THINKS, type Decision } from '@kickdoor/bots';
import type { Log } from '@kickdoor/tables/base/log.ts';
import type { Question, Thinker } from '@kickdoor/tables/context/thinker.ts';
import type { SearchCall } from './calls.ts';
import { FairQueue } from './fair-queue.ts';
import { Thread, type Runner } from './thread.ts';
import { makeRoom } from '../make-room.ts';

/** How much of the machine bots may use. */
export interface Thinking {
  readonly threads: number;
  /** The longest that a bot may search, in milliseconds. */
  readonly longest: number;
}

export interface PoolParts extends Thinking {
  /** The text of a stored set; `null` if none has this hash. */
  readonly set: (hash: string) => Promise<string | null>;
  readonly log: Log;
  /** Called with the duration of a search, in milliseconds. */
  readonly thought: (ms: number) => void;
  /** Starts a thread; tests have their own. */
  readonly start?: () => Runner;
  /** How long a question may wait for a thread in addition to its own time, in milliseconds. Defaults to a second. */
  readonly patience?: number;
}

/** Milliseconds. A shorter search finds nothing that the regular bot doesn't. */
const SHORTEST = 8;
const PATIENCE = 1000;
/** Milliseconds of overtime after which a thread is ended. */
const OVERTIME = 1000;
/** Milliseconds before a failed thread is replaced. */
const RESTART = 5000;
/** Mixes of sets whose texts stay in memory. */
const MOST_MIXES = 32;

interface Job {
  readonly id: number;
  readonly question: Question;
  readonly packs: readonly string[];
  /** The deadline for the answer. */
  readonly due: number;
  began: number;
  readonly done: (decision: Decision | null) => void;
  readonly failed: (why: Error) => void;
}

/**
 * Starts threads on first use. A question that can't be answered in time is rejected, and the caller plays without a
 * search.
 */
export class ThreadPool implements Thinker {
  readonly #parts: PoolParts;
  readonly #queue = new FairQueue<Job>();
  readonly #running = new Map<number, Job>();
  readonly #mixes = new Map<string, Promise<readonly string[]>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #threads: Thread[] = [];
  /** The earliest time to start another thread. */
  #notBefore = 0;
  #asked = 0;
  #closed = false;

  constructor(parts: PoolParts) {
    this.#parts = parts;
  }

  async decide(question: Question, dropped: AbortSignal): Promise<Decision | null> {
    const asked = performance.now();
    const packs = await this.#packsOf(question);
    if (dropped.aborted || this.#closed) throw new Error('nobody waits for this');
    return new Promise((done, failed) => {
      this.#asked += 1;
      const due =
        asked + Math.min(question.milliseconds, this.#wish(question) + (this.#parts.patience ?? PATIENCE));
      const job: Job = { id: this.#asked, question, packs, due, began: 0, done, failed };
      this.#queue.add(question.table, job);
      dropped.addEventListener('abort', () => this.#drop(job), { once: true });
      this.#later(due - performance.now(), () => this.#late(job));
      this.#dispatch();
    });
  }

  /** Ends all threads, rejecting pending questions. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (let job = this.#queue.next(); job !== null; job = this.#queue.next()) job.failed(closed());
    for (const job of this.#running.values()) job.failed(closed());
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  #wish({ strength }: Question): number {
    return Math.min(THINKS[strength], this.#parts.longest);
  }

  #packsOf({ sets }: Question): Promise<readonly string[]> {
    const key = keyOf(sets);
    const known = this.#mixes.get(key);
    if (known !== undefined) return known;
    const reading = Promise.all(sets.map(({ id, hash }) => this.#packOf(id, hash)));
    makeRoom(this.#mixes, MOST_MIXES);
    this.#mixes.set(key, reading);
    reading.catch(() => this.#mixes.delete(key));
    return reading;
  }

  async #packOf(id: string, hash: string): Promise<string> {
    const text = await this.#parts.set(hash);
    if (text === null) throw new Error(`the set ${id} is not in the store`);
    return text;
  }

  /** Gives waiting jobs to free threads, starting threads up to the limit. */
  #dispatch(): void {
    if (this.#closed) return;
    const wanted = Math.min(this.#parts.threads, this.#queue.size + this.#running.size);
    if (performance.now() >= this.#notBefore) while (this.#threads.length < wanted) this.#start();
    for (const thread of this.#threads) {
      while (thread.isFree) {
        const waiting = this.#queue.size;
        const job = this.#queue.next();
        if (job === null) return;
        this.#give(thread, job, waiting);
      }
    }
  }

  /** Starts a search. The time left is shared with the jobs waiting behind it. */
  #give(thread: Thread, job: Job, waiting: number): void {
    const { question, packs, id } = job;
    const left = job.due - performance.now();
    const share = left / Math.max(1, waiting / this.#threads.length);
    const milliseconds = Math.min(this.#wish(question), share);
    if (milliseconds < SHORTEST) {
      job.failed(new Error('there was no time for a search'));
      return;
    }
    job.began = performance.now();
    this.#running.set(id, job);
    const { view, legalMoves, strength, character, past, seed, sets } = question;
    // Field by field, so that nothing else of a question can reach a thread.
    const call: SearchCall = {
      type: 'search',
      id,
      key: keyOf(sets),
      view,
      legalMoves,
      strength,
      character,
      past,
      milliseconds,
      seed,
    };
    thread.search(call, packs);
    this.#later(left + OVERTIME, () => this.#endOf(thread, id));
  }

  #start(): void {
    const runner = (this.#parts.start ?? startWorker)();
    const thread: Thread = new Thread(runner, {
      free: () => this.#dispatch(),
      answered: (answer) => {
        const job = this.#running.get(answer.id);
        this.#running.delete(answer.id);
        if (job === undefined) return;
        this.#parts.thought(performance.now() - job.began);
        if (answer.type === 'decided') job.done(answer.decision);
        else job.failed(new Error(answer.why));
      },
      ended: (why) => this.#replace(thread, why),
    });
    this.#threads.push(thread);
  }

  #replace(thread: Thread, why: Error): void {
    this.#threads = this.#threads.filter((one) => one !== thread);
    for (const [id, job] of this.#running) {
      if (!thread.worksAt(id)) continue;
      this.#running.delete(id);
      job.failed(why);
    }
    if (this.#closed) return;
    this.#parts.log.error({ err: why }, 'a thread that searches for bots has failed');
    this.#notBefore = performance.now() + RESTART;
    this.#later(RESTART, () => this.#dispatch());
  }

  /** Rejects a job that has no answer in time. */
  #late(job: Job): void {
    this.#queue.remove(job.question.table, job);
    job.failed(new Error('there was no decision in time'));
  }

  #drop(job: Job): void {
    this.#queue.remove(job.question.table, job);
    job.failed(new Error('nobody waits for this'));
  }

  /** Ends a thread that is still working on a job long overdue. */
  #endOf(thread: Thread, id: number): void {
    if (!thread.worksAt(id)) return;
    void thread.stop();
    this.#replace(thread, new Error('a search did not end'));
  }

  #later(ms: number, call: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      call();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }
}

function startWorker(): Runner {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.unref();
  return worker;
}

const keyOf = (sets: Question['sets']): string => sets.map(({ hash }) => hash).join(' ');
const closed = (): Error => new Error('the server is being closed');
