/** A player's recent messages and events, with times. */

const KEPT = 24;
/** Characters of each that are kept. */
const LENGTH = 160;

export class Trail {
  readonly #lines: { readonly at: number; readonly text: string }[] = [];

  /** Adds an event. Repeated pings and pongs are left out. */
  add(what: string, text: string): void {
    const line = `${what} ${text.slice(0, LENGTH)}`;
    const before = this.#lines.slice(-2);
    if (/"p[io]ng"/u.test(line) && before.some((known) => known.text === line)) return;
    this.#lines.push({ at: performance.now(), text: line });
    if (this.#lines.length > KEPT) this.#lines.shift();
  }

  /** One line per event, with how many milliseconds ago it happened. */
  text(): string {
    const now = performance.now();
    return this.#lines.map(({ at, text }) => `    ${Math.round(at - now)} ms ${text}`).join('\n');
  }
}
