/** `kickdoor simulate`: plays games between bots and reports statistics. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { bots, isBotName } from '@kickdoor/bots';
import { packsAsText } from '@kickdoor/packs/node';
import { DEFAULT_SHEET, SHEET_IDS, sheets, type SheetId } from '@kickdoor/rules';
import { Command, Option } from 'commander';
import { mustHoldFiles, writeOut } from '../files.ts';
import { openPacks, packPlaces, packsOption, type PackFlags } from '../packs.ts';
import { interruptible } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import { flag, namesIn, path, type Names, type Words } from '../words/words.ts';
import { MOST_GAMES, MOST_SEATS, MOST_WORKERS, whole } from '../numbers.ts';
import { whyNoTable } from '../table-choice.ts';
import { simulate, type Report, type Simulation, type Summary } from './run.ts';
import type { BrokenGame, PlayedGame } from './share.ts';

interface Flags extends PackFlags {
  readonly sheet: SheetId;
  readonly sets?: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly workers: number;
  readonly record?: string;
  readonly json?: boolean;
  readonly timing: boolean;
}

/** The subcommand. */
export function simulateCommand(words: Words): Command {
  return new Command('simulate')
    .description(words.say('cli-simulate'))
    .addOption(
      new Option(flag(words, '--sheet', 'sheet'), words.say('cli-simulate-sheet'))
        .choices(SHEET_IDS)
        .default(DEFAULT_SHEET),
    )
    .option(flag(words, '--sets', 'sets'), words.say('cli-simulate-sets'))
    .addOption(packsOption(words))
    .option(flag(words, '--seats', 'number'), words.say('cli-simulate-seats'), whole(words, MOST_SEATS), 4)
    .option(flag(words, '--games', 'number'), words.say('cli-simulate-games'), whole(words, MOST_GAMES), 100)
    .option(flag(words, '--seed', 'seed'), words.say('cli-simulate-seed'), '1')
    .addOption(
      new Option(flag(words, '--bots', 'bots'), words.say('cli-simulate-bots'))
        .choices(Object.keys(bots))
        .default('sensible'),
    )
    .option(
      flag(words, '--workers', 'number'),
      words.say('cli-simulate-workers'),
      whole(words, MOST_WORKERS),
      availableParallelism(),
    )
    .option(flag(words, '--record', 'folder'), words.say('cli-simulate-record'), path(words))
    .option('--json', words.say('cli-json'))
    .option('--no-timing', words.say('cli-simulate-no-timing'))
    .action((flags: Flags) => run(flags, words));
}

async function run(flags: Flags, words: Words): Promise<void> {
  const sets = flags.sets?.split(',').map((id) => id.trim()) ?? sheets[flags.sheet].sets;
  const packs = openPacks(packPlaces(flags), words);
  if (packs === null) return;
  const no = whyNoTable({ sheet: flags.sheet, sets, seats: flags.seats }, packs, words);
  if (no !== null) {
    process.stderr.write(`${no}\n`);
    process.exitCode = 1;
    return;
  }
  if (!isBotName(flags.bots)) return;
  if (flags.record !== undefined) mustHoldFiles(flags.record);
  const { sheet, seats, games, seed, workers } = flags;
  const simulation = {
    sheet,
    sets,
    seats,
    games,
    seed,
    workers,
    bots: flags.bots,
    packs: packsAsText(packs, sets),
  };
  const report = await played({ ...simulation, record: flags.record !== undefined }, flags.record, words);
  print(report, flags, namesIn(words, sets.map(packs.load), { sheet, sets }), words);
  if (report.stopped) {
    process.stderr.write(`${words.say('cli-simulate-stopped', { done: report.outcomes.length, games })}\n`);
  }
  for (const broken of report.broken) process.stderr.write(`${brokenText(broken, flags.record, words)}\n`);
  if (report.broken.length > 0) process.exitCode = 1;
}

/** Plays the games; each record is written as soon as its game ends. */
async function played(simulation: Simulation, folder: string | undefined, words: Words): Promise<Report> {
  const progress = new Progress();
  const { games } = simulation;
  const onGame = ({ outcome, record }: PlayedGame, done: number): void => {
    if (folder !== undefined) keep(join(folder, `game-${outcome.game}.jsonl`), record);
    progress.show(words.say('cli-simulate-progress', { done, games }));
  };
  const report = await interruptible((signal) => simulate(simulation, { signal, onGame }));
  progress.clear();
  if (folder !== undefined) {
    for (const { game, record } of report.broken) keep(brokenFile(folder, game), record);
  }
  return report;
}

function keep(file: string, record: string | null): void {
  if (record !== null) writeOut(file, record);
}

/** Describes what went wrong in a game, and where its record is. */
function brokenText({ game, what, record }: BrokenGame, folder: string | undefined, words: Words): string {
  const said = words.say('cli-simulate-broken', { what });
  if (folder === undefined || record === null) return said;
  return `${said}\n${words.say('cli-simulate-broken-record', { file: brokenFile(folder, game) })}`;
}

function brokenFile(folder: string, game: number): string {
  return join(folder, `game-${game}-broken.jsonl`);
}

function print({ summary, movesPerSecond }: Report, flags: Flags, names: Names, words: Words): void {
  const shown = flags.timing ? { ...summary, movesPerSecond } : summary;
  const text =
    flags.json === true
      ? JSON.stringify(shown, null, 2)
      : readable(summary, flags.timing ? movesPerSecond : null, names, words);
  process.stdout.write(`${text}\n`);
}

function readable(
  { games, finished, turns, moves, wins, neverPlayed }: Summary,
  speed: number | null,
  names: Names,
  words: Words,
): string {
  const share = new Intl.NumberFormat(words.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return [
    words.say('cli-simulated-games', { games, finished }),
    words.say('cli-simulated-turns', { median: turns.median, most: turns.p95 }),
    speed === null
      ? words.say('cli-simulated-moves', { moves })
      : words.say('cli-simulated-moves-timed', { moves, speed }),
    words.say('cli-simulated-wins', {
      shares: wins.map((won) => share.format(won / Math.max(1, games))).join(' / '),
    }),
    words.say('cli-simulated-never', {
      count: neverPlayed.length,
      cards: neverPlayed.map(names.card).join(', '),
    }),
  ].join('\n');
}
