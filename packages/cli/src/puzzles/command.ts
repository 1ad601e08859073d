/** `kickdoor puzzles`: positions in which exactly one line wins this turn. */
import { setImmediate } from 'node:timers/promises';
import { DAILY, knownPuzzle, puzzlesFrom, seedOfDay, type Puzzle, type PuzzleSource } from '@kickdoor/bots';
import { botNames } from '@kickdoor/server/bot-names';
import { isLanguage } from '@kickdoor/words';
import { buildCardPool, canonicalJson, SHEET_IDS, sheets, type SheetId } from '@kickdoor/rules';
import { Command, Option } from 'commander';
import { interruptible } from '../interrupt.ts';
import { whole } from '../numbers.ts';
import { openPacks, packPlaces, packsOption, type PackFlags } from '../packs.ts';
import { Progress } from '../progress.ts';
import { whyNoTable } from '../table-choice.ts';
import { flag, wordsWith, type Words } from '../words/words.ts';
import { puzzleAsJson, puzzleLines } from './lines.ts';

interface Flags extends PackFlags {
  readonly sheet: SheetId;
  readonly sets?: string;
  readonly seed?: string;
  readonly count: number;
  readonly solve?: boolean;
  readonly json?: boolean;
}

/** The most puzzles per run; each takes seconds. */
const MOST_PUZZLES = 1000;

/** The subcommand. */
export function puzzlesCommand(words: Words): Command {
  return new Command('puzzles')
    .description(words.say('cli-puzzles'))
    .addOption(
      new Option(flag(words, '--sheet', 'sheet'), words.say('cli-simulate-sheet'))
        .choices(SHEET_IDS)
        .default(DAILY.sheet),
    )
    .option(flag(words, '--sets', 'sets'), words.say('cli-simulate-sets'))
    .addOption(packsOption(words))
    .option(flag(words, '--seed', 'seed'), words.say('cli-puzzles-seed'))
    .option(flag(words, '--count', 'number'), words.say('cli-puzzles-count'), whole(words, MOST_PUZZLES), 1)
    .option('--solve', words.say('cli-puzzles-solve'))
    .option('--json', words.say('cli-puzzles-json'))
    .action((flags: Flags) => run(flags, words));
}

async function run(flags: Flags, words: Words): Promise<void> {
  const packs = openPacks(packPlaces(flags), words);
  if (packs === null) return;
  const { sheet } = flags;
  const sets = flags.sets?.split(',').map((id) => id.trim()) ?? sheets[sheet].sets;
  const no = whyNoTable({ sheet, sets, seats: DAILY.sexes.length }, packs, words);
  if (no !== null) {
    process.stderr.write(`${no}\n`);
    process.exitCode = 1;
    return;
  }
  const loaded = sets.map(packs.load);
  const source: PuzzleSource = { pool: buildCardPool(loaded), sheet, sets, players: playersIn(words) };
  const told = wordsWith(words, loaded, { table: { sheet, sets } });
  const seed = flags.seed ?? seedOfDay(new Date());
  await eachPuzzle({ source, seed, count: flags.count }, words, (puzzle, at) => {
    const text =
      flags.json === true
        ? canonicalJson(puzzleAsJson(source, puzzle))
        : puzzleLines(source.pool, puzzle, { at, solved: flags.solve === true }, told).join('\n');
    process.stdout.write(`${text}\n`);
  });
}

/** The players of the games: sexes as in the daily puzzle, names as of bots. */
function playersIn({ language }: Words): PuzzleSource['players'] {
  const names = isLanguage(language) ? botNames(language) : [];
  return DAILY.sexes.map((sex, seat) => {
    const fitting = names.filter(([, whose]) => whose === sex).map(([name]) => name);
    return { sex, name: fitting[seat] ?? `${seat + 1}` };
  });
}

interface Wish {
  readonly source: PuzzleSource;
  readonly seed: string;
  readonly count: number;
}

/** Finds puzzles in one game after another, and shows how many games were searched. */
async function eachPuzzle(
  { source, seed, count }: Wish,
  words: Words,
  show: (puzzle: Puzzle, at: number) => void,
): Promise<void> {
  const progress = new Progress();
  await interruptible(async (signal) => {
    const known = count === 1 ? knownPuzzle(source, seed) : null;
    if (known !== null) {
      show(known, 1);
      return;
    }
    let found = 0;
    for (const { game, puzzle } of puzzlesFrom(source, seed)) {
      if (puzzle !== null) {
        progress.clear();
        found += 1;
        show(puzzle, found);
      }
      if (found === count || signal.aborted) break;
      progress.show(words.say('cli-puzzles-progress', { games: game + 1, found, count }));
      await setImmediate();
    }
    progress.clear();
  });
}
