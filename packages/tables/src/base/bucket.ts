import type { ServerClock } from './clock.ts';

/** A burst size, and a refill rate per second. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** A token bucket. */
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

  /** Takes a token, or several, if that many are left. */
  take(count = 1): boolean {
    const now = this.#clock.now();
    this.#left = this.#leftAt(now);
    this.#at = now;
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** Whether no token is left. */
  get empty(): boolean {
    return this.#leftAt(this.#clock.now()) < 1;
  }

  /** Whether the bucket has refilled completely and can be forgotten. */
  get full(): boolean {
    return this.#leftAt(this.#clock.now()) >= this.#rate.atOnce;
  }

  #leftAt(now: number): number {
    const { atOnce, perSecond } = this.#rate;
    return Math.min(atOnce, this.#left + ((now - this.#at) / 1000) * perSecond);
  }
}

/** One bucket per address. */
export class Buckets {
  readonly #make: () => Bucket;
  readonly #all = new Map<string, Bucket>();

  constructor(make: () => Bucket) {
    this.#make = make;
  }

  /** Whether an address has no token left. */
  isEmpty(address: string): boolean {
    return this.#all.get(address)?.empty ?? false;
  }

  take(address: string, count = 1): boolean {
    if (this.#all.size > 1000) {
      for (const [key, bucket] of this.#all) if (bucket.full) this.#all.delete(key);
    }
    const bucket = this.#all.get(address) ?? this.#make();
    this.#all.set(address, bucket);
    return bucket.take(count);
  }
}
