/**
 * How much stronger one bot is than another: `npm run ladder`, with `--strong` and `--weak` (random, sensible, novice, regular, sharp, deep, master),
 * `--strongs 1|2` seats of four, `--deals N` (four games each), `--sheet`, `--sets A,B`, `--seed`, and `--json` for programs.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { playDeal, shareOf } from './match.ts';
import { boxOf, playerNamed, wholeNumber } from './options.ts';
import { PLAYERS } from './players.ts';

const { values } = parseArgs({
  options: {
    strong: { type: 'string', default: 'sharp' },
    weak: { type: 'string', default: 'regular' },
    strongs: { type: 'string', default: '1' },
    deals: { type: 'string', default: '25' },
    sheet: { type: 'string', default: 'classic' },
    sets: { type: 'string' },
    seed: { type: 'string', default: 'ladder' },
    json: { type: 'boolean', default: false },
  },
});

const [strong, weak] = [playerNamed(values.strong), playerNamed(values.weak)];
const strongs = wholeNumber('strongs', values.strongs, 1, 2);
const deals = wholeNumber('deals', values.deals, 1, 100_000);
const { pool, sheet, sets } = boxOf(values);
const match = {
  pool,
  sheet,
  sets,
  // Two sit across from each other.
  strong: strongs === 1 ? [0] : [0, 2],
  bots: { strong: PLAYERS[strong], weak: PLAYERS[weak] },
};

const began = process.cpuUsage();
const shares: number[] = [];
for (let deal = 1; deal <= deals; deal += 1) {
  shares.push(playDeal(match, `${values.seed} ${deal}`));
  if (!values.json && process.stderr.isTTY) process.stderr.write(`\r${deal} of ${deals} deals`);
}
const used = process.cpuUsage(began);
const share = shareOf(shares);
const equal = strongs / 4;
const percent = (part: number) => (100 * part).toFixed(1);
if (values.json) {
  const seconds = (used.user + used.system) / 1e6;
  process.stdout.write(
    `${JSON.stringify({ strong, weak, strongs, sheet, sets, ...share, equal, seconds })}\n`,
  );
} else {
  process.stdout.write(
    `${strongs} ${strong} against ${4 - strongs} ${weak}, ${sheet} (${sets.join(', ')}): ` +
      `${percent(share.mean)} ± ${percent(share.error)} percent of the wins in ${4 * deals} games; equal would be ${percent(equal)}\n`,
  );
}
