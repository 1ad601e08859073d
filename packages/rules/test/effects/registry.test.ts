/** Effects as values: read once, typed by their names, frozen, and composed from modules. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  DEEDS,
  EFFECTS,
  PLAYS,
  POWERS,
  TRAITS,
  asWritten,
  buildCardPool,
  cardText,
  deedList,
  foldTraits,
  storedDeed,
  type Deed,
  type DeedParams,
  type Traits,
} from '../../src/index.ts';
import { composeEffects } from '../../src/effects/compose.ts';
import { traitsIn } from '../../src/kernel/registry.ts';
import { patience } from './fixtures/patience.ts';
import { card, monster } from './support.ts';

const PATIENT = composeEffects({
  deeds: DEEDS,
  traits: [...TRAITS, patience],
  plays: PLAYS,
  powers: POWERS,
});

describe('a deed', () => {
  test('is read completely: defaults are filled in, and nested deeds are read', () => {
    expect(deedList.parse([{ 'lose-item': { else: ['die'] } }])).toEqual([
      {
        deed: 'lose-item',
        with: { which: 'any', count: 1, chooser: 'victim', else: [{ deed: 'die', with: {} }] },
      },
    ]);
  });

  test('is typed by its name, so that a field it doesn’t have doesn’t compile', () => {
    expectTypeOf<DeedParams<'lose-hand'>>().toHaveProperty('count');
    expectTypeOf<DeedParams<'lose-hand'>>().not.toHaveProperty('gold');
    expectTypeOf<DeedParams<'each'>['do']>().toEqualTypeOf<Deed[]>();
    expectTypeOf<Traits['flee']>().toEqualTypeOf<number>();
  });

  test('is deeply frozen', () => {
    const [deed] = deedList.parse([{ if: { who: { race: 'elf' }, do: [{ 'lose-level': 1 }] } }]);
    const parts = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
    expect(parts(deed).length).toBeGreaterThan(4);
    expect(parts(deed).filter((part) => !Object.isFrozen(part))).toEqual([]);
  });

  test('is read back from the JSON of a state', () => {
    const deeds = deedList.parse([
      { roll: { cases: [{ upTo: 6, do: [{ each: { of: 'all', do: ['die'] } }] }] } },
      { 'lose-level': { to: 'lowest' } },
    ]);
    const stored: unknown = JSON.parse(JSON.stringify(deeds));
    expect(deedList.parse(asWritten(stored))).toEqual(deeds);
    for (const deed of deeds) expect(storedDeed.parse(JSON.parse(JSON.stringify(deed)))).toEqual(deed);
  });

  test.each([
    { deed: 'no-such', with: {} },
    { deed: 'lose-level', with: 'much' },
    { deed: 'lose-level' },
    { 'lose-level': 1 },
    { deed: 'each', with: { of: 'all', do: [{ deed: 'no-such', with: {} }] } },
  ])('is not read back from %o', (json) => {
    expect(storedDeed.safeParse(json).success).toBe(false);
  });
});

describe('all effects', () => {
  test('are one deeply frozen value', () => {
    const tables = [EFFECTS.deeds, EFFECTS.traits, EFFECTS.plays, EFFECTS.powers];
    const parts = [EFFECTS, ...tables, ...tables.flatMap((table) => Object.values<object>(table))];
    expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([]);
  });

  test('have no name twice', () => {
    const twice = { deeds: DEEDS, traits: TRAITS, plays: [...PLAYS, ...PLAYS], powers: POWERS };
    expect(() => composeEffects(twice)).toThrow('two effects are called strength');
  });

  test('fill no field twice', () => {
    const again = { ...patience, name: 'more-patience' };
    const traits = [...TRAITS, patience, again];
    expect(() => composeEffects({ deeds: DEEDS, traits, plays: PLAYS, powers: POWERS })).toThrow(
      'two traits fill one field',
    );
  });
});

describe('an added trait', () => {
  const effects = PATIENT.effectList.parse([{ patience: 2 }, { flee: 1 }, { patience: 3 }]);
  const traits = foldTraits(effects, PATIENT);
  const heron = { ...card({ id: 'heron', kind: 'race' }), traits };

  test('is known to the pack reader, unlike unknown traits', () => {
    expect(effects.map((effect) => ('trait' in effect ? effect.trait : ''))).toEqual([
      'patience',
      'flee',
      'patience',
    ]);
    expect(EFFECTS.effectList.safeParse([{ patience: 2 }]).success).toBe(false);
    expect(PATIENT.effectList.safeParse([{ patience: 'much' }]).success).toBe(false);
  });

  test('folds into its own field, which every card has', () => {
    expect(traits).toMatchObject({ patience: 5, flee: 1 });
    expect(foldTraits([], PATIENT)).toMatchObject({ patience: 0, flee: 0 });
  });

  test('has its own text, after the existing traits', () => {
    expect(traitsIn(PATIENT, heron).map(({ module, params }) => [module.name, params])).toEqual([
      ['flee', [1]],
      ['patience', [5]],
    ]);
    const [text] = cardText(heron, PATIENT);
    expect(text?.args).toMatchObject({ first: { id: 'trait-flee' }, rest: { args: { count: 5 } } });
  });

  test('is in the pool of a table that has it', () => {
    const pool = buildCardPool([{ id: 'birds', cards: [heron, monster('fox', 1)] }], PATIENT);
    expect(pool.effects.traits['patience']?.field).toBe('patience');
    expect(pool.cards.find(({ id }) => id === 'heron')?.traits).toMatchObject({ patience: 5 });
  });
});
