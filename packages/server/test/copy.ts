import { cpSync } from 'node:fs';

/** Copies a folder; the answer is the copy. */
export function copyTo(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  return to;
}
