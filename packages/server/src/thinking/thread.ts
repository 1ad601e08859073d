/** One thread that searches. */
import type { FromThread, SearchCall, ToThread } from './calls.ts';

/** A running thread, with the interface of `node:worker_threads`. */
export interface Runner {
  postMessage(message: ToThread): void;
  on(event: 'message', hear: (message: FromThread) => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  on(event: 'exit', hear: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface ThreadEvents {
  /** The thread is ready for a search. */
  readonly free: () => void;
  readonly answered: (message: Exclude<FromThread, { type: 'ready' }>) => void;
  /** The thread has ended, along with its search. */
  readonly ended: (why: Error) => void;
}

/** Runs one search at a time. Sends the cards of a mix once, before the first question about them. */
export class Thread {
  readonly #runner: Runner;
  readonly #events: ThreadEvents;
  /** The keys of the cards that it was sent. */
  readonly #told = new Set<string>();
  #ready = false;
  #ended = false;
  #busy: number | null = null;

  constructor(runner: Runner, events: ThreadEvents) {
    this.#runner = runner;
    this.#events = events;
    runner.on('message', (message) => this.#hear(message));
    runner.on('error', (error) => this.#end(error));
    runner.on('exit', () => this.#end(new Error('the thread has ended')));
  }

  /** Whether it can search now. */
  get isFree(): boolean {
    return this.#ready && !this.#ended && this.#busy === null;
  }

  search(call: SearchCall, packs: readonly string[]): void {
    this.#busy = call.id;
    if (!this.#told.has(call.key)) this.#runner.postMessage({ type: 'cards', key: call.key, packs });
    this.#told.add(call.key);
    this.#runner.postMessage(call);
  }

  /** Whether it is working on this search. */
  worksAt(id: number): boolean {
    return this.#busy === id;
  }

  async stop(): Promise<void> {
    this.#ended = true;
    await this.#runner.terminate();
  }

  #hear(message: FromThread): void {
    if (this.#ended) return;
    this.#busy = null;
    this.#ready = true;
    if (message.type !== 'ready') this.#events.answered(message);
    this.#events.free();
  }

  #end(why: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#events.ended(why);
  }
}
