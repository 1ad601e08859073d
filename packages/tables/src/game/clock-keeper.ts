/**
 * Tracks the time left of a table's open waits. Only the innermost one runs; the outer ones are paused. Since the time
 * left is stored rather than a deadline, a server outage takes nothing from anybody's wait. By correspondence it is the
 * other way round: time passes whether or not the server is up.
 */
import type { ClockLeft } from '@kickdoor/protocol';
import type { ServerClock } from '../base/clock.ts';
import type { SavedClocks } from '../store/records.ts';
import type { ToldClocks } from './told-clocks.ts';

/** An open wait. */
export interface Wait {
  /** Changes whenever the wait restarts. */
  readonly id: number;
  readonly kind: ClockLeft['kind'];
  /** The length of the whole wait, in milliseconds. */
  readonly ms: number;
}

interface Kept {
  readonly clock: Wait;
  left: number;
}

/** How waits run. */
export interface Run {
  /** Whether they run at all. */
  readonly on: boolean;
  /** Whether a wait is timed. One that isn't stays open until somebody moves, and shows no clock. */
  readonly timed: (wait: Wait) => boolean;
  /** When the innermost wait ends at the latest. */
  readonly cap: number | null;
}

/**
 * Times are in milliseconds of the monotonic clock, except where a wait runs by date. It ends no wait by itself; that
 * is up to the caller of {@link due}.
 */
export class ClockKeeper {
  readonly #time: Pick<ServerClock, 'now' | 'date'>;
  /** Whether waits continue while the server is down. */
  readonly #byDate: boolean;
  #waits: Kept[] = [];
  #run: Run = { on: false, timed: () => true, cap: null };
  /** The moment up to which the running wait has been counted. */
  #counted: number;

  constructor(time: Pick<ServerClock, 'now' | 'date'>, byDate = false) {
    this.#time = time;
    this.#byDate = byDate;
    this.#counted = time.now();
  }

  /** Sets the waits that are open now: known ones continue, new ones start in full, the rest are dropped. */
  set(clocks: readonly Wait[]): void {
    this.#count();
    const before = new Map(this.#waits.map((wait) => [wait.clock.id, wait.left]));
    this.#waits = clocks.map((clock) => ({ clock, left: before.get(clock.id) ?? clock.ms }));
  }

  /** Restores what was saved. */
  restore(clocks: readonly Wait[], saved: SavedClocks): void {
    const now = this.#time.date();
    const left = new Map(
      saved.map((wait) => [wait.id, wait.until === undefined ? wait.left : Math.max(0, wait.until - now)]),
    );
    this.#counted = this.#time.now();
    this.#waits = clocks.map((clock) => ({ clock, left: left.get(clock.id) ?? clock.ms }));
  }

  /** Lets the innermost wait run, or pauses all of them. */
  run(run: Run): void {
    this.#count();
    this.#run = run;
  }

  /** Sets the time left of a wait, if it is still open. */
  give(id: number, left: number): void {
    this.#count();
    for (const wait of this.#waits) if (wait.clock.id === id) wait.left = left;
  }

  /** Adds time to a wait, if it is still open. */
  lengthen(id: number, more: number): void {
    this.#count();
    for (const wait of this.#waits) if (wait.clock.id === id) wait.left += more;
  }

  get runs(): boolean {
    return this.#running !== null;
  }

  /** All open waits, outermost first. */
  get open(): readonly Wait[] {
    return this.#waits.map(({ clock }) => clock);
  }

  /** The innermost wait. */
  get innermost(): Wait | null {
    return this.#waits.at(-1)?.clock ?? null;
  }

  /** Milliseconds until the running wait ends; `null` if none runs. */
  due(): number | null {
    this.#count();
    const wait = this.#running;
    return wait === null ? null : this.#capped(wait.left);
  }

  /** The clocks as sent to clients. */
  left(): ClockLeft[] {
    this.#count();
    const last = this.#waits.at(-1);
    return this.#waits
      .filter(({ clock }) => this.#run.timed(clock))
      .map((wait) => ({
        id: wait.clock.id,
        kind: wait.clock.kind,
        ms: Math.max(wait.clock.ms, Math.round(wait.left)),
        left: Math.round(wait === last ? this.#capped(wait.left) : wait.left),
        runs: this.#run.on && wait === last,
      }));
  }

  /** The same with the moment they were read. */
  told(): ToldClocks {
    const clocks = this.left();
    return { at: this.#counted, clocks };
  }

  /** The clocks as stored. */
  save(): SavedClocks {
    return this.saveNext(this.#waits.map(({ clock }) => clock));
  }

  /** What would be saved if these waits were open now. Changes nothing. */
  saveNext(clocks: readonly Wait[]): SavedClocks {
    this.#count();
    const before = new Map(this.#waits.map((wait) => [wait.clock.id, wait.left]));
    const last = clocks.at(-1);
    return clocks.map((clock) => {
      const left = Math.round(before.get(clock.id) ?? clock.ms);
      const goesOn = this.#byDate && this.#run.on && clock === last && this.#run.timed(clock);
      return { id: clock.id, left, ...(goesOn ? { until: this.#time.date() + left } : {}) };
    });
  }

  get #running(): Kept | null {
    const wait = this.#waits.at(-1);
    return this.#run.on && wait !== undefined && this.#run.timed(wait.clock) ? wait : null;
  }

  #capped(left: number): number {
    const { cap } = this.#run;
    return cap === null ? left : Math.max(0, Math.min(left, cap - this.#time.now()));
  }

  #count(): void {
    const now = this.#time.now();
    const wait = this.#running;
    if (wait !== null) wait.left = Math.max(0, wait.left - (now - this.#counted));
    this.#counted = now;
  }
}
