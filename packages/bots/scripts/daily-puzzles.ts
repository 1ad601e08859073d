/**
 * Looks for the puzzles of the days beforehand: `node packages/bots/scripts/daily-puzzles.ts [COUNT]`, some 10 CPU seconds
 * each; `0` leaves none, and pages look for them themselves. It keeps those that are still found where they are, and
 * writes after each one, so that it can be stopped and goes on from there.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, sheets } from '@kickdoor/rules';
import { DAILY, DAYS, seedAt } from '../src/puzzles/daily.ts';
import { puzzlesAlong, type PuzzleSource } from '../src/puzzles/find.ts';
import { KNOWN } from '../src/puzzles/known-rows.ts';
import { read, written } from '../src/puzzles/known-puzzle.ts';

const FILE = join(import.meta.dirname, '../src/puzzles/known-rows.ts');
const HEAD = `/** Written by \`node packages/bots/scripts/daily-puzzles.ts\`: the puzzles of the days, a line each (\`known-puzzle.ts\`). */
/* oxlint-disable max-lines -- It is data. */

`;
const { sheet, sexes } = DAILY;
const { sets } = sheets[sheet];
const source: PuzzleSource = {
  pool: buildCardPool(sets.map(loadSet)),
  sheet,
  sets,
  players: sexes.map((sex, seat) => ({ name: `Bot ${seat}`, sex })),
};

/** The first puzzle of a game; `null` if it has none. */
function firstIn(at: number, game: number): string | null {
  const first = puzzlesAlong(source, `${seedAt(at)}/${game}`).next();
  return first.done === true ? null : written({ game, ...first.value });
}

/** The first puzzle of a seed. */
function look(at: number): string {
  for (let game = 0; ; game += 1) {
    const found = firstIn(at, game);
    if (found !== null) return found;
  }
}

function write(rows: readonly string[]): void {
  const list = rows.map((row) => `  '${row}',\n`).join('');
  writeFileSync(FILE, `${HEAD}export const KNOWN: readonly string[] = Object.freeze([\n${list}]);\n`);
}

const count = Math.min(Number(process.argv[2] ?? DAYS), DAYS);
const rows = KNOWN.slice(0, count);
write(rows);
for (let at = 0; at < count; at += 1) {
  const known = rows[at];
  const isStill = known !== undefined && firstIn(at, read(known).game) === known;
  rows[at] = isStill ? known : look(at);
  write(rows);
  process.stdout.write(`${at + 1} of ${count}\n`);
}
