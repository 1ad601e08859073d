/** `kickdoor simulate`: games of bots, and what came of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bots, isBotName } from '@kickdoor/bots';
import { setIds } from '@kickdoor/packs/node';
import { sheetOf, sheets } from '@kickdoor/rules';
import { Command, Option } from 'commander';
import { whole } from './numbers.ts';
import { simulate, type Report, type Summary } from './run.ts';

interface Flags {
  readonly sheet: keyof typeof sheets;
  readonly sets?: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly workers: number;
  readonly record: string;
  readonly json?: boolean;
  readonly timing: boolean;
}

/** The subcommand. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description('play games of bots and sum up what came of them')
    .addOption(
      new Option('--sheet <sheet>', 'the rule sheet').choices(Object.keys(sheets)).default('classic'),
    )
    .option('--sets <sets>', 'the sets in the mix, with commas; left out: those of the sheet')
    .option('--seats <n>', 'players at each table', whole, 4)
    .option('--games <n>', 'how many games', whole, 100)
    .option('--seed <seed>', 'what all chance comes from: the same seed plays the same games', '1')
    .addOption(new Option('--bots <bots>', 'who plays').choices(Object.keys(bots)).default('sensible'))
    .option('--workers <n>', 'threads to play in', whole, availableParallelism())
    .option('--record <folder>', 'write a record of each game there', 'no')
    .option('--json', 'print the summary as JSON')
    .option('--no-timing', 'leave out what depends on the machine')
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  const sets = flags.sets?.split(',').map((id) => id.trim()) ?? sheets[flags.sheet].sets;
  const no = judge(flags, sets);
  if (no !== null) {
    process.stderr.write(`${no}\n`);
    process.exitCode = 1;
    return;
  }
  if (!isBotName(flags.bots)) return;
  const { sheet, seats, games, seed, workers } = flags;
  const record = flags.record !== 'no';
  const report = await simulate({ sheet, sets, seats, games, seed, workers, bots: flags.bots, record });
  if (record) writeRecords(flags.record, report);
  print(report, flags);
  if (report.violation !== null) {
    process.stderr.write(`The rules were broken in ${report.violation}\n`);
    process.exitCode = 1;
  }
}

/** What can't be simulated, in a sentence; `null` where it can. */
function judge(flags: Flags, sets: readonly string[]): string | null {
  const missing = sets.find((id) => !setIds().includes(id));
  if (missing !== undefined) return `There is no set "${missing}"; there are ${setIds().join(', ')}.`;
  if (new Set(sets).size !== sets.length) return 'A set is named twice.';
  const { min, max } = sheetOf(flags.sheet, sets).players;
  if (flags.seats >= min && flags.seats <= max) return null;
  return `The sheet ${flags.sheet} is for ${min} to ${max} players here, not ${flags.seats}.`;
}

function writeRecords(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  for (const { game, record } of report.outcomes) {
    if (record !== null) writeFileSync(join(folder, `game-${game}.jsonl`), record);
  }
}

function print({ summary, movesPerSecond }: Report, flags: Flags): void {
  const shown = flags.timing ? { ...summary, movesPerSecond } : summary;
  const text =
    flags.json === true
      ? JSON.stringify(shown, null, 2)
      : readable(summary, flags.timing ? movesPerSecond : null);
  process.stdout.write(`${text}\n`);
}

function readable(summary: Summary, movesPerSecond: number | null): string {
  const percent = (wins: number): string => `${((100 * wins) / Math.max(1, summary.games)).toFixed(1)} %`;
  const speed = movesPerSecond === null ? '' : `, ${movesPerSecond} a second`;
  return [
    `${summary.games} games, ${summary.finished} finished`,
    `turns: ${summary.turns.median} in the middle, ${summary.turns.p95} at most in 95 of 100 games`,
    `moves: ${summary.moves}${speed}`,
    `wins by seat: ${summary.wins.map(percent).join(', ')}`,
    `never played: ${summary.neverPlayed.join(', ') || 'none'}`,
  ].join('\n');
}
