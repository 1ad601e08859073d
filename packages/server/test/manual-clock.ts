/** A manual clock: hours pass instantly, and nothing really waits. */
import { setImmediate as turn } from 'node:timers/promises';
import type { ServerClock, Timer } from '@kickdoor/tables/base/clock.ts';

interface Call {
  at: number;
  readonly every: number | null;
  readonly call: () => void;
}

export class ManualClock implements ServerClock {
  #now = 0;
  readonly #calls: Call[] = [];
  /** The offset of the wall clock from elapsed time. Tests change it to set the clock back. */
  dayOffset = Date.UTC(2026, 0, 1);

  date(): number {
    return Math.round(this.dayOffset + this.#now);
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): Timer {
    return this.#add({ at: this.#now + Math.max(0, ms), every: null, call });
  }

  every(ms: number, call: () => void): Timer {
    return this.#add({ at: this.#now + ms, every: ms, call });
  }

  /** Lets time pass. Everything that falls due runs in order, to its end. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settled();
    for (let next = this.#next(until); next !== undefined; next = this.#next(until)) {
      this.#now = Math.max(this.#now, next.at);
      if (next.every === null) this.#calls.splice(this.#calls.indexOf(next), 1);
      else next.at += next.every;
      next.call();
      await settled();
    }
    this.#now = until;
  }

  /** Lets time pass in steps until the condition holds, a thousand steps at most. */
  async advanceUntil(isSo: () => boolean, step: number): Promise<void> {
    for (let count = 0; count < 1000 && !isSo(); count += 1) await this.advance(step);
    if (!isSo()) throw new Error(`what was awaited did not happen in ${1000 * step} ms`);
  }

  #next(until: number): Call | undefined {
    const due = this.#calls.filter(({ at }) => at <= until);
    return due.toSorted((a, b) => a.at - b.at)[0];
  }

  #add(call: Call): Timer {
    this.#calls.push(call);
    return {
      stop: () => {
        const at = this.#calls.indexOf(call);
        if (at >= 0) this.#calls.splice(at, 1);
      },
    };
  }
}

/** Lets everything pending settle: a store in this process answers within a few turns of the event loop. */
async function settled(): Promise<void> {
  for (let count = 0; count < 4; count += 1) await turn();
}
