/** The examples in TypeScript of the docs run, each page as one program. Their types are checked where the packages are installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { PAGES, writeProgram } from './doc-programs.ts';
import { root } from './fences.ts';

test.each(PAGES)('the examples of %s run', (page) => {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, [writeProgram(page, folder)], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
