/** How far a long run has come, on a terminal. */
import process from 'node:process';
import { clearLine, cursorTo } from 'node:readline';

/** Milliseconds between two lines. */
const PACE = 100;

/** Where the progress goes: as `process.stderr`. */
export interface ProgressStream extends NodeJS.WritableStream {
  readonly isTTY?: boolean;
}

/** One line that is written again and again in the same place. Where nobody watches, nothing is written. */
export class Progress {
  readonly #stream: ProgressStream;
  #shown = 0;
  #isThere = false;

  constructor(stream: ProgressStream = process.stderr) {
    this.#stream = stream;
  }

  /** Puts a line in the place of the one before. What comes too fast to be read is left out. */
  show(text: string): void {
    const now = performance.now();
    if (this.#stream.isTTY !== true || (this.#isThere && now - this.#shown < PACE)) return;
    this.#erase();
    this.#stream.write(text);
    this.#shown = now;
    this.#isThere = true;
  }

  /** Takes the line away, so that something else may be written. */
  clear(): void {
    if (this.#isThere) this.#erase();
    this.#isThere = false;
  }

  #erase(): void {
    cursorTo(this.#stream, 0);
    clearLine(this.#stream, 0);
  }
}
