/** Records of games that have left the store, each in a file of its own. */
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export class Archive {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /** Writes a table's record. Once this resolves to the file's path, the file survives a power failure. */
  async write(table: string, record: string): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    const path = this.#path(table);
    const partial = `${path}.partial`;
    const file = await open(partial, 'w');
    try {
      await file.writeFile(record);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
    await syncFolder(this.folder);
    return path;
  }

  /** A table's record; `null` if it has none here. */
  async read(table: string): Promise<string | null> {
    const path = this.#path(table);
    return existsSync(path) ? readFile(path, 'utf8') : null;
  }

  #path(table: string): string {
    return join(this.folder, `${table}.jsonl`);
  }
}

/** Puts a folder's entries on disk. Windows has no such thing, and does it by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
