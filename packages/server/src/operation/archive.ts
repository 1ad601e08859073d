/** Records of games that have left the store, one file each. */
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mustBeReader } from '@kickdoor/tables/moving/record.ts';
import { z } from 'zod';

const Hashes = z.array(z.string());

/** A folder of record files, created with the first one. Only the owner removes files. */
export class Archive {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /**
   * Writes a table's record and, unless everybody may read it, the hashes of the secrets that open it. Once this
   * resolves to the record's path, both survive a power failure.
   */
  async write(table: string, record: string, readers: readonly string[] | null): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    // Readers first, so that the record is never there without them.
    if (readers !== null) await this.#put(this.#readersPath(table), JSON.stringify(readers));
    const path = this.#path(table);
    await this.#put(path, record);
    return path;
  }

  /** A table's record; `null` if there is none here. Throws a problem if the holder of this secret may not read it. */
  async read(table: string, secret: string | null): Promise<string | null> {
    const path = this.#path(table);
    if (!existsSync(path)) return null;
    const who = this.#readersPath(table);
    mustBeReader(existsSync(who) ? Hashes.parse(JSON.parse(await readFile(who, 'utf8'))) : null, secret);
    return readFile(path, 'utf8');
  }

  async #put(path: string, text: string): Promise<void> {
    const partial = `${path}.partial`;
    const file = await open(partial, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
    await syncFolder(this.folder);
  }

  #readersPath(table: string): string {
    return join(this.folder, `${table}.readers.json`);
  }

  #path(table: string): string {
    return join(this.folder, `${table}.jsonl`);
  }
}

/** Syncs a folder's entries to disk. Windows does that by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
