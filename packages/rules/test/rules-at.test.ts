/** Which rules apply at a table. */
import { RULE_IDS, rulesAt, rulesOf, type RuleId } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';

const alone = { sheet: 'classic', sets: ['classic'] } as const;
const has = (rules: readonly RuleId[], ...wanted: readonly RuleId[]): boolean[] =>
  wanted.map((rule) => rules.includes(rule));

describe('the rules of a table', () => {
  test('are those of its sheet, in catalog order', () => {
    for (const sheet of ['space', 'west', 'winter'] as const) {
      expect(rulesAt({ sheet, sets: [sheet] })).toEqual(rulesOf(sheet));
    }
    const rules = rulesAt(alone);
    expect(rules).toEqual(RULE_IDS.filter((rule) => rules.includes(rule)));
    expect(rulesOf('classic').filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  test('are those of every kind of card in a mix', () => {
    const rules = rulesAt({ sheet: 'winter', sets: ['winter', 'space'] });
    expect(has(rules, 'lasers.combine', 'items.gadget', 'death.looting', 'mixing.currency')).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(has(rules, 'items.no-limit', 'steeds.one', 'mixing.undead', 'items.big')).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('follow the base sheet for its values', () => {
    expect(rulesAt({ sheet: 'winter', sets: ['winter', 'classic'] })).toContain('help.bribe-cards');
    expect(rulesAt({ sheet: 'classic', sets: ['classic', 'winter'] })).not.toContain('help.bribe-cards');
    expect(rulesAt({ sheet: 'early', sets: ['classic'] })).not.toContain('monsters.kin-join');
    expect(rulesAt({ sheet: 'early', sets: ['classic', 'west'] })).toContain('monsters.kin-join');
  });

  test('include an option if a sheet has it, or if it was chosen', () => {
    expect(rulesAt(alone)).not.toContain('fast.claim-discard');
    expect(rulesAt({ ...alone, options: { fast: true } })).toContain('fast.claim-discard');
    expect(rulesAt({ sheet: 'west', sets: ['west'] })).toContain('fast.claim-discard');
  });

  test('include no rules about mixes if there is a single set', () => {
    expect(rulesAt(alone).filter((rule) => rule.startsWith('mixing.'))).toEqual([]);
  });
});
