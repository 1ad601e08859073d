import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from '../generate.ts';

test.each(generated().map(({ path, text }) => [path, text] as const))(
  '%s is up to date (npm run generate)',
  (path, text) => {
    expect(readFileSync(path, 'utf8') === text).toBe(true);
  },
);
