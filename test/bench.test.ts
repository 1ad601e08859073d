/** The bench compares the engine with an earlier one, which has to run what the bench of today asks of it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { takeBefore } from '../bench/before.ts';

const rate = z.object({ rate: z.number().positive(), each: z.number().positive() });

const before = takeBefore();

test.skipIf('missing' in before)(
  'the earlier engine plays a search',
  () => {
    if ('missing' in before) throw new Error(before.missing);
    const worker = join(before.folder, 'bench', 'worker.ts');
    // No seconds at all: it is played once. Mid-game tables come of playing in place, so that is tried, too.
    const output = execFileSync(process.execPath, [worker, 'search', '0', '0'], { encoding: 'utf8' });
    expect(() => rate.parse(JSON.parse(output))).not.toThrow();
  },
  60_000,
);
