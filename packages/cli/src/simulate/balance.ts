/** `kickdoor balance`: simulates every sheet and every mix of sets, and prints a table for `docs/balance.md`. */
import { availableParallelism } from 'node:os';
import { packsAsText, setIds, type PackLibrary } from '@kickdoor/packs/node';
import { baseSheet, DEFAULT_SHEET, sheetOf, SHEETS, type SheetId } from '@kickdoor/rules';
import { Command } from 'commander';
import { cliWords, flag, IDS, namesIn, path, type Names, type Words } from '../words/words.ts';
import { mustBeWritable, writeOut } from '../files.ts';
import { openPacks, packPlaces, packsOption, type PackFlags } from '../packs.ts';
import { interruptible } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import { MOST_GAMES, MOST_SEATS, MOST_WORKERS, whole } from '../numbers.ts';
import { simulate, type Summary } from './run.ts';
import { Threads } from './threads.ts';

/** A game to simulate: a sheet and its sets. */
export interface Variant {
  readonly sheet: SheetId;
  readonly sets: readonly string[];
}

interface Flags extends PackFlags {
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  readonly workers: number;
  readonly out?: string;
  readonly json?: boolean;
}

/** The results of a variant's games. */
interface Result extends Variant {
  readonly summary: Summary;
}

/** Every sheet alone, then every mix of two or more of the sets. */
export function variants(sets: readonly string[]): Variant[] {
  const alone = SHEETS.filter((sheet) => sheet.sets.every((id) => sets.includes(id)));
  const numbers = Array.from({ length: 2 ** sets.length }, (_, number) => number);
  const subsets = numbers.map((number) => sets.filter((_, at) => Math.floor(number / 2 ** at) % 2 === 1));
  const mixes = subsets.filter((some) => some.length > 1).toSorted((a, b) => a.length - b.length);
  return [
    ...alone.map((sheet) => ({ sheet: sheet.id, sets: sheet.sets })),
    ...mixes.map((some) => ({ sheet: baseSheet(some)?.id ?? DEFAULT_SHEET, sets: some })),
  ];
}

/** Every sheet with each custom pack made for it. */
function withOwn(packs: PackLibrary): Variant[] {
  return packs.own().flatMap(({ id, sheets: made }) =>
    SHEETS.filter((sheet) => made?.includes(sheet.id) ?? true).map((sheet) => ({
      sheet: sheet.id,
      sets: [...sheet.sets, id],
    })),
  );
}

/** The subcommand. */
export function balanceCommand(words: Words): Command {
  return new Command('balance')
    .description(words.say('cli-balance'))
    .option(flag(words, '--games', 'number'), words.say('cli-balance-games'), whole(words, MOST_GAMES), 500)
    .option(flag(words, '--seats', 'number'), words.say('cli-simulate-seats'), whole(words, MOST_SEATS), 4)
    .option(flag(words, '--seed', 'seed'), words.say('cli-simulate-seed'), '1')
    .option(
      flag(words, '--workers', 'number'),
      words.say('cli-simulate-workers'),
      whole(words, MOST_WORKERS),
      availableParallelism(),
    )
    .addOption(packsOption(words))
    .option(flag(words, '--out', 'file'), words.say('cli-balance-out'), path(words))
    .option('--json', words.say('cli-json'))
    .action((flags: Flags) => run(flags, words));
}

/** How a table is formatted. */
interface Style {
  readonly words: Words;
  readonly namesOf: (variant: Variant) => Names;
}

async function run(flags: Flags, words: Words): Promise<void> {
  const { out } = flags;
  const packs = openPacks(packPlaces(flags), words);
  if (packs === null) return;
  // With custom packs, only those are of interest; the built-in sets are in the project's docs.
  const all = packs.own().length === 0 ? variants(setIds()) : withOwn(packs);
  const no = validate(flags, all, words);
  if (no !== null) {
    fail(no);
    return;
  }
  if (out !== undefined) mustBeWritable(out);
  const results = await interruptible(async (signal) => {
    const threads = new Threads();
    try {
      return await playAll(all, flags, { packs, words, signal, threads });
    } finally {
      await threads.close();
    }
  });
  if (results === null) return;
  const isWhole = results.length === all.length;
  if (!isWhole) {
    process.stderr.write(`${words.say('cli-balance-stopped', { done: results.length, all: all.length })}\n`);
  }
  // An incomplete table doesn't replace a complete one.
  const file = isWhole ? out : undefined;
  const text = flags.json === true ? asJson(flags, results, isWhole) : asTable(flags, results, packs, words);
  if (file === undefined) process.stdout.write(text);
  else writeOut(file, text);
}

