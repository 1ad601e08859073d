/** `npm run icons`: writes the icons used by pictures into the page's sources, and their artists into the credits. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { CREDITS, creditsWith } from './credits.ts';
import { GENERATED, generatedIcons, ICON_NAMES_FILE, iconNamesText, usedIcons } from './used.ts';

mkdirSync(GENERATED, { recursive: true });
for (const [file, text] of generatedIcons()) writeFileSync(join(GENERATED, file), text);
writeFileSync(ICON_NAMES_FILE, iconNamesText());
writeFileSync(CREDITS, creditsWith(usedIcons(), readFileSync(CREDITS, 'utf8')));
process.stdout.write(`${usedIcons().length} icons written to ${GENERATED}\n`);
