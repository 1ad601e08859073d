/** What a load test does with any server. */

/** Four players at one table, who move one at a time. */
export interface Room {
  /** Makes a random legal move of one player; resolves once all four have received it. */
  play(): Promise<void>;
  leave(): void;
}

/** What all players of a load test have received. */
export interface Traffic {
  messages: number;
  /** Payload bytes, before compression. */
  bytes: number;
}

export interface OpenRoom {
  readonly port: number;
  /** The table's index among all tables of the load test. */
  readonly at: number;
  readonly random: () => number;
  readonly traffic: Traffic;
}

export const SEATS = 4;

/** Resolves waiting code as soon as a condition holds; checked after every message. */
export class Until {
  #isSo: () => boolean = () => true;
  #resolve: () => void = () => undefined;

  holds(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#isSo = isSo;
      this.#resolve = resolve;
      this.look();
    });
  }

  look(): void {
    if (this.#isSo()) this.#resolve();
  }
}

/** A random item of a list, or `undefined` if it is empty. */
export function oneOf<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
