/** Random valid packs compile, have complete texts, and can be played; `npm run soak:packs` tries thousands. */
import { deeds, effectsOf, plays, powers, traits } from '@kickdoor/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compiled, holesInTexts, keptAlike, playWith, settings } from '../scripts/random-packs/checks.ts';
import { packs } from '../scripts/random-packs/packs.ts';

const SEED = 19;

test('everything the schemas allow compiles, with complete texts in every language', () => {
  fc.assert(
    fc.property(packs(40), (draft) => {
      const made = compiled(draft);
      expect(made.every(keptAlike)).toBe(true);
      expect(holesInTexts(made, draft)).toEqual([]);
    }),
    { seed: SEED, numRuns: 24, endOnFailure: true },
  );
});

test('games with it break no invariant, alone and with built-in sets', () => {
  fc.assert(
    fc.property(packs(40), settings, (draft, setting) => {
      expect(playWith(compiled(draft), draft, setting, {})).toBeNull();
    }),
    { seed: SEED, numRuns: 24, endOnFailure: true },
  );
});

test('every effect occurs', () => {
  const kinds = { deed: deeds, trait: traits, play: plays, power: powers };
  const missing = new Set(
    Object.entries(kinds).flatMap(([kind, known]) => Object.keys(known).map((name) => `${kind} ${name}`)),
  );
  // The rarest, which only one kind of card has, is in one of some two hundred packs.
  for (let batch = 0; batch < 24 && missing.size > 0; batch += 1) {
    for (const draft of fc.sample(packs(40), { seed: SEED + batch, numRuns: 50 })) {
      const effects = compiled(draft).flatMap(({ cards }) => cards.flatMap(effectsOf));
      for (const effect of effects) missing.delete(effect);
    }
  }
  expect([...missing]).toEqual([]);
});
