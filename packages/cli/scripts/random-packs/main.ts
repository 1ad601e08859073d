/**
 * Compiles random valid packs, reads them in all languages and plays games with them: `npm run soak:packs -- --packs
 * 2000 --seed 1`. A failing pack is reduced to the smallest that still fails, and printed with its files.
 */
import { deeds, plays, powers } from '@kickdoor/rules';
import fc from 'fast-check';
import type { Counts } from '../../src/soak/coverage.ts';
import { compiled, holesInTexts, keptAlike, playWith, settings, type Setting } from './checks.ts';
import { packs, type Draft } from './packs.ts';
import { optionsOf, wholeNumber } from '../../../../scripts/options.ts';

const values = optionsOf({
  packs: { type: 'string', default: '1000' },
  cards: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  minutes: { type: 'string', default: '60' },
});

const counts: Counts = {};
let played = 0;

/** What is wrong with a pack, if anything. */
function wrongWith(draft: Draft, setting: Setting): string | null {
  try {
    const made = compiled(draft);
    if (!made.every(keptAlike)) return 'it is another pack after it was kept';
    return holesInTexts(made, draft)[0] ?? playWith(made, draft, setting, counts);
  } catch (error) {
    return String(error);
  }
}

/** The failing packs, each smaller than the one before, as fast-check shrinks them. */
const failing: { draft: Draft; setting: Setting; wrong: string }[] = [];

function isSound(draft: Draft, setting: Setting): boolean {
  const wrong = wrongWith(draft, setting);
  if (wrong !== null) failing.push({ draft, setting, wrong });
  // Packs tried while shrinking don't count.
  if (failing.length > 0) return wrong === null;
  played += 1;
  if (played % 50 === 0) process.stdout.write(`${played} packs\n`);
  return wrong === null;
}

fc.check(fc.property(packs(wholeNumber('cards', values.cards)), settings, isSound), {
  seed: wholeNumber('seed', values.seed, -(2 ** 31), 2 ** 31 - 1),
  numRuns: wholeNumber('packs', values.packs, 1, 10_000_000),
  plugins: [fc.interruptAfterTimeLimit(wholeNumber('minutes', values.minutes) * 60_000)],
});

const names = [
  ...Object.keys(deeds).map((name) => `deed ${name}`),
  ...Object.keys(plays).map((name) => `play ${name}`),
  ...Object.keys(powers).map((name) => `power ${name}`),
];
const never = names.filter((name) => counts[name] === undefined);
process.stdout.write(
  `${played} packs, ${names.length - never.length} of ${names.length} effects carried out`,
);
process.stdout.write(never.length === 0 ? '\n' : `, never: ${never.join(', ')}\n`);
const smallest = failing.at(-1);
if (smallest !== undefined) {
  const { draft, setting, wrong } = smallest;
  const lines = [...draft.cards, { words: draft.words, apart: draft.apart }, setting].map((one) =>
    JSON.stringify(one),
  );
  process.stdout.write(`${lines.join('\n')}\n${wrong}\n`);
  process.exitCode = 1;
}
