/**
 * Measures how much stronger one bot is than another: `npm run ladder`, with `--strong` and `--weak` (random, sensible,
 * novice, regular, sharp, deep, master), `--strongs 1|2` seats of four, `--deals N` (four games each), `--sheet`,
 * `--sets A,B`, `--seed`, and `--json` for programs.
 *
 *   --rollouts N          the strong bot's rollouts per decision, if it searches
 *   --weak-rollouts N     the same for the weak bot
 *   --keep                continues after the stored deals and stores the result, for `npm run ladder:docs`
 */
import process from 'node:process';
import { playDeal } from './match.ts';
import { boxOf, playerNamed } from './options.ts';
import { keepRow, keptRows, NONE, rowLike, shareOfRow, withDeal, type Row } from './rows.ts';
import { optionsOf, wholeNumber } from '../../scripts/options.ts';

const values = optionsOf({
  strong: { type: 'string', default: 'sharp' },
  weak: { type: 'string', default: 'regular' },
  strongs: { type: 'string', default: '1' },
  deals: { type: 'string', default: '25' },
  sheet: { type: 'string', default: 'classic' },
  sets: { type: 'string' },
  seed: { type: 'string', default: 'ladder' },
  rollouts: { type: 'string' },
  'weak-rollouts': { type: 'string' },
  keep: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});

const strong = playerNamed(values.strong, 'rollouts', values.rollouts);
const weak = playerNamed(values.weak, 'weak-rollouts', values['weak-rollouts']);
const strongs = wholeNumber('strongs', values.strongs, 1, 2);
const deals = wholeNumber('deals', values.deals, 1, 100_000);
const { pool, sheet, sets } = boxOf(values);
const match = {
  pool,
  sheet,
  sets,
  // Two sit across from each other.
  strong: strongs === 1 ? [0] : [0, 2],
  bots: { strong: strong.bot, weak: weak.bot },
};

const empty: Row = {
  strong: strong.name,
  rollouts: strong.rollouts,
  weak: weak.name,
  weakRollouts: weak.rollouts,
  strongs,
  sheet,
  sets: sets.join(','),
  seed: values.seed,
  ...NONE,
};
let row = values.keep ? (rowLike(keptRows(), empty) ?? empty) : empty;
const last = row.deals + deals;
while (row.deals < last) {
  const began = process.cpuUsage();
  const share = playDeal(match, `${values.seed} ${row.deals + 1}`);
  const { user, system } = process.cpuUsage(began);
  row = withDeal(row, share, (user + system) / 1e6);
  if (values.keep) keepRow(row);
  if (!values.json && process.stderr.isTTY) process.stderr.write(`\r${row.deals} of ${last} deals`);
}
const share = shareOfRow(row);
const equal = strongs / 4;
const percent = (part: number) => (100 * part).toFixed(1);
// A single deal has no standard error.
const error = Number.isNaN(share.error) ? '' : ` ± ${percent(share.error)}`;
if (values.json) {
  process.stdout.write(`${JSON.stringify({ ...row, ...share, equal })}\n`);
} else {
  process.stdout.write(
    `${strongs} ${strong.name} against ${4 - strongs} ${weak.name}, ${sheet} (${sets.join(', ')}): ` +
      `${percent(share.mean)}${error} percent of the wins in ${4 * row.deals} games; equal would be ${percent(equal)}\n`,
  );
}
