/** `npm run icons`: writes the icons that the pictures use into the client. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { GENERATED, generatedIcons, usedIcons } from './used.ts';

writeFileSync(GENERATED, generatedIcons());
process.stdout.write(`${usedIcons().length} icons written to ${GENERATED}\n`);
