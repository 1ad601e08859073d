/** `kickdoor words`: all cards of a set as players read them, as text or as a page with their pictures. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isLanguage, type Language } from '@kickdoor/words';
import { cardTexts, setIds } from '@kickdoor/packs/node';
import { sheets, type SheetId } from '@kickdoor/rules';
import { Command, Option } from 'commander';
import { z } from 'zod';
import { flag, type Words } from './words/words.ts';

const FORMATS = ['text', 'html'] as const;

interface Flags {
  readonly set: string;
  readonly sheet?: SheetId;
  readonly format: (typeof FORMATS)[number];
  readonly out?: string;
}

/** The subcommand; the cards are in the language of the command line. */
export function wordsCommand(words: Words): Command {
  return new Command('words')
    .description(words.say('cli-words'))
    .addOption(
      new Option(flag(words, '--set', 'set'), words.say('cli-words-set'))
        .choices(setIds())
        .makeOptionMandatory(),
    )
    .addOption(
      new Option(flag(words, '--sheet', 'sheet'), words.say('cli-words-sheet')).choices(Object.keys(sheets)),
    )
    .addOption(
      new Option(flag(words, '--format', 'format'), words.say('cli-words-format'))
        .choices(FORMATS)
        .default('text'),
    )
    .option(flag(words, '--out', 'file'), words.say('cli-words-out'))
    .action((flags: Flags) => print(flags, words));
}

async function print({ set, sheet, format, out }: Flags, words: Words): Promise<void> {
  const language = isLanguage(words.language) ? words.language : 'en';
  const text =
    format === 'text'
      ? `${cardTexts(set, language, sheet).join('\n\n')}\n`
      : await page(set, language, sheet);
  if (text === null) {
    fail(words.say('cli-words-not-built'));
  } else if (out === undefined) {
    process.stdout.write(text);
  } else {
    writeFileSync(out, text);
  }
}

/** Draws the page; that lies beside the program where it was installed, and is built first in a clone. */
const Drawing = z.object({
  cardsPage: z.custom<(set: string, language: Language, sheet?: SheetId) => Promise<string>>(
    (value) => typeof value === 'function',
  ),
});

/** The page of a set's cards; `null` where it could not be built. */
async function page(set: string, language: Language, sheet?: SheetId): Promise<string | null> {
  const build = join(import.meta.dirname, '..', '..', '..', 'scripts', 'build-cards.ts');
  if (existsSync(build)) {
    const child = spawn(process.execPath, [build, '--if-stale'], {
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    if (code !== 0) return null;
  }
  const { href } = new URL('../dist/cards/render.js', import.meta.url);
  return Drawing.parse(await import(href)).cardsPage(set, language, sheet);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
