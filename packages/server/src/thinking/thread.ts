/** One thread that searches. It is started again after it has failed, but not at once. */
import type { FromThread, SearchCall, ToThread } from './calls.ts';

/** A running thread, as `node:worker_threads` has it. */
export interface Runner {
  postMessage(message: ToThread): void;
  on(event: 'message', hear: (message: FromThread) => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
  on(event: 'exit', hear: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface ThreadEvents {
  /** It can be given something to do. */
  readonly free: () => void;
  readonly answered: (message: Exclude<FromThread, { type: 'ready' }>) => void;
  /** It has ended, and what it did with it. */
  readonly ended: (why: Error) => void;
}

/** Works at one search at a time. Told of the cards of a mix once, before the first question about them. */
export class Thread {
  readonly #runner: Runner;
  readonly #events: ThreadEvents;
  /** The cards that it was told. */
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

  /** Whether it could search now. */
  get isFree(): boolean {
    return this.#ready && !this.#ended && this.#busy === null;
  }

  search(call: SearchCall, packs: readonly string[]): void {
    this.#busy = call.id;
    if (!this.#told.has(call.key)) this.#runner.postMessage({ type: 'cards', key: call.key, packs });
    this.#told.add(call.key);
    this.#runner.postMessage(call);
  }

  /** Whether it works at this. */
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
