/** The version of this program. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Manifest = z.object({ version: z.string() });

/** From its package.json. */
export function programVersion(): string {
  return Manifest.parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')))
    .version;
}
