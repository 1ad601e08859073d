import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { z } from 'zod';

const Manifest = z.object({ version: z.string() });
const manifest = Manifest.parse(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
);

const program = new Command('kickdoor')
  .description('Play the Munchkin family of card games')
  .version(manifest.version);

await program.parseAsync();
