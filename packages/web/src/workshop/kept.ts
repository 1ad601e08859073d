/** Stores somebody's own packs in this browser's IndexedDB: each with all its files, including images. */
import type { PackFiles } from '@kickdoor/packs';
import { newSecret } from '@kickdoor/tables/base/secrets.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { z } from 'zod';

const Kept = z.object({
  key: z.string(),
  /** Increases with every change, so that two tabs don't overwrite each other. */
  revision: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  files: z.map(z.string(), z.union([z.string(), z.instanceof(Uint8Array)])),
});

/** A stored pack. */
export interface KeptPack {
  /** Its key in this browser, independent of its id: letters, digits, `-` and `_`. */
  readonly key: string;
  readonly revision: number;
  readonly at: number;
  readonly files: PackFiles;
}

interface Schema extends DBSchema {
  packs: {
    key: string;
    value: Omit<KeptPack, 'files'> & { readonly files: Map<string, string | Uint8Array> };
  };
}

const NAME = 'kickdoor.workshop';
/** The version of the database's schema. */
const FORM = 1;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

async function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, FORM, {
    upgrade: (made) => void made.createObjectStore('packs', { keyPath: 'key' }),
    // A newer version of the page is waiting to upgrade the database.
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      opening = null;
    },
    terminated: () => void (opening = null),
  });
  try {
    return await opening;
  } catch (error) {
    opening = null;
    throw error;
  }
}

/** The packs in the store, and the keys of entries that this page can't read. Those are left untouched. */
export interface Found {
  readonly packs: readonly KeptPack[];
  readonly damaged: readonly string[];
}

/** All packs in this browser, most recently changed first. */
export async function keptPacks(): Promise<Found> {
  const db = await database();
  const keys = await db.getAllKeys('packs');
  const read = await Promise.all(keys.map(async (key) => ({ key, pack: await keptPack(key) })));
  return {
    packs: read.flatMap(({ pack }) => pack ?? []).toSorted((a, b) => b.at - a.at),
    damaged: read.flatMap(({ key, pack }) => (pack === null ? [key] : [])),
  };
}

/** One pack; `null` if it doesn't exist or can't be read. */
export async function keptPack(key: string): Promise<KeptPack | null> {
  const row: unknown = await (await database()).get('packs', key);
  return Kept.safeParse(row).data ?? null;
}

/** Stores a new pack. */
export async function addPack(files: PackFiles): Promise<KeptPack> {
  const pack = { key: newSecret().slice(0, 12), revision: 1, at: Date.now(), files };
  await putBack(pack);
  return pack;
}

/** Restores a deleted pack as it was. */
export async function putBack(pack: KeptPack): Promise<void> {
  await (await database()).put('packs', { ...pack, files: new Map(pack.files) });
}

/** The result of a write: the stored pack, or that it was changed or deleted elsewhere meanwhile. */
export type Written = KeptPack | 'changed' | 'gone';

/** Writes a pack's files if the stored pack still has this revision. */
export async function writePack(before: KeptPack, files: PackFiles): Promise<Written> {
  const tx = (await database()).transaction('packs', 'readwrite');
  const now = Kept.safeParse(await tx.store.get(before.key)).data;
  if (now === undefined) return 'gone';
  if (now.revision !== before.revision) return 'changed';
  const pack = { key: before.key, revision: before.revision + 1, at: Date.now(), files: new Map(files) };
  await tx.store.put(pack);
  await tx.done;
  return pack;
}

/** Deletes a pack, readable or not. */
export async function deletePack(key: string): Promise<void> {
  await (await database()).delete('packs', key);
}
