/**
 * Measures whether bot characters change how bots play but not how well: `npm run ladder:characters`, with `--strength`
 * (novice, regular), `--deals N` (four games each, with the four characters at one table, each once in each seat),
 * `--sheet`, `--sets A,B` and `--seed`. Their order around the table changes with the deal.
 */
import process from 'node:process';
import { botOf, CHARACTERS, type Bot, type Character } from '@kickdoor/bots';
import { playGame, shareOf } from './match.ts';
import { boxOf } from './options.ts';
import { fail, optionsOf, wholeNumber } from '../../scripts/options.ts';

const values = optionsOf({
  strength: { type: 'string', default: 'regular' },
  deals: { type: 'string', default: '100' },
  sheet: { type: 'string', default: 'classic' },
  sets: { type: 'string' },
  seed: { type: 'string', default: 'characters' },
});

const STRENGTHS = ['novice', 'regular'] as const;
const strength =
  STRENGTHS.find((one) => one === values.strength) ??
  fail(`--strength takes one that does not search: ${STRENGTHS.join(', ')}`);
const deals = wholeNumber('deals', values.deals, 2, 100_000);

/** Bots that don't search need no time. */
const NO_TIME = { milliseconds: 0, now: () => 0 };
const box = boxOf(values);
const { sheet, sets } = box;
const bots = new Map<Character, Bot>(CHARACTERS.map((one) => [one, botOf(strength, NO_TIME, one)]));

/** All orders around a table, with the first player fixed. */
function ordersOf([first, ...others]: readonly Character[]): readonly (readonly Character[])[] {
  let orders: readonly (readonly Character[])[] = [first === undefined ? [] : [first]];
  for (const other of others) {
    // Insert after each of those already seated.
    orders = orders.flatMap((order) => order.map((_, at) => order.toSpliced(at + 1, 0, other)));
  }
  return orders;
}

const orders = ordersOf(CHARACTERS);
const shares = new Map<Character, number[]>(CHARACTERS.map((one) => [one, []]));
for (let deal = 1; deal <= deals; deal += 1) {
  const order = orders[deal % orders.length] ?? [];
  const seated = order.flatMap((one) => bots.get(one) ?? []);
  const won = new Map<Character, number>();
  for (const turned of order.keys()) {
    const winners = playGame(box, seated, `${values.seed} ${deal}`, turned);
    for (const place of winners) {
      const one = order[place];
      if (one !== undefined) won.set(one, (won.get(one) ?? 0) + 1 / winners.length);
    }
  }
  for (const [one, list] of shares) list.push((won.get(one) ?? 0) / order.length);
}
process.stdout.write(
  `${strength}, ${sheet} (${sets.join(', ')}), ${4 * deals} games; equal would be 25.0 percent of the wins\n`,
);
for (const [one, list] of shares) {
  const { mean, error } = shareOf(list);
  process.stdout.write(`${one.padEnd(9)} ${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)}\n`);
}
