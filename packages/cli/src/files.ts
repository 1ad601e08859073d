/** Files that a command will write: whether it can is found out before the work, not after. */
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Throws the machine's own error where this file can't be written. What lies in it stays as it is. */
export function mustBeWritable(file: string): void {
  const isNew = !existsSync(file);
  closeSync(openSync(file, 'a'));
  if (isNew) rmSync(file);
}

/** Makes a folder where there is none; throws the machine's own error where no file can be made in it. */
export function mustHoldFiles(folder: string): void {
  if (!existsSync(folder)) makeFolder(folder);
  accessSync(join(folder, '.'), constants.W_OK);
}

/** Node's own `recursive` never comes back where a folder is there and takes nothing, such as /proc. */
function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (!existsSync(above) && above !== folder) makeFolder(above);
  mkdirSync(folder);
}
