/** Rewrites the golden records: `node packages/cli/scripts/golden.ts`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEETS, type SheetId } from '@kickdoor/rules';
import { playShare } from '../src/simulate/share.ts';

interface Golden {
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly seats: number;
  readonly seed: string;
}

/** The sets of all sheets. */
const ALL: readonly string[] = [...new Set(SHEETS.flatMap(({ sets }) => sets))];

/** One for each sheet, and mixes. The seeds were chosen for short games. */
const GOLDEN: readonly Golden[] = [
  { sheet: 'classic', sets: ['classic'], seats: 4, seed: 'golden' },
  { sheet: 'early', sets: ['classic'], seats: 3, seed: 'golden' },
  { sheet: 'space', sets: ['space'], seats: 4, seed: 'golden' },
  { sheet: 'west', sets: ['west'], seats: 4, seed: 'golden' },
  { sheet: 'winter', sets: ['winter'], seats: 4, seed: 'golden' },
  { sheet: 'classic', sets: ['classic', 'space'], seats: 5, seed: 'golden' },
  { sheet: 'west', sets: ['west', 'winter'], seats: 4, seed: 'golden' },
  { sheet: 'classic', sets: ALL, seats: 6, seed: 'golden' },
];

const folder = join(import.meta.dirname, '../test/golden');
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(join(folder, old));
for (const golden of GOLDEN) {
  const name = golden.sets.length === 1 ? golden.sheet : `${golden.sheet}-${golden.sets.join('-')}`;
  // Random bots reach situations that sensible ones don't. Of each kind, keep the shortest of several games.
  for (const bots of ['sensible', 'random'] as const) {
    const results = [...playShare({ ...golden, bots, record: true, packs: [], games: [0, 1, 2, 3, 4, 5] })];
    const games = results.map((result) => {
      if ('broken' in result) throw new Error(result.broken.what);
      return { moves: result.outcome.moves, record: result.record };
    });
    const [shortest] = games.toSorted((a, b) => a.moves - b.moves);
    writeFileSync(join(folder, `${name}-${bots}.jsonl`), shortest?.record ?? '');
    process.stdout.write(`${name} ${bots}: ${shortest?.moves ?? 0} moves\n`);
  }
}
