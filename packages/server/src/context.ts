/** The context of a server's rooms, and where it saves reports of failures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '@kickdoor/tables/context/context.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';

export interface ServerContext extends Context {
  readonly store: Store;
  /** The folder for the states of games in which the rules failed. */
  readonly defects: string;
}

/** Saves reports as files in a folder, which is created with the first one. */
export function reportsIn(folder: string): Context['report'] {
  return (name, text) => {
    const path = join(folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
    return path;
  };
}
