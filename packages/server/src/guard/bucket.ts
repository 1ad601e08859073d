import type { ServerClock } from '../clock.ts';
import type { Rate } from './limits.ts';

/** So many at once, and so many a second after that. */
export class Bucket {
  readonly #rate: Rate;
  readonly #clock: ServerClock;
  #left: number;
  #at: number;

  constructor(clock: ServerClock, rate: Rate) {
    this.#clock = clock;
    this.#at = clock.now();
    this.#rate = rate;
    this.#left = rate.atOnce;
  }

  /** Whether there is one more; it is taken. */
  take(): boolean {
    const now = this.#clock.now();
    this.#left = this.#leftAt(now);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether nothing has been taken for so long that it need not be remembered. */
  get full(): boolean {
    return this.#leftAt(this.#clock.now()) >= this.#rate.atOnce;
  }

  #leftAt(now: number): number {
    const { atOnce, perSecond } = this.#rate;
    return Math.min(atOnce, this.#left + ((now - this.#at) / 1000) * perSecond);
  }
}

/** A bucket for each address. */
export class Buckets {
  readonly #make: () => Bucket;
  readonly #all = new Map<string, Bucket>();

  constructor(make: () => Bucket) {
    this.#make = make;
  }

  take(address: string): boolean {
    if (this.#all.size > 1000) {
      for (const [key, bucket] of this.#all) if (bucket.full) this.#all.delete(key);
    }
    const bucket = this.#all.get(address) ?? this.#make();
    this.#all.set(address, bucket);
    return bucket.take();
  }
}
