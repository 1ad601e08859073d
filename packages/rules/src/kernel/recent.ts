/** The last few values of something rebuilt often but rarely changed, so that equal values stay the same object. */
import { isSameJson } from './same.ts';

export class Recent<T> {
  readonly #kept: T[] = [];
  readonly #most: number;
  #next = 0;

  /** Keeps at most `most` values. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns a kept value that equals the new one; without such a value, keeps the new one and returns it. */
  keep(now: T): T {
    for (const known of this.#kept) if (isSameJson(known, now)) return known;
    this.#kept[this.#next] = now;
    this.#next = (this.#next + 1) % this.#most;
    return now;
  }
}
