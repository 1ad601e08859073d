/** `kickdoor balance`: every sheet and every mix of sets, simulated, as a table for `docs/balance.md`. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setIds } from '@kickdoor/packs/node';
import { sheets, type SheetId } from '@kickdoor/rules';
import { Command } from 'commander';
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
export function balanceCommand(): Command {
  return new Command('balance')
    .description('simulate every sheet and every mix of sets, and write the figures as a table')
    .option('--games <n>', 'games of each', whole, 500)
    .option('--seats <n>', 'players at each table', whole, 4)
    .option('--seed <seed>', 'what all chance comes from', '1')
    .option('--workers <n>', 'threads to play in', whole, availableParallelism())
    .option('--out <file>', 'where to write the table; left out: print it')
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  const rows: string[] = [];
  for (const variant of variants(setIds())) {
    const { games, seats, seed, workers } = flags;
    const report = await simulate({
      ...variant,
      games,
      seats,
      seed,
      workers,
      bots: 'sensible',
      record: false,
    });
    rows.push(row(variant, report));
    process.stderr.write(`${rows.at(-1) ?? ''}\n`);
    if (report.violation === null) continue;
    process.stderr.write(`The rules were broken in ${report.violation}\n`);
    process.exitCode = 1;
    return;
  }
  const text = table(flags, rows);
  if (flags.out === undefined) process.stdout.write(text);
  else writeFileSync(flags.out, text);
}

function row({ sheet, sets }: Variant, { summary }: Report): string {
  const { games, finished, turns, wins, neverPlayed, moves } = summary;
  const shares = wins.map((won) => ((100 * won) / Math.max(1, games)).toFixed(1)).join(' / ');
  const cells = [
    sheet,
    sets.join(' + '),
    `${finished} of ${games}`,
    turns.median,
    turns.p95,
    Math.round(moves / Math.max(1, games)),
    shares,
    neverPlayed.length === 0 ? 'none' : neverPlayed.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function table({ games, seats, seed }: Flags, rows: readonly string[]): string {
  return `# Balance

What games of bots say about the sheets and sets. After every move of every game each card is counted: none is
doubled, none is lost. Made by

\`\`\`
npx kickdoor balance --games ${games} --seats ${seats} --seed ${seed} --out docs/balance.md
\`\`\`

| base sheet | sets | finished | turns, median | turns, 95 of 100 | moves a game | wins by seat, in 100 | never played |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
