/** Sends players to nodes that say they are ready, as a balancer in front of them does. */

/** Milliseconds between two questions to each node, and until no answer counts as one. */
const ASK = { every: 500, patience: 1000 };

export class Balancer {
  readonly #urls: readonly string[];
  readonly #random: () => number;
  readonly #ready = new Set<string>();
  readonly #timer: NodeJS.Timeout;

  constructor(urls: readonly string[], random: () => number) {
    this.#urls = urls;
    this.#random = random;
    this.#timer = setInterval(() => this.#ask(), ASK.every);
  }

  /** The address of a node; any where none is ready. */
  pick(): string {
    const from = this.#ready.size > 0 ? [...this.#ready] : this.#urls;
    return from[Math.floor(this.#random() * from.length)] ?? '';
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #ask(): void {
    for (const url of this.#urls) {
      fetch(`${url}/ready`, { signal: AbortSignal.timeout(ASK.patience) }).then(
        ({ ok }) => void (ok ? this.#ready.add(url) : this.#ready.delete(url)),
        () => this.#ready.delete(url),
      );
    }
  }
}
