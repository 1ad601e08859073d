/** The last things that happened to somebody, with their moments. */

const KEPT = 24;
/** Characters of each that are kept. */
const LENGTH = 160;

export class Trail {
  readonly #lines: { readonly at: number; readonly text: string }[] = [];

  /** Notes what happened. Repetitions of pings and their answers are left out. */
  add(what: string, text: string): void {
    const line = `${what} ${text.slice(0, LENGTH)}`;
    const before = this.#lines.slice(-2);
    if (/"p[io]ng"/u.test(line) && before.some((known) => known.text === line)) return;
    this.#lines.push({ at: performance.now(), text: line });
    if (this.#lines.length > KEPT) this.#lines.shift();
  }

  /** One line each: how many milliseconds ago, and what. */
  text(): string {
    const now = performance.now();
    return this.#lines.map(({ at, text }) => `    ${Math.round(at - now)} ms ${text}`).join('\n');
  }
}
