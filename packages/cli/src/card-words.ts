/** `kickdoor words`: all cards of a set as players read them, as text or as a page with pictures. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { cardWords, isLanguage, type Language } from '@kickdoor/words';
import { cardTexts, loadSet, setIds, wordsOfSet } from '@kickdoor/packs/node';
import { SHEET_IDS, type SheetId } from '@kickdoor/rules';
import { Command, Option } from 'commander';
import { z } from 'zod';
import { mustBeWritable } from './files.ts';
import { Progress } from './progress.ts';
import { flag, path, type Words } from './words/words.ts';

const FORMATS = ['text', 'html'] as const;

interface Flags {
  readonly set: string;
  readonly sheet?: SheetId;
  readonly format: (typeof FORMATS)[number];
  readonly out?: string;
  readonly json?: boolean;
}

/** The subcommand; card texts are in the language of the command line. */
export function wordsCommand(words: Words): Command {
  return new Command('words')
    .description(words.say('cli-words'))
    .addOption(
      new Option(flag(words, '--set', 'set'), words.say('cli-words-set'))
        .choices(setIds())
        .makeOptionMandatory(),
    )
    .addOption(new Option(flag(words, '--sheet', 'sheet'), words.say('cli-words-sheet')).choices(SHEET_IDS))
    .addOption(
      new Option(flag(words, '--format', 'format'), words.say('cli-words-format'))
        .choices(FORMATS)
        .default('text'),
    )
    .addOption(new Option('--json', words.say('cli-json')).conflicts('format'))
    .option(flag(words, '--out', 'file'), words.say('cli-words-out'), path(words))
    .action((flags: Flags) => print(flags, words));
}

async function print({ set, sheet, format, out, json = false }: Flags, words: Words): Promise<void> {
  if (out !== undefined) mustBeWritable(out);
  const language = isLanguage(words.language) ? words.language : 'en';
  if (format === 'text') {
    write(json ? [asJson(set, language, sheet)] : asText(set, language, sheet), out);
    return;
  }
  const progress = new Progress();
  const drawn = await page({ set, language, sheet }, (stage) =>
    progress.show(words.say(`cli-words-${stage}`)),
  );
  progress.clear();
  if (drawn === null) fail(words.say('cli-words-not-built'));
  else write([drawn], out);
}

/** To a file all at once; otherwise piece by piece, so that an interrupted run keeps its output so far. */
function write(pieces: readonly string[], out: string | undefined): void {
  if (out !== undefined) writeFileSync(out, pieces.join(''));
  else for (const piece of pieces) process.stdout.write(piece);
}

function asText(set: string, language: Language, sheet?: SheetId): readonly string[] {
  return cardTexts(set, language, sheet).map((text, at) => (at === 0 ? `${text}\n` : `\n${text}\n`));
}

/** Each card with its id, its kind and the parts of its text, which is as written: whoever shows it typesets it. */
function asJson(set: string, language: Language, sheet?: SheetId): string {
  const words = wordsOfSet(set, language, sheet, { plain: true });
  const cards = loadSet(set).cards.map((card) => {
    const { title, kindLine, figures, text, flavour, borrowed } = cardWords(words, card);
    return { id: card.id, kind: card.kind, title, kindLine, figures, text, flavor: flavour, borrowed };
  });
  return `${JSON.stringify({ set, language, cards }, null, 2)}\n`;
}

/** Renders the page. The renderer is bundled with an installed program; in a clone it is built first. */
const Drawing = z.object({
  cardsPage: z.custom<(set: string, language: Language, sheet?: SheetId) => Promise<string>>(
    (value) => typeof value === 'function',
  ),
});

interface Wanted {
  readonly set: string;
  readonly language: Language;
  readonly sheet: SheetId | undefined;
}

/** The page of a set's cards; `null` if it could not be built. Reports progress. */
async function page(
  { set, language, sheet }: Wanted,
  tell: (stage: 'building' | 'drawing') => void,
): Promise<string | null> {
  const build = join(import.meta.dirname, '..', '..', '..', 'scripts', 'build-cards.ts');
  if (existsSync(build)) {
    tell('building');
    const child = spawn(process.execPath, [build, '--if-stale'], {
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    if (code !== 0) return null;
  }
  tell('drawing');
  const { href } = new URL('../dist/cards/render.js', import.meta.url);
  return Drawing.parse(await import(href)).cardsPage(set, language, sheet);
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
