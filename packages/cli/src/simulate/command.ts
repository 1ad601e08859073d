/** `kickdoor simulate`: games of bots, and what came of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bots, isBotName } from '@kickdoor/bots';
import { setIds } from '@kickdoor/packs/node';
import { sheets } from '@kickdoor/rules';
import { Command, InvalidArgumentError, Option } from 'commander';
import { simulate, type Report, type Summary } from './run.ts';

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('It must be a whole number above 0.');
  }
  return number;
}

interface Flags {
  readonly sheet: keyof typeof sheets;
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
    .option('--seats <n>', 'players at each table', whole, 4)
    .option('--games <n>', 'how many games', whole, 100)
    .option('--seed <seed>', 'what all chance comes from: the same seed plays the same games', '1')
    .addOption(new Option('--bots <bots>', 'who plays').choices(Object.keys(bots)).default('sensible'))
    .option('--workers <n>', 'threads to play in', whole, availableParallelism())
    .option('--record <folder>', 'write the moves of each game there', 'no')
    .option('--json', 'print the summary as JSON')
    .option('--no-timing', 'leave out what depends on the machine')
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  const { min, max } = sheets[flags.sheet].players;
  if (flags.seats < min || flags.seats > max) {
    process.stderr.write(`The sheet ${flags.sheet} is for ${min} to ${max} players.\n`);
    process.exitCode = 1;
    return;
  }
  const missing = sheets[flags.sheet].sets.find((id) => !setIds().includes(id));
  if (missing !== undefined) {
    process.stderr.write(`There is no set ${missing}, which the sheet ${flags.sheet} is played with.\n`);
    process.exitCode = 1;
    return;
  }
  if (!isBotName(flags.bots)) return;
  const { sheet, seats, games, seed, workers } = flags;
  const record = flags.record !== 'no';
  const report = await simulate({ sheet, seats, games, seed, workers, bots: flags.bots, record });
  if (record) writeRecords(flags.record, report);
  print(report, flags);
  if (report.violation !== null) {
    process.stderr.write(`The rules were broken in ${report.violation}\n`);
    process.exitCode = 1;
  }
}

function writeRecords(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  for (const { game, record } of report.outcomes) {
    writeFileSync(join(folder, `game-${game}.txt`), `${record.join('\n')}\n`);
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
