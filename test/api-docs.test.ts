/** The API reference has everything that the packages export. */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from './fences.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { entryPoints, packagesRequiringDocumentation } = z
  .object({ entryPoints: z.array(z.string()), packagesRequiringDocumentation: z.array(z.string()) })
  .parse(read('docs/api/typedoc.json'));

const Manifest = z.object({ exports: z.record(z.string(), z.string()) });

test('every export of a documented package is an entry point of the reference', () => {
  const exported = packagesRequiringDocumentation.flatMap((name) => {
    const folder = `packages/${name.replace('@kickdoor/', '')}`;
    const { exports } = Manifest.parse(read(`${folder}/package.json`));
    return Object.values(exports).map((path) => join(folder, path));
  });
  const documented = entryPoints.map((path) => relative(root, resolve(root, 'docs/api', path)));
  expect(documented.toSorted()).toEqual(exported.toSorted());
});
