/**
 * Runs before and after `npm pack` of a published workspace (`node pack.ts begin`, `node pack.ts end`, in its folder).
 * In the repository its `exports` name TypeScript sources, so that nothing needs to be built; in the tarball they name
 * built files. npm has no setting for that, so the manifest is swapped while it packs and restored afterwards.
 */
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { buildPackages } from './build.ts';
import { builtManifest } from './manifest.ts';
import { folderOf, PUBLISHED, readManifest, root, type Published } from './published.ts';

/** The repository's manifest, while it is replaced. */
const KEPT = 'package.source.json';

function begin(name: Published): void {
  end(name); // Cleans up after a packing that was killed.
  buildPackages({ ifStale: true });
  const folder = folderOf(name);
  const manifest = builtManifest(readManifest(name));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(folder, 'package.json'), join(folder, KEPT));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function end(name: Published): void {
  const folder = folderOf(name);
  if (existsSync(join(folder, KEPT))) renameSync(join(folder, KEPT), join(folder, 'package.json'));
  rmSync(join(folder, 'LICENSE'), { force: true });
}

const name = PUBLISHED.find((one) => one === basename(process.cwd()));
const [step] = process.argv.slice(2);
if (name === undefined || (step !== 'begin' && step !== 'end')) {
  process.stderr.write('Usage, in the folder of a published workspace: node pack.ts begin|end\n');
  process.exitCode = 1;
} else if (step === 'begin') begin(name);
else end(name);
