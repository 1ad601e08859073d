/**
 * Keeps what is left of a table's open waits. Only the innermost runs; those around it stand still. What is left is
 * kept rather than a time of day, so that a server that was down takes nothing from anybody's wait.
 */
import type { Clock } from '@kickdoor/rules';
import type { ClockLeft } from '@kickdoor/protocol';
import type { SavedClocks } from '../store/records.ts';

interface Wait {
  readonly clock: Clock;
  left: number;
}

export class ClockKeeper {
  #waits: Wait[] = [];
  #runs = false;
  /** Up to when the running wait has been counted. */
  #counted = 0;

  /** Takes the waits that are open now: known ones go on, new ones begin in full, others are gone. */
  set(clocks: readonly Clock[], now: number): void {
    this.#count(now);
    const before = new Map(this.#waits.map((wait) => [wait.clock.id, wait.left]));
    this.#waits = clocks.map((clock) => ({ clock, left: before.get(clock.id) ?? clock.ms }));
  }

  /** Takes up what was saved. */
  restore(clocks: readonly Clock[], saved: SavedClocks, now: number): void {
    const left = new Map(saved.map((wait) => [wait.id, wait.left]));
    this.#counted = now;
    this.#waits = clocks.map((clock) => ({
      clock,
      left: Math.min(clock.ms, left.get(clock.id) ?? clock.ms),
    }));
  }

  /** Lets the innermost wait run, or all stand still. */
  run(runs: boolean, now: number): void {
    this.#count(now);
    this.#runs = runs;
  }

  get runs(): boolean {
    return this.#runs && this.#waits.length > 0;
  }

  /** How long until the running wait is over; `null` where none runs. */
  due(now: number): number | null {
    this.#count(now);
    const wait = this.#waits.at(-1);
    return this.#runs && wait !== undefined ? wait.left : null;
  }

  /** As told to clients. */
  left(now: number): ClockLeft[] {
    this.#count(now);
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
  save(now: number): SavedClocks {
    this.#count(now);
    return this.#waits.map(({ clock, left }) => ({ id: clock.id, left: Math.round(left) }));
  }

  /** What would be saved if these waits were open now, without changing anything. */
  saveNext(clocks: readonly Clock[], now: number): SavedClocks {
    this.#count(now);
    const before = new Map(this.#waits.map((wait) => [wait.clock.id, wait.left]));
    return clocks.map((clock) => ({ id: clock.id, left: Math.round(before.get(clock.id) ?? clock.ms) }));
  }

  #count(now: number): void {
    const wait = this.#waits.at(-1);
    if (this.#runs && wait !== undefined) wait.left = Math.max(0, wait.left - (now - this.#counted));
    this.#counted = now;
  }
}
