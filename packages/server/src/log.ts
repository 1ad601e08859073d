/** The server's log: lines of JSON on standard error, which never block the server if nobody reads them. */
import process from 'node:process';
import type { Writable } from 'node:stream';
import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

/** Characters that may wait to be read. */
const MOST_WAITING = 1024 * 1024;

/** Writes lines to a stream. Lines without room are dropped and counted, and the count is logged once there is room. */
export class LogLines implements DestinationStream {
  readonly #out: Pick<Writable, 'write' | 'writableLength'>;
  #dropped = 0;

  constructor(out: Pick<Writable, 'write' | 'writableLength'>) {
    this.#out = out;
  }

  write(line: string): void {
    if (this.#out.writableLength > MOST_WAITING) {
      this.#dropped += 1;
      return;
    }
    if (this.#dropped > 0) this.#out.write(missing(this.#dropped));
    this.#dropped = 0;
    this.#out.write(line);
  }
}

function missing(dropped: number): string {
  const said = { level: pino.levels.values['warn'], time: Date.now(), dropped };
  return `${JSON.stringify({ ...said, msg: 'lines of this log were dropped: nobody read them' })}\n`;
}

/**
 * Creates a log on standard error. Writing to a file descriptor would block all tables until somebody reads it; a
 * stream buffers what a pipe doesn't accept yet.
 */
export function logToStderr(level: LevelWithSilent): Logger {
  return pino({ level, base: null }, new LogLines(process.stderr));
}
