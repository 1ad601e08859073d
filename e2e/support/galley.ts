/** A host's custom pack, as a bundle file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles } from '@kickdoor/packs';
import { writeBundle } from '@kickdoor/packs/bundle';
import type { Player } from './player.ts';

const GALLEY = join(import.meta.dirname, '../../test/fixtures/packs/galley');
const PATHS = [
  'pack.yaml',
  'pictures.yaml',
  'doors/doors.yaml',
  'treasures/treasures.yaml',
  'words/en/galley.ftl',
  'words/ru/galley.ftl',
];

/** The files of the pack by path. */
export function galleyTexts(): Map<string, string> {
  return new Map(PATHS.map((path) => [path, readFileSync(join(GALLEY, path), 'utf8')]));
}

/** The bundle of a pack's files. */
export function bundleOf(files: ReadonlyMap<string, string>): Buffer {
  const named = checkFiles(files).pack ?? { id: 'galley', version: '1.0.0', author: null, license: null };
  const bundle = writeBundle(named, files, []);
  if (bundle === null) throw new Error('no bundle could be made');
  return Buffer.from(bundle);
}

/** Chooses a pack file in the host's form. */
export async function choosePack({ page }: Player, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('add-pack').click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}
