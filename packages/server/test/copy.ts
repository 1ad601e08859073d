import { cpSync } from 'node:fs';

/** Copies a folder and returns the copy's path. */
export function copyTo(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  return to;
}
