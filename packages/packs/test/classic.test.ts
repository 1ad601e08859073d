/** The classic set: complete, valid, and with the expected numbers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asWritten, cardText, type CardDef, type Power } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { nameOf } from '@kickdoor/words';
import { loadPack, loadSet, setsFolder, wordsFor } from '../src/node.ts';
import { told } from './support.ts';

const Fields = z.record(z.string(), z.unknown());
const Group = z.record(z.string(), Fields);
const Figures = z.object({
  counts: z.record(z.string(), z.number()),
  kinds: z.record(z.string(), z.number()),
  monsters: Group,
  enhancers: Group,
  items: Group,
  oneshots: Group,
  curses: Group,
  events: Group,
  specials: Group,
  characters: Group,
  others: Group,
  names: z.record(z.string(), z.string()),
});

const fixture = readFileSync(join(import.meta.dirname, 'fixtures', 'classic-figures.yaml'), 'utf8');
const { counts, kinds, names, ...groups } = Figures.parse(parse(fixture));
const set = loadSet('classic');
const copies = set.cards.flatMap((one) => Array.from({ length: one.copies }, () => one));

function card(id: string): CardDef {
  const found = set.cards.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
}

/**
 * A card's fields in the notation of the expected numbers: static abilities among its fields, effects as in a pack,
 * powers by name.
 */
function fieldsOf(it: CardDef): Record<string, unknown> {
  const { traits, powers, ...fields } = it;
  const written = Object.entries(fields).map(([key, value]): [string, unknown] => {
    const said = asWritten(value);
    return [key, Array.isArray(said) ? said.map(bare) : said];
  });
  const own: Record<string, unknown> = Object.fromEntries(written);
  return {
    ...traits,
    traits,
    ...own,
    powers: Object.fromEntries(powers.map(powerFields)),
  };
}

function powerFields({ name, with: params }: Power): [string, Record<string, unknown>] {
  const { name: _, ...rest } = Fields.parse(params);
  return [name, rest];
}

/** An effect without parameters is written as its bare name. */
function bare(effect: unknown): unknown {
  if (typeof effect !== 'object' || effect === null) return effect;
  const fields: readonly (readonly [string, unknown])[] = Object.entries(effect);
  const [[name, params] = ['', 0], ...more] = fields;
  const empty = typeof params === 'object' && params !== null && Object.keys(params).length === 0;
  return empty && more.length === 0 ? name : effect;
}

describe('the whole', () => {
  test('has no problems', () => {
    const { problems } = loadPack(join(setsFolder(), 'classic'));
    expect(problems.map(told)).toEqual([]);
  });

  test('has the right number of cards', () => {
    const inDeck = (deck: string) => copies.filter((one) => one.deck === deck).length;
    expect({ cards: copies.length, doors: inDeck('doors'), treasures: inDeck('treasures') }).toEqual(counts);
    for (const [kind, count] of Object.entries(kinds)) {
      expect(
        copies.filter((one) => one.kind === kind),
        kind,
      ).toHaveLength(count);
    }
  });
});

describe('expected numbers', () => {
  const fixed = Object.values(groups).flatMap((group) => Object.entries(group));
  test.each(fixed)('%s', (id, figures) => {
    expect(fieldsOf(card(id))).toMatchObject(figures);
  });
});

describe('words', () => {
  const problems: string[] = [];
  const words = wordsFor('en', [set], { onProblem: (problem) => problems.push(problem) });

  test.each(Object.entries(names))('%s is called %s', (id, name) => {
    expect(words.say(nameOf(card(id)))).toBe(name);
  });

  test('no two cards have the same name', () => {
    const all = set.cards.map((one) => words.say(nameOf(one)));
    expect(new Set(all).size).toBe(all.length);
  });

  test('every card has a complete text, and flavor text', () => {
    for (const one of set.cards) {
      for (const sentence of cardText(one)) expect(words.say(sentence), one.id).not.toMatch(/[{}]/u);
      expect(words.attribute(nameOf(one), 'flavour'), one.id).toMatch(/\S/u);
    }
    expect(problems).toEqual([]);
  });
});
