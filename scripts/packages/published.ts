/** The workspaces published as npm packages, and their manifests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const root = join(import.meta.dirname, '..', '..');

/** Their folders below `packages/`. */
export const PUBLISHED = ['rules', 'words', 'packs', 'protocol', 'bots'] as const;
export type Published = (typeof PUBLISHED)[number];

export const folderOf = (name: Published): string => join(root, 'packages', name);

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()),
  sideEffects: z.union([z.boolean(), z.array(z.string())]),
  files: z.array(z.string()),
  engines: z.object({ node: z.string() }),
});
export type Manifest = z.infer<typeof Manifest>;

/** A published workspace's `package.json` as in the repository: its `exports` name sources. */
export function readManifest(name: Published): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')));
}
