/** The server's log: lines of JSON on standard error, which hold nothing up where nobody reads them. */
import process from 'node:process';
import type { Writable } from 'node:stream';
import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

/** Characters that may wait to be read. */
const MOST_WAITING = 1024 * 1024;

/** Lines on their way to a stream. Those for which there is no room are dropped and counted, and told of once there is. */
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
 * A log on standard error. A write to a file descriptor would wait for whoever reads it, and all tables with it;
 * a stream keeps what a pipe does not take yet.
 */
export function logToStderr(level: LevelWithSilent): Logger {
  return pino({ level, base: null }, new LogLines(process.stderr));
}
