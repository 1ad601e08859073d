/**
 * A witness file next to the database, with the number of commits and whether the database was closed. A few bytes are
 * overwritten after each commit without waiting for the disk; they survive a killed process. A database with fewer
 * commits than its witness has lost acknowledged moves: its log was truncated, damaged or deleted.
 */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file. */
export const HEAD = 'kickdoor.head';
const LINE = /^(?<state>open|shut) +(?<commits>\d+) *\n$/u;
/** Bytes of the line. The width is fixed, so that each write completely overwrites the previous one. */
const WIDTH = 24;

/** Reads what the last process left, then belongs to this one until `close`. */
export class HeadFile {
  readonly #file: number;
  /** Commits the database had at the last write; `null` if there is no witness. */
  readonly commits: number | null;
  /** Whether the database was closed. */
  readonly shut: boolean;

  constructor(folder: string) {
    const path = join(folder, HEAD);
    const found = existsSync(path) ? LINE.exec(readFileSync(path, 'utf8'))?.groups : undefined;
    this.commits = found?.['commits'] === undefined ? null : Number(found['commits']);
    this.shut = found?.['state'] === 'shut';
    this.#file = openSync(path, existsSync(path) ? 'r+' : 'w');
  }

  /** Records that the database now has this many commits. */
  write(commits: number): void {
    this.#put('open', commits);
  }

  /** Records that the database was closed. */
  close(commits: number): void {
    this.#put('shut', commits);
    closeSync(this.#file);
  }

  #put(state: 'open' | 'shut', commits: number): void {
    writeSync(this.#file, `${`${state} ${commits}`.padEnd(WIDTH - 1)}\n`, 0);
  }
}
