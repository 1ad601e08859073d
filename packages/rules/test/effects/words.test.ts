import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  cardText,
  deeds,
  effectList,
  foldTraits,
  KINDS,
  plays,
  powers,
  powersIn,
  traits,
  type CardDef,
  type Phrase,
} from '../../src/index.ts';
import { card } from './support.ts';

const folder = join(import.meta.dirname, '../../src/words/en');
const FTL = globSync('*.ftl', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const MESSAGES = new Set([...FTL.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));

/** Names defined by sets: races, classes, powers, and items named on cards. */
const NAMED_BY_SETS = /^\*\/(?:elf|dwarf|cleric|thief|wizard|warrior|(?:overlong-)?pike|power-.*)$/;

/** All ids in a phrase and its nested phrases. */
function ids(phrase: Phrase): string[] {
  const inner = Object.values(phrase.args ?? {}).flatMap((arg): readonly Phrase[] => {
    if (typeof arg !== 'object') return [];
    return isPhrase(arg) ? [arg] : arg;
  });
  return [phrase.id, ...inner.flatMap(ids)];
}

function isPhrase(arg: Phrase | readonly Phrase[]): arg is Phrase {
  return 'id' in arg;
}

function missing(phrases: readonly Phrase[]): string[] {
  return phrases.flatMap(ids).filter((id) => !MESSAGES.has(id) && !NAMED_BY_SETS.test(id));
}

/** What every effect module has. */
interface Described {
  readonly name: string;
  readonly schema: z.ZodType;
}

function examples(schema: z.ZodType): readonly unknown[] {
  const given = schema.meta()?.['examples'];
  return Array.isArray(given) ? given : [];
}

/** Returns an entry for each example of an effect. */
function entries({ name, schema }: Described): readonly unknown[] {
  return examples(schema).map((example) => ({ [name]: example }));
}

describe('every effect', () => {
  test.each([deeds, traits, plays, powers].flatMap((table) => Object.values<Described>(table)))(
    '$name has a description and valid examples',
    ({ schema }) => {
      expect(schema.description).toMatch(/\.$/);
      expect(examples(schema).length).toBeGreaterThan(0);
      for (const example of examples(schema)) expect(schema.safeParse(example).success).toBe(true);
    },
  );

  test.each(Object.values(deeds))('$name has words', (deed) => {
    const said = entries(deed).flatMap((entry) =>
      cardText(card({ id: 'x', kind: 'curse', strike: [entry] })),
    );
    expect(said).not.toEqual([]);
    expect(missing(said)).toEqual([]);
  });

  test.each(Object.values(plays))('$name has words', (play) => {
    const said = entries(play).flatMap((entry) => cardText(card({ id: 'x', kind: 'special', use: [entry] })));
    expect(said).not.toEqual([]);
    expect(missing(said)).toEqual([]);
  });

  test.each(Object.values(powers))('$name has words', (power) => {
    const said = entries(power).flatMap((entry) =>
      cardText(card({ id: 'x', kind: 'race', effects: [entry] })),
    );
    expect(said).not.toEqual([]);
    expect(missing(said)).toEqual([]);
  });

  test.each(Object.values(traits))('$name has words on a monster and on an item', (trait) => {
    for (const entry of entries(trait)) {
      for (const kind of ['monster', 'item'] as const) {
        const without = cardText(card({ id: 'x', kind, effects: [] })).length;
        const said = cardText(card({ id: 'x', kind, effects: [entry] }));
        expect(said).toHaveLength(without + 1);
        expect(missing(said)).toEqual([]);
      }
    }
  });
});

/** Deeds with every combination of these parameters. */
const VARIANTS: readonly unknown[] = [
  ...[
    'any',
    'headgear',
    'armor',
    'footgear',
    'hands',
    'one hand',
    'two hands',
    'none',
    'big',
    'small',
    'oneshot',
    'best',
    'gadget',
    'laser',
    'steed',
  ].flatMap((which) => [
    { 'lose-item': { which } },
    { 'lose-item': { which, count: 'all' } },
    { 'lose-item': { which, chooser: 'curser', else: ['die'] } },
  ]),
  ...['card', 'item'].flatMap((what) =>
    ['random', 'taker', 'giver'].flatMap((pick) =>
      ['left', 'right', 'lowest', 'highest', 'each-other', 'curser'].map((to) => ({
        'give-up': { what, pick, to },
      })),
    ),
  ),
  ...['race', 'class'].flatMap((which) => [
    { 'lose-trait': { which } },
    { 'lose-trait': { which, count: 'all', else: ['die'] } },
  ]),
  ...[2, { half: true }, { to: 3 }, { to: 'lowest' }].map((levels) => ({ 'lose-level': levels })),
  ...['all', 'others', 'neighbours'].flatMap((of) => [
    { each: { of, do: ['die'] } },
    {
      each: {
        of,
        who: { race: 'human', sex: 'female', minLevel: 2, maxLevel: 4, not: { sex: 'male' } },
        do: ['die'],
      },
    },
  ]),
  {
    roll: {
      cases: [
        { upTo: 1, do: ['die'] },
        { upTo: 6, do: [] },
      ],
    },
  },
  { if: { who: {}, do: ['die'], else: ['die'] } },
  { 'lose-hand': { count: 1, how: 'random' } },
  { 'lose-hand': { count: 'all' } },
  { draw: { deck: 'doors', count: 2, open: true } },
  ...['doors', 'treasures'].flatMap((deck) =>
    ['each-other', 'left', 'right', 'lowest'].map((to) => ({ gift: { deck, to } })),
  ),
  { duel: { with: 'curser', win: ['die'], lose: ['die'] } },
  ...[true, false].map((killed) => ({ 'lose-sidekick': { killed, else: ['die'] } })),
  { 'lose-steed': { else: ['die'] } },
];

const TRAIT_VARIANTS: readonly unknown[] = [
  ...[{}, { versus: 'undead' }].flatMap((versus) =>
    [{}, { who: { race: 'elf' } }].flatMap((who) =>
      [{}, { alone: true }].map((alone) => ({ 'bonus-if': { strength: 2, ...versus, ...who, ...alone } })),
    ),
  ),
  ...[{}, { who: { class: 'thief' } }].flatMap((who) =>
    [true, false].flatMap((alone) => [
      { 'treasures-if': { treasures: 1, alone, ...who } },
      { 'levels-if': { levels: 1, alone, ...who } },
    ]),
  ),
  ...['always', 'alone', 'single'].map((when) => ({ 'wins-ties': when })),
  ...['any', 'level', 'item', 'headgear', 'armor', 'footgear', 'race', 'class', 'sex', 'hand'].map(
    (ward) => ({ ward }),
  ),
  ...['headgear', 'armor', 'footgear', 'one hand', 'two hands', 'none'].map((slot) => ({
    room: { slot, more: 1 },
  })),
  { big: 2 },
  { gadgets: 2 },
  ...['gadget', 'laser', 'sidekick', 'steed', 'curse', 'enhancer', 'item'].flatMap((of) => [
    { 'bonus-each': { of, strength: 1 } },
    { 'bonus-each': { of, strength: 1, limit: 2 } },
  ]),
  { throw: { slots: ['one hand', 'two hands'], poles: ['pike'] } },
];

const PLAY_VARIANTS: readonly unknown[] = [
  { strength: { amount: 2 } },
  ...['fighters', 'monsters'].map((only) => ({ strength: { amount: 2, only } })),
  ...[{}, { maxLevel: 4 }].flatMap((level) =>
    [{}, { tag: 'undead' }].map((tag) => ({ 'remove-foe': { treasures: false, ...level, ...tag } })),
  ),
  ...['roll', 'flight'].map((until) => ({ 'flee-bonus': { amount: 1, until } })),
  ...['self', 'other', 'player'].map((on) => ({ afflict: { on, do: ['die'] } })),
];

describe('a card’s text', () => {
  test('has words for every form of an effect', () => {
    const texts = [
      ...VARIANTS.map((deed) => cardText(card({ id: 'x', kind: 'curse', strike: [deed] }))),
      ...(['item', 'sidekick', 'steed', 'curse', 'class', 'monster', 'place'] as const).flatMap((kind) =>
        TRAIT_VARIANTS.map((effect) => cardText(card({ id: 'x', kind, effects: [effect] }))),
      ),
      ...(['oneshot', 'special'] as const).flatMap((kind) =>
        PLAY_VARIANTS.map((play) => cardText(card({ id: 'x', kind, use: [play] }))),
      ),
    ];
    expect(missing(texts.flat())).toEqual([]);
  });

  test('has words for every kind of card and every mark', () => {
    const figures: Partial<CardDef> = {
      big: true,
      gadget: true,
      laser: true,
      steed: true,
      trap: true,
      lasting: true,
      levels: 2,
      treasures: 0,
      bonus: 2,
      makes: 'undead',
    };
    const people = {
      for: { race: 'elf' },
      notFor: { class: 'cleric' },
      tags: ['undead', 'beast', 'demon'],
    } as const;
    const texts = KINDS.flatMap((kind) =>
      (['self', 'other', 'player'] as const).flatMap((on) => {
        const deed = ['die'];
        return cardText(
          card({
            ...figures,
            ...people,
            id: 'x',
            kind,
            on,
            strike: deed,
            killed: deed,
            escaped: deed,
            badStuff: deed,
          }),
        );
      }),
    );
    expect(missing(texts)).toEqual([]);
  });

  test('lists static abilities and powers, in this order', () => {
    const effects = effectList.parse([{ charm: {} }, { flee: 1 }, 'helper-levels']);
    const text = cardText({
      ...card({ id: 'x', kind: 'race' }),
      traits: foldTraits(effects),
      powers: powersIn(effects),
    });
    expect(text.map(({ id }) => id)).toEqual(['sentences', 'can-charm']);
  });
});

describe('a list of effects', () => {
  test('reports what is wrong, and where', () => {
    const issues =
      effectList.safeParse([{ against: { who: { race: 3 } } }, 'no-such', { a: 1, b: 2 }]).error?.issues ??
      [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual([
      '0.against.who.race',
      '0.against.strength',
      '1',
      '2',
    ]);
  });
});
