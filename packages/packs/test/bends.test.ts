/** The rules that cards declare to override. */
import { overrides, RULE_IDS, type RuleId } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { loadSet, setIds } from '../src/node.ts';

const SETS = new Map(setIds().map((set) => [set, loadSet(set)]));

function bentBy(set: string, id: string): readonly RuleId[] {
  const card = SETS.get(set)?.cards.find((each) => each.id === id);
  if (card === undefined) throw new Error(`no card ${id} in ${set}`);
  return overrides(card);
}

describe('a card overrides', () => {
  test('what its static abilities change', () => {
    expect(bentBy('classic', 'dwarf')).toEqual(['cards.hand-limit', 'items.big']);
    expect(bentBy('classic', 'elf')).toEqual(['help.levels', 'flee.roll']);
    expect(bentBy('classic', 'warrior')).toEqual(['combat.win']);
    expect(bentBy('space', 'feline')).toContain('turn.loot');
  });

  test('what its powers change', () => {
    expect(bentBy('classic', 'halfling')).toEqual(['flee.roll', 'selling.levels']);
    expect(bentBy('west', 'cowboy')).toContain('precedence.last-level');
  });

  test('what its nested instructions change', () => {
    expect(bentBy('classic', 'divine-intervention')).toEqual(['precedence.last-level']);
  });

  test('what its kind exists for', () => {
    expect(bentBy('classic', 'half-breed')).toEqual(['traits.one-each']);
    expect(bentBy('west', 'super-munchkin')).toEqual(['traits.one-each']);
    expect(bentBy('winter', 'cheat')).toEqual(['items.slots']);
  });

  test('nothing, if it does what its kind does', () => {
    expect(bentBy('classic', 'net-troll')).toEqual([]);
    expect(bentBy('classic', 'go-up-a-level')).toEqual([]);
  });
});

test('cards of every set override rules, each rule listed once', () => {
  for (const { cards } of SETS.values()) {
    const all = cards.map(overrides);
    expect(all.some((rules) => rules.length > 0)).toBe(true);
    for (const rules of all) expect(rules).toEqual(RULE_IDS.filter((rule) => rules.includes(rule)));
  }
});
