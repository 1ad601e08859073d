/** What the rooms of a server share, and where the server keeps what went wrong in them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '@kickdoor/tables/context/context.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';

export interface ServerContext extends Context {
  readonly store: Store;
  /** The folder for the states of games in which the rules failed. */
  readonly defects: string;
}

/** Keeps reports as files of a folder, which is made for the first of them. */
export function reportsIn(folder: string): Context['report'] {
  return (name, text) => {
    const path = join(folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
    return path;
  };
}
