/** A card's effect is worded for whoever it affects: you, that player, or each of several. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deedList, deedPhrase, deeds, phrasesOf, type Phrase, type RuleMessages } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import {
  LANGUAGES,
  createWords,
  definitionOf,
  wordsOfPack,
  type Language,
  type Words,
} from '@kickdoor/words';
import { loadSet } from '../src/node.ts';
import { leftovers } from '@kickdoor/words/leftovers';

const phrase = phrasesOf<RuleMessages>();
const root = join(import.meta.dirname, '..', '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

function wordsIn(language: Language, onProblem: (problem: string) => void): Words {
  const files = globSync(`{rules,packs}/src/**/words/${language}/*.ftl`, { cwd: root }).toSorted();
  return createWords(
    language,
    [...files.map(text), ...wordsOfPack('classic', loadSet('classic').words, language)],
    {
      plain: true,
      onProblem,
    },
  );
}

/** Every deed in each form that its examples show, plus forms that they leave out. */
const SIMPLE: readonly Phrase[] = Object.values(deeds).flatMap(({ name, schema }) => {
  const examples: unknown = schema.meta()?.['examples'];
  const written: unknown[] = Array.isArray(examples) ? examples : [];
  return deedList.parse(written.map((one) => ({ [name]: one }))).map((deed) => deedPhrase(deed));
});

const OTHERS = [
  'other-left',
  'other-right',
  'other-lowest',
  'other-highest',
  'other-each-other',
  'other-curser',
] as const;
/** Those that can apply to several players at once. */
const TIED = ['other-lowest', 'other-highest'] as const;
const GIVEN = ['card', 'item'] as const;
const PICKED = ['random', 'taker', 'giver'] as const;
const AGAINST = ['other-left', 'other-right', 'other-highest', 'other-curser'] as const;

/** Forms that the examples leave out: who gets something, and everything that can be lost. */
const MORE: readonly Phrase[] = [
  ...OTHERS.flatMap((other) =>
    GIVEN.flatMap((what) =>
      PICKED.flatMap((pick) =>
        [1, 2].map((count) => phrase(`deed-give-up-${what}-${pick}`, { count, to: phrase(other) })),
      ),
    ),
  ),
  ...OTHERS.map((other) => phrase('deed-gift-doors', { count: 2, to: phrase(other) })),
  ...OTHERS.map((other) => phrase('deed-gift-treasures', { count: 1, to: phrase(other) })),
  ...AGAINST.map((other) => phrase('deed-duel', { with: phrase(other) })),
  phrase('deed-lose-level-half'),
  phrase('deed-lose-level-to', { level: 3 }),
  phrase('deed-lose-level-to-lowest'),
  phrase('deed-gain-level-last', { count: 1 }),
  phrase('deed-lose-race-all'),
  phrase('deed-lose-class-all'),
  phrase('deed-lose-hand-all'),
  phrase('deed-lose-hand-random', { count: 2 }),
  phrase('deed-lose-sidekick-killed'),
  phrase('deed-draw-doors', { count: 2, how: 'open' }),
  ...(['big', 'hands', 'none', 'oneshot', 'gadget', 'laser', 'steed'] as const).flatMap((kind) => [
    phrase('deed-lose-items', { what: phrase(`items-${kind}`, { count: 1 }) }),
    phrase('deed-lose-items-choice', { what: phrase(`items-${kind}`, { count: 2 }) }),
    phrase('deed-lose-items-curser', { what: phrase(`items-${kind}-all`) }),
  ]),
  phrase('deed-lose-items', { what: phrase('items-best') }),
  phrase('deed-lose-items', { what: phrase('items-headgear') }),
];

const DEEDS = [...SIMPLE, ...MORE];
const GAIN = phrase('deed-gain-level', { count: 2 });
const CONDITIONS: readonly Phrase[] = [
  { id: 'elf' },
  phrase('sex-female'),
  phrase('who-max-level', { level: 3 }),
  phrase('who-not', { who: { id: 'cleric' } }),
  phrase('who-both', { first: { id: 'elf' }, second: phrase('sex-male') }),
];

