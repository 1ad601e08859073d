/**
 * A second witness beside the database: how often moves were written to it, and whether it was closed. After each commit a
 * few bytes are overwritten, not waited for; a process that is killed leaves them behind all the same. A database that
 * has fewer commits than its witness has lost acknowledged moves: its log was cut, damaged or taken away.
 */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'kickdoor.head';
const LINE = /^(?<state>open|shut) +(?<commits>\d+) *\n$/u;
/** Bytes of the line: each one overwrites the one before in whole. */
const WIDTH = 24;

export class HeadFile {
  readonly #file: number;
  /** Commits that the database had when last heard of; `null` where there is no witness. */
  readonly commits: number | null;
  /** Whether it was closed then. */
  readonly shut: boolean;

  constructor(folder: string) {
    const path = join(folder, FILE);
    const found = existsSync(path) ? LINE.exec(readFileSync(path, 'utf8'))?.groups : undefined;
    this.commits = found?.['commits'] === undefined ? null : Number(found['commits']);
    this.shut = found?.['state'] === 'shut';
    this.#file = openSync(path, existsSync(path) ? 'r+' : 'w');
  }

  /** The database has so many commits now. */
  write(commits: number): void {
    this.#put('open', commits);
  }

  /** The database is closed. */
  close(commits: number): void {
    this.#put('shut', commits);
    closeSync(this.#file);
  }

  #put(state: 'open' | 'shut', commits: number): void {
    writeSync(this.#file, `${`${state} ${commits}`.padEnd(WIDTH - 1)}\n`, 0);
  }
}
