/** Progress of a long run, on a terminal. */
import process from 'node:process';
import { clearLine, cursorTo } from 'node:readline';

/** Milliseconds between two updates. */
const PACE = 100;

/** Where progress is written: like `process.stderr`. */
export interface ProgressStream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
}

/** A single line, updated in place. Writes nothing unless it is on a terminal. */
export class Progress {
  readonly #stream: ProgressStream;
  #shown = 0;
  #isThere = false;

  constructor(stream: ProgressStream = process.stderr) {
    this.#stream = stream;
  }

  /** Replaces the line. Updates too fast to be read are skipped. */
  show(text: string): void {
    const now = performance.now();
    if (this.#stream.isTTY !== true || (this.#isThere && now - this.#shown < PACE)) return;
    this.#erase();
    this.#stream.write(text);
    this.#shown = now;
    this.#isThere = true;
  }

  /** Erases the line, so that something else can be written. */
  clear(): void {
    if (this.#isThere) this.#erase();
    this.#isThere = false;
  }

  #erase(): void {
    cursorTo(this.#stream, 0);
    clearLine(this.#stream, 0);
  }
}
