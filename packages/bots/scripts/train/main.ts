/**
 * Learns what a search needs from games between tuned bots: `npm run train`, with `--games` (for the value, of each
 * sheet), `--looks` (games for the priors, of each sheet), and `--seed`. Writes `src/search/{weights,priors}.ts`.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, SHEET_IDS, sheets, stream, type SheetId } from '@kickdoor/rules';
import { FEATURES } from '../../src/search/features.ts';
import { tunedBot } from '../../src/sensible.ts';
import { fit, lossOf } from './fit.ts';
import { fitPriors } from './fit-priors.ts';
import { gainsIn, type Gain } from './gains.ts';
import { positionsOf, type Pairing, type Position } from './games.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    looks: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'train' },
  },
});

function wholeNumber(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 100_000) return number;
  process.stderr.write(`--${flag} takes a whole number from 1 to 100000, not ${text}\n`);
  process.exit(2);
}

const games = wholeNumber('games', values.games);
const looks = wholeNumber('looks', values.looks);
const folder = new URL('../../src/search/', import.meta.url);
/** One game in so many is kept back, to see how well the value foretells games that it was not learned from. */
const HELD_BACK = 10;

function pairingOf(sheet: SheetId): Pairing {
  const sets = [...sheets[sheet].sets];
  return { pool: buildCardPool(sets.map(loadSet)), sheet, sets, seats: 4, bot: tunedBot };
}

function tell(what: string): void {
  process.stderr.write(`${what}\n`);
}

const nats = (figure: number): string => figure.toFixed(3);

function save(name: string, comment: readonly string[], declaration: string): void {
  const lines = comment.map((line) => ` * ${line}\n`).join('');
  writeFileSync(fileURLToPath(new URL(name, folder)), `/**\n${lines} */\n${declaration}`);
}

/** Learns the value's weights, saves them, and returns them. */
function learnValue(): readonly number[] {
  const learned: Position[] = [];
  const heldBack: Position[] = [];
  for (const sheet of SHEET_IDS) {
    const pairing = pairingOf(sheet);
    for (let game = 0; game < games; game += 1) {
      const found = positionsOf(pairing, `${values.seed} value ${sheet} ${game}`);
      (game % HELD_BACK === 0 ? heldBack : learned).push(...found);
    }
    tell(`${sheet}: ${learned.length} positions`);
  }
  const weights = fit(learned, stream(values.seed));
  const result = `${nats(lossOf(heldBack, weights))} nats a position held back; an even guess has ${nats(Math.log(4))}`;
  tell(result);
  const rows = FEATURES.map((name, at) => `  ${(weights[at] ?? 0).toFixed(4)}, // ${name}\n`).join('');
  save(
    'weights.ts',
    [
      'Learned by `npm run train`: how much each feature of a position adds to a seat’s score.',
      '',
      `${games} games of each sheet between four tuned bots, seed ${values.seed}: ${result}.`,
    ],
    `export const WEIGHTS: readonly number[] = Object.freeze([\n${rows}]);\n`,
  );
  return weights;
}

/** Learns what to expect of candidates, by the value with these weights, and saves it. */
function learnPriors(weights: readonly number[]): void {
  const gains: Gain[] = [];
  for (const sheet of SHEET_IDS) {
    const pairing = pairingOf(sheet);
    for (let game = 0; game < looks; game += 1) {
      gains.push(...gainsIn(pairing, weights, `${values.seed} priors ${sheet} ${game}`));
    }
    tell(`${sheet}: ${gains.length} candidates`);
  }
  const rows = Object.entries(fitPriors(gains))
    .map(([name, [mean, deviation]]) => `  '${name}': [${mean}, ${deviation}],\n`)
    .join('');
  save(
    'priors.ts',
    [
      'Learned by `npm run train`: what candidates of each sort gain over the tuned bot’s move, in chance to win.',
      '',
      `${gains.length} candidates in positions of ${looks} games of each sheet, seed ${values.seed}.`,
    ],
    `import type { Priors } from './sort.ts';\n\nexport const PRIORS: Priors = Object.freeze({\n${rows}});\n`,
  );
}

learnPriors(learnValue());
