import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** In memory if possible: each move waits until it is on disk, which takes milliseconds. */
const ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A folder for one test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(ROOT, 'kickdoor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
