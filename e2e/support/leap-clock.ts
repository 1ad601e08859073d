/** A server clock that can be moved ahead, so that minutes pass at once, or stopped. */
import type { startServer } from '@kickdoor/server';

type ServerClock = NonNullable<Parameters<typeof startServer>[0]['clock']>;

interface Call {
  at: number;
  readonly every: number | null;
  readonly call: () => void;
  timer: NodeJS.Timeout | undefined;
}

export class LeapClock implements ServerClock {
  #ahead = 0;
  /** When it was stopped; `null` while it runs. */
  #stopped: number | null = null;
  readonly #calls = new Set<Call>();

  date(): number {
    return Date.now() + this.#ahead;
  }

  now(): number {
    return (this.#stopped ?? performance.now()) + this.#ahead;
  }

  after(ms: number, call: () => void): { stop: () => void } {
    return this.#add({ at: this.now() + ms, every: null, call, timer: undefined });
  }

  every(ms: number, call: () => void): { stop: () => void } {
    return this.#add({ at: this.now() + ms, every: ms, call, timer: undefined });
  }

  /** Moves the clock ahead. Each call that falls due is made once, soon after. */
  leap(ms: number): void {
    this.#ahead += ms;
    for (const call of this.#calls) {
      // Repeated calls keep their rhythm: a connection that answers no ping for minutes would be closed.
      if (call.every === null) this.#arm(call);
      else call.at += ms;
    }
  }

  /** Stops the clock: nothing falls due until it runs again. */
  stop(): void {
    this.#stopped ??= performance.now();
    for (const { timer } of this.#calls) clearTimeout(timer);
  }

  /** Resumes the clock where it was stopped. */
  run(): void {
    if (this.#stopped === null) return;
    this.#ahead -= performance.now() - this.#stopped;
    this.#stopped = null;
    for (const call of this.#calls) this.#arm(call);
  }

  #add(call: Call): { stop: () => void } {
    this.#calls.add(call);
    this.#arm(call);
    return { stop: () => this.#drop(call) };
  }

  #arm(call: Call): void {
    clearTimeout(call.timer);
    if (this.#stopped !== null) return;
    call.timer = setTimeout(() => this.#due(call), Math.max(0, call.at - this.now()));
  }

  #due(call: Call): void {
    if (call.every === null) this.#drop(call);
    else {
      call.at += call.every;
      this.#arm(call);
    }
    call.call();
  }

  #drop(call: Call): void {
    clearTimeout(call.timer);
    this.#calls.delete(call);
  }
}
