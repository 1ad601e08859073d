/** The packs that somebody makes, in this browser's IndexedDB: each with all its files, bytes of pictures included. */
import type { PackFiles } from '@kickdoor/packs';
import { newSecret } from '@kickdoor/tables/base/secrets.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { z } from 'zod';

const Kept = z.object({
  key: z.string(),
  /** Rises with every change, so that two tabs don't write over each other. */
  revision: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  files: z.map(z.string(), z.union([z.string(), z.instanceof(Uint8Array)])),
});

/** A pack as it is kept. */
export interface KeptPack {
  /** What this browser calls it, whatever its id: letters, digits, `-` and `_`. */
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
/** Counts the changes of the database's form. */
const FORM = 1;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

async function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, FORM, {
    upgrade: (made) => void made.createObjectStore('packs', { keyPath: 'key' }),
    // A newer page waits to change the form.
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

/** What was found: packs, and how many entries are no packs that this page can read. They are left as they are. */
export interface Found {
  readonly packs: readonly KeptPack[];
  readonly damaged: readonly string[];
}

/** All packs of this browser, the one changed last first. */
export async function keptPacks(): Promise<Found> {
  const db = await database();
  const keys = await db.getAllKeys('packs');
  const read = await Promise.all(keys.map(async (key) => ({ key, pack: await keptPack(key) })));
  return {
    packs: read.flatMap(({ pack }) => pack ?? []).toSorted((a, b) => b.at - a.at),
    damaged: read.flatMap(({ key, pack }) => (pack === null ? [key] : [])),
  };
}

/** One pack; `null` where there is none, or none that can be read. */
export async function keptPack(key: string): Promise<KeptPack | null> {
  const row: unknown = await (await database()).get('packs', key);
  return Kept.safeParse(row).data ?? null;
}

/** Keeps a new pack. */
export async function addPack(files: PackFiles): Promise<KeptPack> {
  const pack = { key: newSecret().slice(0, 12), revision: 1, at: Date.now(), files };
  await putBack(pack);
  return pack;
}

/** Keeps a pack as it was before it was deleted. */
export async function putBack(pack: KeptPack): Promise<void> {
  await (await database()).put('packs', { ...pack, files: new Map(pack.files) });
}

/** What came of keeping changed files: the pack as it is kept now, or that it was changed or deleted elsewhere meanwhile. */
export type Written = KeptPack | 'changed' | 'gone';

/** Keeps the files of a pack that has this revision, and of no other. */
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

/** Deletes a pack, or what is left of one. */
export async function deletePack(key: string): Promise<void> {
  await (await database()).delete('packs', key);
}
