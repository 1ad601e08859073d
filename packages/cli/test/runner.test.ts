/** The scenario runner: what it rejects, what it reports, and what its notation means. */
import { LANGUAGES } from '@kickdoor/words';
import { leftovers, wordsOfFiles } from '@kickdoor/words/leftovers';
import { EVENT_NAMES } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { libraryOf } from '../src/scenario/library.ts';
import { runScenario } from '../src/scenario/run.ts';
import { cliWords } from '../src/words/words.ts';

const library = libraryOf();

/** What is wrong with a scenario, in English; checks that the other languages contain no English. */
function problem(text: string): string | null {
  const { problem: said } = runScenario(library, text, 'x.yaml');
  if (said === null) return null;
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const known = wordsOfFiles(said, text, FORMAT);
    expect(leftovers(language, cliWords(language, { plain: true }).say(said), known)).toEqual([]);
  }
  return cliWords('en', { plain: true }).say(said);
}

/** Words of the scenario format, which appear untranslated. */
const WORDS = 'x.yaml YAML none true false fighters monsters pass refuse may view of use strike';
const FORMAT = [WORDS, ...EVENT_NAMES].join(' ');

const THREE = 'players: { Aric: {}, Suzan: {}, Marc: {} }';

/** A scenario with three players and these lines added. */
function scenario(...lines: readonly string[]): string {
  return ['sheet: classic', ...lines].join('\n');
}

describe('an invalid scenario file is rejected with its position', () => {
  test.each([
    ['nothing', '', /^x\.yaml:1:1: /u],
    ['a list', '- a', /^x\.yaml:1:1: a scenario must be a map$/u],
    ['bad YAML', 'sheet: classic\nname: "open', /^x\.yaml:2:\d+: not YAML: /u],
    ['a doubled key', 'sheet: classic\nsheet: classic', /^x\.yaml:2:1: not YAML: /u],
    ['two documents', 'sheet: classic\n---\nsheet: classic', /a second document/u],
    ['no sheet', THREE, /sheet is missing/u],
    ['an unknown sheet', `sheet: clasic\n${THREE}`, /^x\.yaml:1:8: there is no sheet clasic$/u],
    ['an unknown key', scenario(THREE, 'stpes: []'), /^x\.yaml:3:1: a scenario has no stpes$/u],
    ['an unknown set', scenario('sets: [clasic]', THREE), /^x\.yaml:2:8: /u],
    [
      'an unknown rule',
      scenario('rules: [combat.wins]', THREE),
      /^x\.yaml:2:9: there is no rule combat\.wins$/u,
    ],
    [
      'an unknown option',
      scenario('options: { quick: true }', THREE),
      /^x\.yaml:2:12: there is no option quick$/u,
    ],
    ['a level out of bounds', scenario('options: { level: 21 }', THREE), /^x\.yaml:2:19: level must be/u],
    [
      'two players',
      scenario('players: { Aric: {}, Suzan: {} }'),
      /^x\.yaml:2:10: The sheet classic is for 3 to 6 players here, not 2\.$/u,
    ],
    ['an unknown turn', scenario('turn: Ann', THREE), /^x\.yaml:2:7: there is no player Ann$/u],
    ['an unknown phase', scenario('phase: door', THREE), /^x\.yaml:2:8: /u],
    [
      'an unknown card',
      scenario('players:', '  A: { hand: [net-trol] }', '  B:', '  C:'),
      /^x\.yaml:3:15: there is no card net-trol$/u,
    ],
    [
      'an unknown key of a player',
      scenario('players:', '  A: { lvl: 3 }', '  B:', '  C:'),
      /^x\.yaml:3:8: a player has no lvl$/u,
    ],
    [
      'an equipped monster',
      scenario('players:', '  A: { equipped: [net-troll] }', '  B:', '  C:'),
      /net-troll is a monster/u,
    ],
    [
      'one copy in two places',
      scenario('players:', '  A: { hand: ["thief#2"] }', '  B: { hand: ["thief#2"] }', '  C:'),
      /^x\.yaml:4:15: thief#2 already has a place$/u,
    ],
    [
      'a door among the treasures',
      scenario(THREE, 'decks: { treasures: [net-troll] }'),
      /not one of the treasures/u,
    ],
    ['a die of seven', scenario(THREE, 'dice: [7]'), /^x\.yaml:3:8: a die must be/u],
    ['an unknown step', scenario(THREE, 'steps: [reloud]'), /there is no step reloud/u],
    [
      'an unknown mover',
      scenario(THREE, 'steps:', '  - Ann: kick'),
      /^x\.yaml:4:5: there is no player Ann$/u,
    ],
    [
      'an unknown move',
      scenario(THREE, 'steps:', '  - Aric: kik'),
      /^x\.yaml:4:11: kik: there is no move kik$/u,
    ],
    [
      'an unknown card in a move',
      scenario(THREE, 'steps:', '  - Aric: play thif'),
      /^x\.yaml:4:11: play thif: there is no card thif$/u,
    ],
    ['words too many', scenario(THREE, 'steps:', '  - Aric: kick it'), /it was not expected/u],
    [
      'an unknown expectation',
      scenario(THREE, 'steps:', '  - expect: { fase: opening }'),
      /there is no player fase/u,
    ],
    [
      'an unknown fact of a player',
      scenario(THREE, 'steps:', '  - expect: { Aric: { lvl: 1 } }'),
      /^x\.yaml:4:23: a player has no lvl to expect$/u,
    ],
    [
      'an unknown fact of a combat',
      scenario(THREE, 'steps:', '  - expect: { combat: { side: 1 } }'),
      /a combat has no side/u,
    ],
    [
      'an unknown event',
      scenario(THREE, 'steps:', '  - expect: { events: [phase, levle] }'),
      /^x\.yaml:4:31: there is no event levle$/u,
    ],
    [
      'an unknown way to name events',
      scenario(THREE, 'steps:', '  - expect: { events: { just: [phase] } }'),
      /^x\.yaml:4:25: events has no field just$/u,
    ],
    [
      'an unknown rule of a refusal',
      scenario(THREE, 'steps:', '  - refuse: { Aric: end, rule: turn.nxt }'),
      /there is no rule turn\.nxt/u,
    ],
    [
      'two moves in a step',
      scenario(THREE, 'steps:', '  - Aric: kick', '    Suzan: pass'),
      /a step has one key/u,
    ],
    [
      'a mistake in its own cards',
      scenario('pack:', '  - { id: x, kind: monter }', THREE),
      /^x\.yaml:3:\d+: there is no kind/u,
    ],
  ])('%s', (_name, text, expected) => {
    expect(problem(text)).toMatch(expected);
  });
});

