/** Measurements run on cores that the machine gives them, whichever those are. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { coresIn, pinnableCores } from '../bench/cores.ts';

const cores = z.array(z.number());
const Trial = z.object({ before: cores, core: z.number(), after: cores });

test.each([
  ['0-1', [0, 1]],
  ['5', [5]],
  ['2-3\n', [2, 3]],
  ['0-2,7,30-31', [0, 1, 2, 7, 30, 31]],
])('the list of cores %j', (list, numbers) => {
  expect(coresIn(list)).toEqual(numbers);
});

// In a process of its own: what is pinned here stays so.
const TRIAL = `
  import { coreForServers, pinnableCores } from './bench/cores.ts';
  const before = pinnableCores();
  const core = coreForServers(undefined);
  console.log(JSON.stringify({ before, core, after: pinnableCores() }));
`;

test.skipIf(pinnableCores().length < 2)('servers get a core that this process keeps off', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', TRIAL], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  const { before, core, after } = Trial.parse(JSON.parse(told));
  expect([...after, core]).toEqual(before);
});
