/**
 * Tracks the time left of a table's open waits. Only the innermost one runs; the outer ones are paused. Keeping the
 * time left, not a deadline, means that a server that was down takes nothing from anybody's wait.
 */
import type { ClockLeft } from '@kickdoor/protocol';
import type { Clock } from '@kickdoor/rules';
import type { ServerClock } from '../clock.ts';
import type { SavedClocks } from '../store/records.ts';

interface Wait {
  readonly clock: Clock;
  left: number;
}

export class ClockKeeper {
  readonly #time: Pick<ServerClock, 'now'>;
  #waits: Wait[] = [];
  #runs = false;
  /** The moment up to which the running wait has been counted. */
  #counted: number;

  constructor(time: Pick<ServerClock, 'now'>) {
    this.#time = time;
    this.#counted = time.now();
  }

  /** Sets the waits that are open now: known ones continue, new ones start in full, the rest are dropped. */
  set(clocks: readonly Clock[]): void {
    this.#count();
    const before = new Map(this.#waits.map((wait) => [wait.clock.id, wait.left]));
    this.#waits = clocks.map((clock) => ({ clock, left: before.get(clock.id) ?? clock.ms }));
  }

  /** Restores what was saved. */
  restore(clocks: readonly Clock[], saved: SavedClocks): void {
    const left = new Map(saved.map((wait) => [wait.id, wait.left]));
    this.#counted = this.#time.now();
    this.#waits = clocks.map((clock) => ({
      clock,
      left: Math.min(clock.ms, left.get(clock.id) ?? clock.ms),
    }));
  }

  /** Lets the innermost wait run, or pauses all of them. */
  run(runs: boolean): void {
    this.#count();
    this.#runs = runs;
  }

  get runs(): boolean {
    return this.#runs && this.#waits.length > 0;
  }

  /** Milliseconds until the running wait ends; `null` if none runs. */
  due(): number | null {
    this.#count();
    const wait = this.#waits.at(-1);
    return this.#runs && wait !== undefined ? wait.left : null;
  }

  /** As sent to clients. */
  left(): ClockLeft[] {
    this.#count();
    const last = this.#waits.length - 1;
    return this.#waits.map(({ clock, left }, at) => ({
      id: clock.id,
      kind: clock.kind,
      ms: clock.ms,
      left: Math.round(left),
      runs: this.#runs && at === last,
    }));
  }

  /** As kept in the store. */
  save(): SavedClocks {
    this.#count();
    return this.#waits.map(({ clock, left }) => ({ id: clock.id, left: Math.round(left) }));
  }

  /** What would be saved if these waits were open now. Changes nothing. */
  saveNext(clocks: readonly Clock[]): SavedClocks {
    this.#count();
    const before = new Map(this.#waits.map((wait) => [wait.clock.id, wait.left]));
    return clocks.map((clock) => ({ id: clock.id, left: Math.round(before.get(clock.id) ?? clock.ms) }));
  }

  #count(): void {
    const now = this.#time.now();
    const wait = this.#waits.at(-1);
    if (this.#runs && wait !== undefined) wait.left = Math.max(0, wait.left - (now - this.#counted));
    this.#counted = now;
  }
}
