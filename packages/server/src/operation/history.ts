/** A server's last minutes, for its owner's charts. */
import type { Sample } from '@kickdoor/protocol/owner';
import { createHistogram, monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks';
import type { ServerClock, Timer } from '@kickdoor/tables/base/clock.ts';
import type { Meter } from '@kickdoor/tables/base/meter.ts';

/** Milliseconds of one sample. */
const SAMPLE_MS = 2000;
/** Samples kept: ten minutes. */
const KEPT = 300;
/** Milliseconds between two checks of the event loop, which its histogram includes in the delay. */
const LOOK = 20;

/** Values read for each sample. */
export interface Now {
  readonly tables: () => number;
  readonly sockets: () => number;
}

/**
 * Takes a sample every two seconds, and keeps ten minutes, until `stop`. As a meter it counts moves and commits; it
 * reads the rest.
 */
export class History implements Pick<Meter, 'moved' | 'answered' | 'committed'> {
  readonly #clock: ServerClock;
  readonly #now: Now;
  readonly #timer: Timer;
  readonly #loop = monitorEventLoopDelay({ resolution: LOOK });
  /** In microseconds. */
  readonly #latency: RecordableHistogram = createHistogram();
  #samples: Sample[] = [];
  #since: number;
  #moves = 0;
  #commits = 0;
  #committed = 0;

  constructor(clock: ServerClock, now: Now) {
    this.#clock = clock;
    this.#now = now;
    this.#since = clock.now();
    this.#loop.enable();
    this.#timer = clock.every(SAMPLE_MS, () => this.#take());
  }

  /** The samples, oldest first. */
  get samples(): readonly Sample[] {
    return this.#samples;
  }

  moved(): void {
    this.#moves += 1;
  }

  answered(ms: number): void {
    this.#latency.record(Math.max(1, Math.round(ms * 1000)));
  }

  committed(moves: number): void {
    this.#commits += 1;
    this.#committed += moves;
  }

  stop(): void {
    this.#timer.stop();
    this.#loop.disable();
  }

  #take(): void {
    const { tables, sockets } = this.#now;
    const now = this.#clock.now();
    const seconds = Math.max(0.001, (now - this.#since) / 1000);
    const percentile = (share: number) =>
      this.#latency.count === 0 ? null : this.#latency.percentile(share) / 1000;
    const sample: Sample = {
      at: this.#clock.date(),
      moves: this.#moves / seconds,
      p50: percentile(50),
      p99: percentile(99),
      loop: this.#loop.count === 0 ? 0 : Math.max(0, this.#loop.percentile(99) / 1e6 - LOOK),
      tables: tables(),
      sockets: sockets(),
      commit: this.#commits === 0 ? null : this.#committed / this.#commits,
    };
    this.#samples = [...this.#samples.slice(1 - KEPT), sample];
    this.#latency.reset();
    this.#loop.reset();
    this.#since = now;
    this.#moves = 0;
    this.#commits = 0;
    this.#committed = 0;
  }
}
