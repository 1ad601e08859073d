/** The log never blocks, whether or not somebody reads it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import process from 'node:process';
import { expect, test } from 'vitest';
import { LogLines } from '../src/log.ts';

const LOG = JSON.stringify(join(import.meta.dirname, '..', 'src', 'log.ts'));

test('an unread log blocks neither the process nor its exit', async () => {
  const script = `
    import { logToStderr } from ${LOG};
    const log = logToStderr('info');
    for (let line = 0; line < 20000; line += 1) log.info({ line }, 'a line that fills the pipe, and then some');
    process.stdout.write('alive');
    setTimeout(() => process.exit(7), 10);
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  expect(await text(child.stdout)).toBe('alive');
  expect(await ended).toEqual([7, null]);
});

test('lines without room are dropped and counted, and the count is logged when there is room again', () => {
  const written: string[] = [];
  const out = {
    writableLength: 0,
    write: (line: string) => written.push(line) > 0,
  };
  const lines = new LogLines(out);
  lines.write('one\n');
  out.writableLength = 2 * 1024 * 1024;
  lines.write('two\n');
  lines.write('three\n');
  expect(written).toEqual(['one\n']);
  out.writableLength = 0;
  lines.write('four\n');
  lines.write('five\n');
  expect(written).toEqual(['one\n', expect.stringContaining('"dropped":2'), 'four\n', 'five\n']);
});
