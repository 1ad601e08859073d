import type { Phrase } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../src/message-ids.ts';
import { createWords, type Words } from '../src/words.ts';

const noun = (id: string): Phrase => ({ id });

function words(language: string, ...sources: Parameters<typeof createWords>[1]): [Words, string[]] {
  const problems: string[] = [];
  return [
    createWords(language, sources, { plain: true, onProblem: (problem) => problems.push(problem) }),
    problems,
  ];
}

describe('formatting phrases', () => {
  const core = `
lose-level = Lose { $count ->
    [one] a Level
   *[other] { $count } Levels
}.
sentences = { $first } { $rest }
strength = { SIGNED($amount) } against { FORM($who, number: "plural") }.
pick = Lose { LIST($items, type: "or") }.
all = Lose { $items }.
change-sex = You change sex.
plain-number = { $n }
capital = { CAPITAL($what) } here. { CAPITAL(FORM($what, number: "plural")) } there.
`;
  const set = {
    set: 'classic',
    ftl: 'hat = hat\n    .plural = hats\nelf = Elf\n    .plural = Elves\nchange-sex = Change Sex\n    .flavour = Well.',
  };
  const [en, problems] = words('en', core, set);

  test('fills in numbers and selects by them', () => {
    expect(en.say({ id: 'lose-level', args: { count: 1 } })).toBe('Lose a Level.');
    expect(en.say('lose-level', { count: 2 })).toBe('Lose 2 Levels.');
  });

  test('formats nested phrases', () => {
    const two = { id: 'lose-level', args: { count: 2 } };
    const first = { id: 'strength', args: { amount: 4, who: noun('elf') } };
    expect(en.say({ id: 'sentences', args: { first, rest: two } })).toBe('+4 against Elves. Lose 2 Levels.');
  });

  test('writes negative numbers with a minus sign', () => {
    expect(en.say('strength', { amount: -5, who: noun('elf') })).toBe('−5 against Elves.');
    expect(en.say('plain-number', { n: -1 })).toBe('−1');
    expect(en.say('plain-number', { n: -1000 })).toBe('−1,000');
    expect(en.say('strength', { amount: 0, who: noun('elf') })).toBe('0 against Elves.');
    expect(en.say('strength', { amount: 1000, who: noun('elf') })).toBe('+1,000 against Elves.');
  });

  test('writes large numbers in groups, and small ones as they are', () => {
    expect(en.say('plain-number', { n: 999 })).toBe('999');
    expect(en.say('plain-number', { n: 1000 })).toBe('1,000');
    expect(en.say('plain-number', { n: 0.5 })).toBe('0.5');
  });

  test('capitalizes sentences', () => {
    expect(en.say('capital', { what: noun('hat') })).toBe('Hat here. Hats there.');
  });

  test('formats lists with and or or', () => {
    const items = [noun('elf'), noun('classic/change-sex'), noun('elf')];
    expect(en.say('pick', { items })).toBe('Lose Elf, Change Sex or Elf.');
    expect(en.say('all', { items })).toBe('Lose Elf, Change Sex and Elf.');
  });

  test('keeps card names apart from the engine’s words', () => {
    expect(en.say('change-sex')).toBe('You change sex.');
    expect(en.say(nameOf({ set: 'classic', id: 'change-sex' }))).toBe('Change Sex');
    expect(en.attribute('classic/change-sex', 'flavour')).toBe('Well.');
    expect(en.attribute('classic/elf', 'flavour')).toBeNull();
    expect([en.has('elf'), en.has('classic/elf'), en.has('space/elf'), en.has('orc')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('searches the sets in order', () => {
    const [mixed] = words(
      'en',
      { set: 'winter', ftl: 'troll = Ice Troll' },
      { set: 'classic', ftl: 'troll = Troll' },
    );
    expect([mixed.say('troll'), mixed.say('classic/troll')]).toEqual(['Ice Troll', 'Troll']);
  });

  test('reported no problems so far', () => expect(problems).toEqual([]));
});

describe('a missing message', () => {
  test('shows in the text and is reported', () => {
    const [en, problems] = words('en', 'hit = { $who } is hit by { $what }.');
    expect(en.say('nothing')).toBe('{nothing}');
    expect(en.say('hit', { who: noun('orc') })).toBe('{orc} is hit by {$what}.');
    expect(problems).toEqual([
      'there is no message nothing in en',
      'there is no message orc in en',
      'hit in en: Unknown variable: $what',
    ]);
  });

  test('a duplicate message is reported', () => {
    expect(words('en', 'a = A', 'a = B')[1]).toHaveLength(1);
  });

  test('a phrase that contains itself terminates', () => {
    const args: Record<string, Phrase> = {};
    const endless: Phrase = { id: 'wrap', args };
    args['inner'] = endless;
    const [en, problems] = words('en', 'wrap = ({ $inner })');
    expect(en.say(endless)).toContain('{wrap}');
    expect(problems).toEqual(['the phrase wrap is nested too deeply']);
  });

  test('a noun of nouns of nouns is formatted quickly, however often each form asks for the others', () => {
    // Without its cache, this would take 3^40 steps.
    const [en, problems] = words(
      'en',
      `
both = { $first } and { $second }
    .gender = { GENDER($second) }
    .plural = { FORM($first, number: "plural") } and { GENDER($second) ->
        [masculine] { FORM($second, number: "plural") }
       *[other] { FORM($second, case: "plural") }
    }
orc = Orc
    .plural = Orcs
    .gender = masculine`,
    );
    const chain = (length: number): Phrase =>
      length === 0 ? noun('orc') : { id: 'both', args: { first: noun('orc'), second: chain(length - 1) } };
    expect(en.say({ id: 'both', args: { first: noun('orc'), second: chain(40) } })).toMatch(
      /^(?:Orc and ){41}Orc$/u,
    );
    expect(problems).toEqual([]);
  });
});

describe('Russian', () => {
  const [ru, problems] = words(
    'ru',
    `
lose-item = Потеряйте { FORM($item, case: "acc") }.
without = без { FORM($item, case: "gen", number: "plural") }
struck = { GENDER($card) ->
    [masculine] { $card } ударил
    [feminine] { $card } ударила
   *[other] { $card } ударило
} { FORM($whom, case: "dat") }.
levels = { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
   *[many] { $count } уровней
}
either = { LIST($items, type: "or", case: "ins") }
`,
    {
      set: 'classic',
      ftl: `
chicken = Курица
    .gender = feminine
    .gen = Курицы
    .gen-plural = Куриц
    .dat = Курице
    .acc = Курицу
    .ins = Курицей
    .pre = Курице
troll = Тролль
    .gender = masculine
    .gen = Тролля
    .dat = Троллю
    .acc = Тролля
    .ins = Троллем
    .pre = Тролле
    .plural = Тролли
`,
    },
  );

  test('declines nouns', () => {
    expect(ru.say('lose-item', { item: noun('chicken') })).toBe('Потеряйте Курицу.');
    expect(ru.say('either', { items: [noun('chicken'), noun('troll')] })).toBe('Курицей или Троллем');
  });

  test('agrees with their genders', () => {
    expect(ru.say('struck', { card: noun('chicken'), whom: noun('troll') })).toBe('Курица ударила Троллю.');
    expect(ru.say('struck', { card: noun('troll'), whom: noun('chicken') })).toBe('Тролль ударил Курице.');
  });

  test('uses the closest form that a noun has', () => {
    expect(ru.say('without', { item: noun('chicken') })).toBe('без Куриц');
    expect(ru.say('without', { item: noun('troll') })).toBe('без Тролли');
  });

  test('selects one, few and many', () => {
    expect([1, 3, 5, 21].map((count) => ru.say('levels', { count }))).toEqual([
      '1 уровень',
      '3 уровня',
      '5 уровней',
      '21 уровень',
    ]);
  });

  test('reported no problems', () => expect(problems).toEqual([]));
});

describe('German', () => {
  const [de, problems] = words(
    'de',
    `
discard = Wirf { GENDER($card) ->
    [masculine] deinen
    [feminine] deine
   *[neuter] dein
} { FORM($card, case: "acc") } ab.
with = mit { GENDER($card) ->
    [feminine] einer
   *[other] einem
} { FORM($card, case: "dat") }
`,
    {
      set: 'classic',
      ftl: `
hero = Held
    .gender = masculine
    .acc = Helden
    .dat = Helden
sword = Schwert
    .gender = neuter
saw = Säge
    .gender = feminine
`,
    },
  );

  test('selects articles by gender and nouns by case', () => {
    expect(['hero', 'saw', 'sword'].map((id) => de.say('discard', { card: noun(id) }))).toEqual([
      'Wirf deinen Helden ab.',
      'Wirf deine Säge ab.',
      'Wirf dein Schwert ab.',
    ]);
    expect(de.say('with', { card: noun('saw') })).toBe('mit einer Säge');
    expect(de.say('with', { card: noun('hero') })).toBe('mit einem Helden');
  });

  test('reported no problems', () => expect(problems).toEqual([]));
});
