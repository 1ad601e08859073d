/** The golden records replay identically in a browser and in Node: the rules are bundled and run on an empty page. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { loadSet } from '../packages/packs/src/node.ts';
import { isRecordFault, readRecord } from '../packages/rules/src/index.ts';
import { sharedBrowser } from './support/browser.ts';

const root = join(import.meta.dirname, '..');
const golden = join(root, 'packages/cli/test/golden');

/** What the page runs: it reads a record, replays it with these cards, and reports the end. */
const PROGRAM = `
  import { buildCardPool, isRecordFault, validateSets, readRecord, replay, stateHash, writeRecord } from '@kickdoor/rules';
  globalThis.playRecord = (text, sets) => {
    const record = readRecord(text);
    if (isRecordFault(record)) return record.message;
    if (validateSets(record, sets) !== null) return 'other cards';
    const steps = replay(buildCardPool(sets), record);
    let state = null;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return JSON.stringify([step.value, stateHash(state), writeRecord(record) === text]);
      state = step.value.state;
    }
  };
`;

let browser: Browser;
let program = '';

beforeAll(async () => {
  browser = await sharedBrowser();
  const built = await build({
    input: 'program',
    cwd: join(root, 'packages/cli'),
    write: false,
    platform: 'browser',
    output: { format: 'iife' },
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? join(root, 'packages/cli/program.js') : null),
        load: (id) => (id.endsWith('program.js') ? PROGRAM : null),
      },
    ],
  });
  program = built.output[0].code;
});

test.each(readdirSync(golden))('%s', async (file) => {
  const text = readFileSync(join(golden, file), 'utf8');
  const record = readRecord(text);
  if (isRecordFault(record)) throw new Error(record.message.id);
  const sets = record.header.sets.map(({ id }) => {
    const { cards, setHash } = loadSet(id);
    return { id, cards, hash: setHash };
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: program });
  const run = `playRecord(${JSON.stringify(text)}, ${JSON.stringify(sets)})`;
  expect(await page.evaluate(run)).toBe(JSON.stringify([null, record.end.state, true]));
  await page.close();
});
