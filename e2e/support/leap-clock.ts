/** A server's clock that runs like any other, and can be moved ahead: minutes pass at once. */
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
  readonly #calls = new Set<Call>();

  date(): number {
    return Date.now() + this.#ahead;
  }

  now(): number {
    return performance.now() + this.#ahead;
  }

  after(ms: number, call: () => void): { stop: () => void } {
    return this.#add({ at: this.now() + ms, every: null, call, timer: undefined });
  }

  every(ms: number, call: () => void): { stop: () => void } {
    return this.#add({ at: this.now() + ms, every: ms, call, timer: undefined });
  }

  /** Moves the clock ahead. What falls due meanwhile is called soon after, once. */
  leap(ms: number): void {
    this.#ahead += ms;
    for (const call of this.#calls) {
      // What is repeated keeps its rhythm: a connection that answers no ping for minutes would be dead.
      if (call.every === null) this.#arm(call);
      else call.at += ms;
    }
  }

  #add(call: Call): { stop: () => void } {
    this.#calls.add(call);
    this.#arm(call);
    return { stop: () => this.#drop(call) };
  }

  #arm(call: Call): void {
    clearTimeout(call.timer);
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