describe('a failing step is reported', () => {
  test.each([
    [
      'a refused move',
      ['  - Suzan: kick'],
      /^step 1 \(x\.yaml:4, Suzan: kick\): expected the move to be accepted; it was refused: [a-z.-]+/u,
    ],
    [
      'an accepted move that should be refused',
      ['  - refuse: { Aric: kick }'],
      /expected the move to be refused; it was accepted$/u,
    ],
    [
      'a refusal by another rule',
      ['  - refuse: { Suzan: kick, rule: combat.win }'],
      /to be refused by combat\.win; it was refused: /u,
    ],
    ['a move that is not legal', ['  - may: { Aric: [kick, end] }'], /expected `Aric: end` to be legal/u],
    [
      'an unmet expectation',
      ['  - expect: { phase: combat, Aric: { level: 2 } }'],
      /expected phase combat and Aric\.level 2; phase is opening and Aric\.level is 1$/u,
    ],
    [
      'events in another order',
      ['  - Aric: kick', '  - expect: { events: [phase, door] }'],
      /expected events \[phase, door\]; events is \[door, .*\]$/u,
    ],
    [
      'an event expected twice that occurred once',
      ['  - Aric: kick', '  - expect: { events: [door, door] }'],
      /expected events \[door, door\]; /u,
    ],
    [
      'more events than expected',
      ['  - Aric: kick', '  - expect: { events: { only: [door] } }'],
      /expected events\.only \[door\]; /u,
    ],
    [
      'an event that should not occur',
      ['  - Aric: kick', '  - expect: { events: { never: [level, door] } }'],
      /expected events\.never \[level, door\]; /u,
    ],
    [
      'an event where none is expected',
      ['  - Aric: kick', '  - expect: { events: none }'],
      /expected events \[\]; /u,
    ],
    ['a card that is seen', ['  - view: { of: Aric, shows: [thief] }'], /to show thief; it hides it$/u],
    ['no wait', ['  - wait'], /expected a wait to run; none runs$/u],
  ])('%s', (_name, steps, expected) => {
    expect(problem(scenario(THREE, 'steps:', ...steps))).toMatch(expected);
  });

  test('a scenario without a name is reported by its file’s name', () => {
    expect(runScenario(library, scenario(THREE), 'x.yaml')).toEqual({ name: 'x.yaml', problem: null });
  });
});

