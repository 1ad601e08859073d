/** `kickdoor balance`: every sheet and every mix of sets, simulated, as a table for `docs/balance.md`. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { builtInSets, setIds } from '@kickdoor/packs/node';
import { sheets, type SheetId } from '@kickdoor/rules';
import { Command } from 'commander';
import { cliWords, flag, IDS, namesIn, type Names, type Words } from '../words/words.ts';
import { whole } from './numbers.ts';
import { simulate, type Report } from './run.ts';

/** A game to simulate: a sheet with the sets that it is played with. */
export interface Variant {
  readonly sheet: SheetId;
  readonly sets: readonly string[];
}

interface Flags {
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  readonly workers: number;
  readonly out?: string;
}

/** The base sheet of a mix: classic if present, else that of its first set (D24). */
function baseOf(sets: readonly string[]): SheetId {
  const order: readonly SheetId[] = ['classic', 'space', 'west', 'winter'];
  return order.find((sheet) => sets.includes(sheet)) ?? 'classic';
}

/** Every sheet alone, then every mix of two or more of the sets. */
export function variants(sets: readonly string[]): Variant[] {
  const alone = Object.values(sheets).filter((sheet) => sheet.sets.every((id) => sets.includes(id)));
  const numbers = Array.from({ length: 2 ** sets.length }, (_, number) => number);
  const subsets = numbers.map((number) => sets.filter((_, at) => Math.floor(number / 2 ** at) % 2 === 1));
  const mixes = subsets.filter((some) => some.length > 1).toSorted((a, b) => a.length - b.length);
  return [
    ...alone.map((sheet) => ({ sheet: sheet.id, sets: sheet.sets })),
    ...mixes.map((some) => ({ sheet: baseOf(some), sets: some })),
  ];
}

/** The subcommand. */
export function balanceCommand(words: Words): Command {
  return new Command('balance')
    .description(words.say('cli-balance'))
    .option(flag(words, '--games', 'number'), words.say('cli-balance-games'), whole(words), 500)
    .option(flag(words, '--seats', 'number'), words.say('cli-simulate-seats'), whole(words), 4)
    .option(flag(words, '--seed', 'seed'), words.say('cli-simulate-seed'), '1')
    .option(
      flag(words, '--workers', 'number'),
      words.say('cli-simulate-workers'),
      whole(words),
      availableParallelism(),
    )
    .option(flag(words, '--out', 'file'), words.say('cli-balance-out'))
    .action((flags: Flags) => run(flags, words));
}

/** How a table is written: for the reader of this language, or for the project's documents, which are English. */
interface Style {
  readonly words: Words;
  readonly namesOf: (variant: Variant) => Names;
}

async function run(flags: Flags, words: Words): Promise<void> {
  const { games, seats, seed, workers, out } = flags;
  const read: Style = { words, namesOf: ({ sheet, sets }) => namesIn(words, builtInSets(), { sheet, sets }) };
  const style: Style = out === undefined ? read : { words: cliWords('en'), namesOf: () => IDS };
  const rows: string[] = [];
  for (const variant of variants(setIds())) {
    const played = { ...variant, games, seats, seed, workers };
    const report = await simulate({ ...played, bots: 'sensible', record: false });
    rows.push(row(style, variant, report));
    process.stderr.write(`${row(read, variant, report)}\n`);
    if (report.broken.length === 0) continue;
    for (const { what } of report.broken) {
      process.stderr.write(`${words.say('cli-simulate-broken', { what })}\n`);
    }
    process.exitCode = 1;
    return;
  }
  const text = table(style, flags, rows);
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}

function row({ words, namesOf }: Style, variant: Variant, { summary }: Report): string {
  const { sheet, sets } = variant;
  const names = namesOf(variant);
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
