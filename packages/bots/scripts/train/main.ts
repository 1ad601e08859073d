/**
 * Learns what a search needs from games between tuned bots: `npm run train`, with `--games` (for the value, of each
 * sheet), `--looks` (games for the priors, of each sheet; 0 leaves them as they are), and `--seed`. Writes `src/search/{weights,priors}.ts`.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { SHEET_IDS, stream, type SheetId } from '@kickdoor/rules';
import { FEATURES } from '../../src/search/features.ts';
import { writeNet, type Net, type WrittenNet } from '../../src/search/net.ts';
import { fit, lossOf } from './fit.ts';
import { fitPriors } from './fit-priors.ts';
import { gainsIn, type Gain } from './gains.ts';
import { pairingOf, type Position } from './games.ts';
import { playGames } from './threads.ts';
import { optionsOf, wholeNumber } from '../../../../scripts/options.ts';

const values = optionsOf({
  games: { type: 'string', default: '1000' },
  looks: { type: 'string', default: '60' },
  seed: { type: 'string', default: 'train' },
});

const games = wholeNumber('games', values.games);
const looks = wholeNumber('looks', values.looks, 0);
const folder = new URL('../../src/search/', import.meta.url);
/** One game in so many is kept back, to see how well the value foretells games that it was not learned from. */
const HELD_BACK = 10;

function tell(what: string): void {
  process.stderr.write(`${what}\n`);
}

const nats = (figure: number): string => figure.toFixed(3);

function save(name: string, comment: readonly string[], declaration: string): void {
  const lines = comment.map((line) => `${` * ${line}`.trimEnd()}\n`).join('');
  writeFileSync(fileURLToPath(new URL(name, folder)), `/**\n${lines} */\n${declaration}`);
}

/** The fields of a net as code. */
function declared({ rows, bias, out }: WrittenNet): string {
  const lines = Object.entries(rows).map(([name, row]) => `    '${name}': '${row}',\n`);
  return `  rows: {\n${lines.join('')}  },\n  bias: '${bias}',\n  out: '${out}',\n`;
}

/** Learns the value's net, saves it, and returns it. */
async function learnValue(): Promise<Net> {
  const learned: Position[] = [];
  const heldBack = new Map<SheetId, Position[]>();
  for (const sheet of SHEET_IDS) {
    const found = await playGames({ sheet, games, seed: `${values.seed} value ${sheet}` });
    const kept: Position[] = [];
    heldBack.set(sheet, kept);
    for (const [game, positions] of found.entries()) {
      (game % HELD_BACK === 0 ? kept : learned).push(...positions);
    }
    tell(`${sheet}: ${learned.length} positions`);
  }
  const net = fit(learned, stream(values.seed));
  for (const [sheet, kept] of heldBack) tell(`${sheet}: ${nats(lossOf(kept, net))} nats held back`);
  const result = `${nats(lossOf([...heldBack.values()].flat(), net))} nats a position held back; an even guess has ${nats(Math.log(4))}`;
  tell(result);
  save(
    'weights.ts',
    [
      'Learned by `npm run train`: the net that tells chances to win. A row for each feature: what it adds to each unit, for the seat',
      'itself and then for the others; last what it adds to the score by itself, for the seat and for the others.',
      '',
      `${games} games of each sheet between four tuned bots, seed ${values.seed}: ${result}.`,
    ],
    `import type { WrittenNet } from './net.ts';\n\nexport const WEIGHTS: WrittenNet = Object.freeze({\n${declared(writeNet(net, FEATURES))}});\n`,
  );
  return net;
}

/** Learns what to expect of candidates, by the value of this net, and saves it. */
function learnPriors(net: Net): void {
  const gains: Gain[] = [];
  for (const sheet of SHEET_IDS) {
    const pairing = pairingOf(sheet);
    for (let game = 0; game < looks; game += 1) {
      gains.push(...gainsIn(pairing, net, `${values.seed} priors ${sheet} ${game}`));
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

const net = await learnValue();
if (looks > 0) learnPriors(net);
tell('`npm run format` sets what was written as everything else is.');
