/** What a load does, whoever serves it. */

/** Four players at one table, who move one at a time. */
export interface Room {
  /** One of them makes a random legal move; resolves once all four have been told. */
  play(): Promise<void>;
  leave(): void;
}

/** What all players of a load have received. */
export interface Traffic {
  messages: number;
  /** Payload bytes, before compression. */
  bytes: number;
}

export interface OpenRoom {
  readonly port: number;
  /** The table's place among all of the load. */
  readonly at: number;
  readonly random: () => number;
  readonly traffic: Traffic;
}

export const SEATS = 4;

/** Resolves waiting code as soon as a condition holds; asked after every message. */
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

/** One of a list, or `undefined` where it is empty. */
export function oneOf<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