/** A sentence about the first sheet or mix that doesn't allow this many players; `null` if all do. */
function validate({ seats }: Flags, all: readonly Variant[], words: Words): string | null {
  for (const { sheet, sets } of all) {
    const { min, max } = sheetOf(sheet, sets).players;
    if (seats < min || seats > max) return words.say('cli-wrong-players', { sheet, min, max, count: seats });
  }
  return null;
}

/** What the games are played with, and when to stop. */
interface Playing {
  readonly packs: PackLibrary;
  readonly words: Words;
  readonly signal: AbortSignal;
  readonly threads: Threads;
}

/** Plays the games of all variants or until aborted; `null` if the rules were violated. */
async function playAll(
  all: readonly Variant[],
  { games, seats, seed, workers }: Flags,
  { packs, words, signal, threads }: Playing,
): Promise<readonly Result[] | null> {
  const read = readable(packs, words);
  const progress = new Progress();
  const results: Result[] = [];
  for (const [at, variant] of all.entries()) {
    const names = read.namesOf(variant);
    const said = {
      at: at + 1,
      all: all.length,
      sheet: names.sheet(variant.sheet),
      sets: names.sets(variant.sets),
    };
    const onGame = (_: unknown, done: number): void =>
      progress.show(words.say('cli-balance-progress', { ...said, done, games }));
    const own = packsAsText(packs, variant.sets);
    const settings = { games, seats, seed, workers, bots: 'sensible', record: false } as const;
    const played = { ...variant, ...settings, packs: own };
    const { summary, broken, stopped } = await simulate(played, { signal, onGame, threads });
    progress.clear();
    for (const { what } of broken) fail(words.say('cli-simulate-broken', { what }));
    if (broken.length > 0) return null;
    if (stopped) break;
    results.push({ ...variant, summary });
    process.stderr.write(`${row(read, { ...variant, summary })}\n`);
    if (signal.aborted) break;
  }
  return results;
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

/** The style for terminals, in the reader's language. */
function readable(packs: PackLibrary, words: Words): Style {
  const all = packs.ids().map(packs.load);
  return { words, namesOf: ({ sheet, sets }) => namesIn(words, all, { sheet, sets }) };
}

/** The style for the project's docs: English and not typeset, because people search and compare the sources. */
function forDocuments(): Style {
  return { words: cliWords('en', { plain: true }), namesOf: () => IDS };
}

/** The results as JSON, without how often each card was played, which `simulate` reports. */
function asJson({ games, seats, seed }: Flags, results: readonly Result[], isWhole: boolean): string {
  const rows = results.map(({ sheet, sets, summary }) => {
    const { finished, turns, moves, wins, neverPlayed } = summary;
    return { sheet, sets, games: summary.games, finished, turns, moves, wins, neverPlayed };
  });
  return `${JSON.stringify({ games, seats, seed, whole: isWhole, variants: rows }, null, 2)}\n`;
}

function asTable(flags: Flags, results: readonly Result[], packs: PackLibrary, words: Words): string {
  const style = flags.out === undefined ? readable(packs, words) : forDocuments();
  return table(
    style,
    flags,
    results.map((result) => row(style, result)),
  );
}

function row({ words, namesOf }: Style, { sheet, sets, summary }: Result): string {
  const names = namesOf({ sheet, sets });
  const { games, finished, turns, wins, neverPlayed, moves } = summary;
  const { language } = words;
  const number = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 0 });
  const share = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const cells = [
    names.sheet(sheet),
    names.sets(sets),
    words.say('cli-balance-of', { finished: number.format(finished), games: number.format(games) }),
    number.format(turns.median),
    number.format(turns.p95),
    number.format(moves / Math.max(1, games)),
    wins.map((won) => share.format((100 * won) / Math.max(1, games))).join(' / '),
    neverPlayed.length === 0 ? words.say('cli-none') : neverPlayed.map(names.card).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const COLUMNS = ['sheet', 'sets', 'finished', 'median', 'most', 'moves', 'wins', 'never'] as const;

function table({ words }: Style, { games, seats, seed }: Flags, rows: readonly string[]): string {
  const heads = COLUMNS.map((column) => words.say(`cli-balance-column-${column}`));
  return `# ${words.say('cli-balance-title')}

${words.say('cli-balance-intro')}

\`\`\`
npx kickdoor balance --games ${games} --seats ${seats} --seed ${seed} --out docs/balance.md
\`\`\`

| ${heads.join(' | ')} |
|${' --- |'.repeat(heads.length)}
${rows.join('\n')}
`;
}
