/** The last few values of something rebuilt often but rarely changed, so that equal values stay the same object. */
import { isSameJson } from './same.ts';

export class Recent<T> {
  readonly #kept: T[] = [];
  readonly #most: number;
  #next = 0;

  /** Keeps at most so many. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value that was kept, if it equals the new one; otherwise the new one, which is kept from now on. */
  keep(now: T): T {
    for (const known of this.#kept) if (isSameJson(known, now)) return known;
    this.#kept[this.#next] = now;
    this.#next = (this.#next + 1) % this.#most;
    return now;
  }
}