/** The cards dealt from a seed, as reported by a failing step. */
function dealt(seed: number): string {
  const steps = 'steps: [{ expect: { Aric: { hand: 0 } } }]';
  return problem(scenario('phase: setup', THREE, `seed: ${seed}`, steps)) ?? '';
}

describe('the table is set up as the file says', () => {
  test('the named cards are on top, and the rest of the set below', () => {
    const text = scenario(
      THREE,
      'decks: { doors: [net-troll, elf] }',
      'discards: { doors: [dwarf, halfling] }',
      'steps:',
      '  - expect: { left: { doors: 92, treasures: 74 }, discards: { doors: dwarf, treasures: none } }',
      '  - Aric: kick',
      '  - expect: { combat: { cards: [net-troll] }, left: { doors: 91 } }',
    );
    expect(problem(text)).toBeNull();
  });

  test('a card may be named more often than the set has copies', () => {
    const text = scenario(
      'players: { Aric: { hand: [mate, mate, mate] }, Suzan: {}, Marc: {} }',
      'steps:',
      '  - expect: { Aric: { hand: [mate, mate, mate] }, left: { doors: 93 } }',
    );
    expect(problem(text)).toBeNull();
  });

  test('with `exact` the decks hold exactly what is listed', () => {
    const text = scenario(
      THREE,
      'exact: true',
      'decks: { doors: [elf] }',
      'steps: [{ expect: { left: { doors: 1, treasures: 0 } } }]',
    );
    expect(problem(text)).toBeNull();
  });

  test('hands left out are dealt during setup, with an immediate roll for the start', () => {
    const text = scenario(
      'phase: setup',
      'players: { Aric: {}, Suzan: { hand: [] }, Marc: {} }',
      'dice: [3, 6, 6, 2, 5]',
      'steps:',
      '  - expect: { turn: Marc, phase: setup, Aric: { hand: 8 }, Suzan: { hand: 0 }, Marc: { hand: 8 } }',
    );
    expect(problem(text)).toBeNull();
  });

  test('the order below is fixed by the seed', () => {
    expect(dealt(1)).toBe(dealt(1));
    expect(dealt(1)).not.toBe(dealt(2));
  });

  test('a scenario may define its own cards', () => {
    const text = scenario(
      'pack:',
      '  - { id: paper-tiger, kind: monster, level: 3, treasures: 1, badStuff: [{ lose-level: 1 }] }',
      'players: { Aric: { level: 4 }, Suzan: {}, Marc: {} }',
      'decks: { doors: [paper-tiger] }',
      'steps:',
      '  - Aric: kick',
      '  - expect: { combat: { fighters: 4, monsters: 3, cards: [paper-tiger] }, left: { doors: 94 } }',
    );
    expect(problem(text)).toBeNull();
  });

  test('a scenario may start in charity', () => {
    const text = scenario(
      'phase: charity',
      'players: { Aric: { level: 2, hand: [elf, elf, elf, dwarf, dwarf, dwarf] }, Suzan: {}, Marc: { level: 3 } }',
      'steps:',
      '  - expect: { phase: charity, turn: Aric }',
      '  - Aric: charity elf to Suzan',
      '  - expect: { phase: opening, turn: Suzan, Suzan: { hand: [elf] } }',
    );
    expect(problem(text)).toBeNull();
  });
});

describe('names', () => {
  test('a player’s name may have spaces, and be a word of the notation', () => {
    const text = scenario(
      'players: { Mad Max: { hand: [go-up-a-level, go-up-a-level] }, to: {}, "7": {} }',
      'steps:',
      '  - Mad Max: play go-up-a-level on to',
      '  - Mad Max: play go-up-a-level on 7',
      '  - expect: { to: { level: 2 }, "7": { level: 2 } }',
    );
    expect(problem(text)).toBeNull();
  });

  test('if several copies match, any will do', () => {
    const text = scenario(
      'players: { Aric: { carried: [magic-missile], hand: [magic-missile] }, Suzan: {}, Marc: {} }',
      'steps: [{ Aric: play magic-missile }, { expect: { Aric: { hand: [], carried: [magic-missile, magic-missile] } } }]',
    );
    expect(problem(text)).toBeNull();
  });
});
