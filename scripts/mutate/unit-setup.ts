/** Installs the mutant switch before a unit test file is loaded, and records what it has reached. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, expect } from 'vitest';
import { installSwitch } from './instrument.ts';
import { NONE } from './orders.ts';

const { MUTANT = String(NONE), REACHED } = process.env;
const mutation = installSwitch(Number(MUTANT));
if (REACHED !== undefined) {
  const reached = new Set<number>();
  mutation.reached = reached;
  afterAll(() => {
    const test = expect.getState().testPath ?? '';
    writeFileSync(join(REACHED, `${randomUUID()}.json`), JSON.stringify({ test, reached: [...reached] }));
  });
}
