/** Sends players to nodes that report they are ready, like a load balancer. */

/** Milliseconds between two checks of each node, and until a missing answer counts as not ready. */
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

  /** Returns the URL of a ready node, or of any if none is ready. */
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
