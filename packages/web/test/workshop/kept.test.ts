/** The packs of a browser, in its IndexedDB. */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { addPack, deletePack, keptPack, keptPacks, putBack, writePack } from '../../src/workshop/kept.ts';

const files = new Map<string, string | Uint8Array>([
  ['pack.yaml', 'id: laundry\n'],
  ['pictures/sock.webp', new Uint8Array([1, 2, 3])],
]);

test('a pack is stored with its texts and images, and can be restored after deletion', async () => {
  const pack = await addPack(files);
  expect((await keptPack(pack.key))?.files).toEqual(files);
  await deletePack(pack.key);
  expect(await keptPack(pack.key)).toBeNull();
  await putBack(pack);
  expect((await keptPacks()).packs.map(({ key }) => key)).toContain(pack.key);
});

test("two tabs don't overwrite each other, and what one deletes stays deleted", async () => {
  const pack = await addPack(files);
  const mine = new Map([['pack.yaml', 'id: mine\n']]);
  const theirs = new Map([['pack.yaml', 'id: theirs\n']]);
  const written = await writePack(pack, theirs);
  if (typeof written === 'string') throw new Error(written);
  expect(await writePack(pack, mine)).toBe('changed');
  expect((await keptPack(pack.key))?.files).toEqual(theirs);
  await deletePack(pack.key);
  expect(await writePack(written, mine)).toBe('gone');
  expect(await keptPack(pack.key)).toBeNull();
});

test("an invalid entry is reported, left as it is, and doesn't affect others", async () => {
  const pack = await addPack(files);
  const db = await openDB('kickdoor.workshop');
  await db.put('packs', { key: 'damaged', files: 'none' });
  const { packs, damaged } = await keptPacks();
  expect(damaged).toEqual(['damaged']);
  expect(packs.map(({ key }) => key)).toContain(pack.key);
  expect(await db.get('packs', 'damaged')).toEqual({ key: 'damaged', files: 'none' });
  db.close();
});