/** Sentences that contain a deed: sequences, conditions, die rolls, duels, alternatives, what all others do. */
const AROUND: readonly ((deed: Phrase) => Phrase)[] = [
  asItIs,
  (deed) => phrase('sentences', { first: deed, rest: GAIN }),
  (deed) => phrase('sentences', { first: GAIN, rest: deed }),
  (deed) => phrase('deed-or-else', { deed, else: GAIN }),
  (deed) => phrase('deed-or-else', { deed: GAIN, else: deed }),
  (deed) => phrase('deed-roll', { cases: roll(deed) }),
  (deed) => phrase('deed-either', { options: options(deed) }),
  (deed) => phrase('sentences', { first: DUEL, rest: phrase('deed-duel-win', { deeds: deed }) }),
  (deed) => phrase('sentences', { first: DUEL, rest: phrase('deed-duel-lose', { deeds: deed }) }),
  ...CONDITIONS.flatMap((who): readonly ((deed: Phrase) => Phrase)[] => [
    (deed) => phrase('deed-if-who', { who, deeds: deed }),
    (deed) => phrase('deed-if-who-else', { who, deeds: deed, else: GAIN }),
    (deed) => phrase('deed-if-who-else', { who, deeds: GAIN, else: deed }),
  ]),
];

const DUEL = phrase('deed-duel', { with: phrase('other-left') });

function asItIs(deed: Phrase): Phrase {
  return deed;
}

function roll(deed: Phrase): Phrase {
  const low = phrase('deed-roll-results', { from: 1, to: 3 });
  const high = phrase('deed-roll-results', { from: 4, to: 6 });
  return phrase('sentences', {
    first: phrase('deed-roll-case', { results: low, deeds: phrase('deed-roll-nothing') }),
    rest: phrase('deed-roll-case', { results: high, deeds: deed }),
  });
}

function options(deed: Phrase): Phrase {
  return phrase('sentences', {
    first: phrase('deed-either-option', { number: 1, deeds: GAIN }),
    rest: phrase('deed-either-option', { number: 2, deeds: deed }),
  });
}

/** Whom a sentence is about: the player a card is played on, or everybody, others or neighbors. */
const OF_ONE: readonly ((said: Phrase) => Phrase)[] = [
  (said) => phrase('play-afflict-player', { deeds: said }),
  (said) => phrase('play-afflict-other', { deeds: said }),
  (said) => phrase('card-special-player', { deeds: said }),
  (said) => phrase('card-special-other', { deeds: said }),
];
const OF_EACH: readonly ((said: Phrase) => Phrase)[] = [
  (said) => phrase('deed-each-of-all', { deeds: said }),
  (said) => phrase('deed-each-of-others', { deeds: said }),
  (said) => phrase('deed-each-of-all-who', { who: phrase('sex-female'), deeds: said }),
  (said) => phrase('deed-each-of-others-who', { who: { id: 'elf' }, deeds: said }),
];

/** The text after a card's first sentence, which is an order to its player. */
function afterTheFirst(said: string): string {
  return said.slice(said.indexOf('. '));
}

/** The first word of an item in a sequence, a list of cases and so on; it is never an order. */
function firstWord(said: string): string {
  return said.match(/^\p{L}+/u)?.[0] ?? '';
}

/** The words by which deeds give orders: those they start with that none of their third-person forms contains. */
function ordersIn(words: Words): ReadonlySet<string> {
  const others = OTHERS.map((other) => words.say(other));
  const forms = [...others, ...DEEDS.map(({ id }) => words.attribute(id, 'each') ?? '')];
  const about = new Set(forms.flatMap((form) => form.toLowerCase().match(/\p{L}+/gu) ?? []));
  const begin = DEEDS.map((deed) => firstWord(words.say(deed)).toLowerCase());
  return new Set(begin.filter((word) => !about.has(word)));
}

