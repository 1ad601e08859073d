/** Output files. Commands check that they can write them before the work, not after. */
import { accessSync, closeSync, constants, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@kickdoor/server/make-folder';

/** Throws the operating system's error if this file can't be written. Its contents stay unchanged. */
export function mustBeWritable(file: string): void {
  const isNew = !existsSync(file);
  closeSync(openSync(file, 'a'));
  if (isNew) rmSync(file);
}

/** Writes a file. An error of the operating system names the file, even if the disk is full. */
export function writeOut(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    // Node names the file only if it couldn't be opened.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}

/** Creates a folder if it doesn't exist; throws the operating system's error if no file can be created in it. */
export function mustHoldFiles(folder: string): void {
  makeFolder(folder);
  accessSync(join(folder, '.'), constants.W_OK);
}
