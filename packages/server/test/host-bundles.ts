/** Bundles for tests of packs of hosts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles, type PackFiles } from '@kickdoor/packs';
import { writeBundle } from '@kickdoor/packs/bundle';
import { BroughtPack } from '@kickdoor/protocol';

const GALLEY = join(import.meta.dirname, '../../../test/fixtures/packs/galley');
const FILES = [
  'pack.yaml',
  'pictures.yaml',
  'doors/doors.yaml',
  'treasures/treasures.yaml',
  'words/en/galley.ftl',
  'words/ru/galley.ftl',
];

/** The files of a pack by path, with texts as strings and images as bytes. */
type Texts = Readonly<Record<string, string | Uint8Array>>;

/** The files of the tests' pack, with an author. */
export function galley(): Record<string, string> {
  const files = Object.fromEntries(FILES.map((path) => [path, readFileSync(join(GALLEY, path), 'utf8')]));
  return { ...files, 'pack.yaml': `${files['pack.yaml'] ?? ''}author: Cookie\nlicense: CC0-1.0\n` };
}

/** Bundles a pack's files, even if they aren't playable. */
export function bundleOf(texts: Texts): Uint8Array {
  const files: PackFiles = new Map(Object.entries(texts));
  const { pack } = checkFiles(files);
  const named = pack ?? { id: 'galley', version: '1.0.0', author: null, license: null };
  const bundle = writeBundle(named, files, []);
  if (bundle === null) throw new Error('no bundle could be made');
  return bundle;
}

/** The galley under another id, which makes it another pack. */
export function galleyAs(id: string, more: Texts = {}): Uint8Array {
  const texts = galley();
  return bundleOf({ ...texts, 'pack.yaml': (texts['pack.yaml'] ?? '').replace('galley', id), ...more });
}

/** Uploads a bundle to a server. */
export async function bring(url: string, bundle: Uint8Array, type = 'application/zip') {
  const response = await fetch(`${url}/api/packs`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(bundle),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

/** Uploads a bundle that is accepted. */
export async function brought(url: string, bundle: Uint8Array): Promise<BroughtPack> {
  return BroughtPack.parse((await bring(url, bundle)).body);
}