describe.each(LANGUAGES)('in %s', (language) => {
  const problems: string[] = [];
  const words = wordsIn(language, (problem) => problems.push(problem));
  // Bare forms without variables are fine here.
  const bare = wordsIn(language, () => undefined);
  const { you, ordersAreStatements = false } = definitionOf(language);
  const orders = ordersAreStatements ? new Set<string>() : ordersIn(bare);
  const made = AROUND.flatMap((around) => DEEDS.map(around));

  function strange(said: string): readonly string[] {
    const ordered = said.match(/\p{L}+/gu)?.filter((word) => orders.has(word.toLowerCase())) ?? [];
    return [...leftovers(language, said), ...ordered, ...(said.match(you) ?? [])];
  }

  /** Ungrammatical sentences, with the mistake; a card played on a player starts with an order. */
  function wrong(phrases: readonly Phrase[], within: (said: string) => string = String): readonly string[] {
    return phrases
      .map((one) => words.say(one))
      .filter((said) => strange(within(said)).length > 0)
      .map((said) => `${strange(within(said)).join(', ')}: ${said}`);
  }

  test.skipIf(ordersAreStatements)('every deed has an imperative', () => {
    expect(DEEDS.length).toBeGreaterThan(120);
    expect(orders.size).toBeGreaterThan(5);
    expect(strange(words.say(GAIN))).not.toEqual([]);
  });

  test('is addressed to you', () => {
    expect(made.flatMap((one) => leftovers(language, words.say(one)))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('is worded for that player', () => {
    for (const of of OF_ONE) {
      expect(wrong(made.map(of), afterTheFirst)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  test('is worded for each of them', () => {
    for (const of of OF_EACH) expect(wrong(made.map(of))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('says who chooses between two players with the same Level', () => {
    const gained = TIED.map((other) => phrase('deed-gift-doors', { count: 1, to: phrase(other) }));
    const duels = TIED.map((other) => phrase('deed-duel', { with: phrase(other) }));
    const given = TIED.flatMap((other) =>
      GIVEN.flatMap((what) =>
        PICKED.map((pick) => phrase(`deed-give-up-${what}-${pick}`, { count: 1, to: phrase(other) })),
      ),
    );
    const shared = [...gained, ...duels, ...given];
    for (const of of [asItIs, ...OF_ONE, ...OF_EACH]) {
      const said = shared.map((one) => words.say(of(one)));
      expect(said.filter((one) => !/\(\p{L}[^)]+\p{L}\)/u.test(one))).toEqual([]);
    }
  });

  test('is worded for a third person with its own form', () => {
    const ids = new Set(DEEDS.map(({ id }) => id));
    expect([...ids].filter((id) => bare.attribute(id, 'each') === null)).toEqual([]);
  });
});

test.each([
  [
    'en',
    'Play this on any player at any time. That player, if at Level 3 or lower, loses a Level. Otherwise, that player gains 2 Levels.',
  ],
  [
    'ru',
    'Сыграй на любого игрока в любой момент. Он не выше 3-го уровня? Теряет уровень. Иначе получает 2 уровня.',
  ],
  [
    'de',
    'Spiele diese Karte jederzeit auf einen beliebigen Spieler. Ist seine Stufe höchstens 3, verliert er eine Stufe. Sonst steigt er 2 Stufen auf.',
  ],
  [
    'es',
    'Juégala sobre cualquier jugador en cualquier momento. Ese jugador, si tiene nivel 3 o menos, pierde un nivel. Si no, ese jugador gana 2 niveles.',
  ],
] as const)('reads well in %s', (language, expected) => {
  const words = wordsIn(language, () => undefined);
  const told = phrase('deed-if-who-else', {
    who: phrase('who-max-level', { level: 3 }),
    deeds: phrase('deed-lose-level', { count: 1 }),
    else: GAIN,
  });
  expect(words.say(phrase('card-special-player', { deeds: told }))).toBe(expected);
});
