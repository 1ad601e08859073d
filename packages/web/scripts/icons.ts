/** `npm run icons`: writes the icons that the pictures use into the client, and their artists into the credits. */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { CREDITS, creditsWith } from './credits.ts';
import { GENERATED, generatedIcons, usedIcons } from './used.ts';

writeFileSync(GENERATED, generatedIcons());
writeFileSync(CREDITS, creditsWith(usedIcons(), readFileSync(CREDITS, 'utf8')));
process.stdout.write(`${usedIcons().length} icons written to ${GENERATED}\n`);
