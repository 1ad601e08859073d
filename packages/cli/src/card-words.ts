/** `kickdoor words`: all cards of a set as players read them, as text or as a page with pictures. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { cardWords, isLanguage, type Language } from '@kickdoor/words';
import { cardTexts, packsAsText, setIds, wordsOfSet, type Packs } from '@kickdoor/packs/node';
import { SHEET_IDS, type SheetId } from '@kickdoor/rules';
import { Command, Option } from 'commander';
import { z } from 'zod';
import { mustBeWritable, writeOut } from './files.ts';
import { openPacks, packPlaces, packsOption, type PackFlags } from './packs.ts';
import { Progress } from './progress.ts';
import { flag, path, type Words } from './words/words.ts';

const FORMATS = ['text', 'html'] as const;

interface Flags extends PackFlags {
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
    .addOption(setOption(words))
    .addOption(packsOption(words))
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

/** Completion and help offer the built-in sets; `--packs` adds others. */
function setOption(words: Words): Option {
  const option = new Option(flag(words, '--set', 'set'), words.say('cli-words-set')).makeOptionMandatory();
  option.argChoices = [...setIds()];
  return option;
}

async function print(flags: Flags, words: Words): Promise<void> {
  const { set, sheet, format, out, json = false } = flags;
  const packs = openPacks(packPlaces(flags), words);
  if (packs === null) return;
  if (!packs.ids().includes(set)) {
    fail(words.say('cli-no-set', { set, sets: packs.ids().join(', ') }));
    return;
  }
  if (out !== undefined) mustBeWritable(out);
  const language = isLanguage(words.language) ? words.language : 'en';
  if (format === 'text') {
    const wanted = { set, language, sheet, packs };
    write(json ? [asJson(wanted)] : asText(wanted), out);
    return;
  }
  const progress = new Progress();
  const drawn = await page({ set, language, sheet, packs }, (stage) =>
    progress.show(words.say(`cli-words-${stage}`)),
  );
  progress.clear();
  if (drawn === null) fail(words.say('cli-words-not-built'));
  else write([drawn], out);
}

/**
 * Writes to a file all at once, or else to standard output piece by piece, so that an interrupted run keeps its output
 * so far.
 */
function write(pieces: readonly string[], out: string | undefined): void {
  if (out !== undefined) writeOut(out, pieces.join(''));
  else for (const piece of pieces) process.stdout.write(piece);
}

interface Wanted {
  readonly set: string;
  readonly language: Language;
  readonly sheet: SheetId | undefined;
  readonly packs: Packs;
}

function asText({ set, language, ...wanted }: Wanted): readonly string[] {
  return cardTexts(set, language, wanted).map((text, at) => (at === 0 ? `${text}\n` : `\n${text}\n`));
}

/** Each card with its id, its kind and the parts of its text, not typeset. */
function asJson({ set, language, sheet, packs }: Wanted): string {
  const words = wordsOfSet(set, language, { sheet, packs, plain: true });
  const cards = packs.load(set).cards.map((card) => {
    const { title, kindLine, figures, text, flavour, borrowed } = cardWords(words, card);
    return { id: card.id, kind: card.kind, title, kindLine, figures, text, flavor: flavour, borrowed };
  });
  return `${JSON.stringify({ set, language, cards }, null, 2)}\n`;
}

/** Renders the page. An installed program has the renderer bundled; a clone builds it first. */
const Drawing = z.object({
  cardsPage: z.custom<
    (wanted: Omit<Wanted, 'packs'> & { readonly packs: readonly string[] }) => Promise<string>
  >((value) => typeof value === 'function'),
});

/** The page of a set's cards; `null` if it could not be built. Reports progress. */
async function page(
  { set, language, sheet, packs }: Wanted,
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
  return Drawing.parse(await import(href)).cardsPage({
    set,
    language,
    sheet,
    packs: packsAsText(packs, [set]),
  });
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
