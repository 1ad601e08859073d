/** The level counter for a real table: `companion.level-counter`, which no table here has (so it has no scenario). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { levelChart } from '../../src/counter/model/chart.ts';
import { strengthOf, winnersOf } from '../../src/counter/model/counter.ts';
import { rollDie } from '../../src/counter/model/die.ts';
import { fleeBonus, standingOf } from '../../src/counter/model/fight.ts';
import { undoable } from '../../src/counter/model/fold.ts';
import { ROLES, rolesFor, roleName } from '../../src/counter/roles.ts';
import { tale, verdict } from '../../src/counter/words.ts';
import { ownWords, tableWords } from '../../src/words/texts.ts';
import { table, type TestPhone } from './entries.ts';

/** The counter's own words, loaded with it. */
const said = readFileSync(join(import.meta.dirname, '../../src/words/en/counter.ftl'), 'utf8');
const words = tableWords('en', await ownWords('en', 'all'), [said]);

function atTable(names: readonly string[]): { phone: TestPhone; players: readonly string[] } {
  const { phones, players } = table(['anna'], names);
  const [phone] = phones;
  if (phone === undefined) throw new Error('there is a phone');
  return { phone, players };
}

/** A fight of the first player, with the second one looking on. */
function fighting(level: number) {
  const { phone, players } = atTable(['Anna', 'Ben']);
  const [player = '', other = ''] = players;
  const fight = phone.act({ is: 'fight', player, level });
  const standing = () => {
    const [open] = phone.folded.counter.fights;
    if (open === undefined) throw new Error('there is no fight');
    return standingOf(phone.folded.counter, open, ROLES);
  };
  return { phone, player, other, fight, standing };
}

describe('companion.level-counter', () => {
  test('adds Level and gear to the strength, and keeps the Level between 1 and the winning one', () => {
    const { phone, players } = atTable(['Anna']);
    const [player = ''] = players;
    phone.act({ is: 'level', player, by: -1 });
    phone.act({ is: 'level', player, by: 4 });
    phone.act({ is: 'gear', player, by: 7 });
    const [anna] = phone.folded.counter.players;
    expect(anna).toMatchObject({ level: 5, gear: 7 });
    expect(anna === undefined ? 0 : strengthOf(anna)).toBe(12);
    phone.act({ is: 'level', player, by: 30 });
    expect(phone.folded.counter.players[0]?.level).toBe(10);
    expect(winnersOf(phone.folded.counter).map(({ name }) => name)).toEqual(['Anna']);
  });

  test('ends an epic game at Level 20, and a game without a winning Level never', () => {
    const { phone, players } = atTable(['Anna']);
    const [player = ''] = players;
    phone.act({ is: 'rules', goal: 20 });
    phone.act({ is: 'level', player, by: 11 });
    expect(winnersOf(phone.folded.counter)).toEqual([]);
    phone.act({ is: 'level', player, by: 20 });
    expect(winnersOf(phone.folded.counter)).toHaveLength(1);
    phone.act({ is: 'rules', goal: null });
    phone.act({ is: 'level', player, by: 5 });
    expect(phone.folded.counter.players[0]?.level).toBe(25);
    expect(winnersOf(phone.folded.counter)).toEqual([]);
  });

  test('takes the gear of a dead player, but not their Level, race or class', () => {
    const { phone, players } = atTable(['Anna']);
    const [player = ''] = players;
    phone.act({ is: 'level', player, by: 3 });
    phone.act({ is: 'gear', player, by: 6 });
    phone.act({ is: 'change', player, races: ['elf', 'dwarf'], classes: ['wizard'] });
    const death = phone.act({ is: 'life', player, dead: true });
    expect(phone.folded.counter.players[0]).toMatchObject({
      level: 4,
      gear: 0,
      dead: true,
      races: ['elf', 'dwarf'],
      classes: ['wizard'],
    });
    phone.act({ is: 'undo', of: death, back: true });
    expect(phone.folded.counter.players[0]).toMatchObject({ gear: 6, dead: false });
  });

  test('adds up both sides of a fight, says who wins by how much, and awards Levels for a win', () => {
    const { phone, other, fight, standing } = fighting(8);
    expect(standing()).toMatchObject({ fighters: 1, monsters: 8, isWon: false });
    expect(words.say(verdict(standing()))).toBe('The monsters lead by 7');
    phone.act({ is: 'monster', fight, level: 2, bonus: 5 });
    phone.act({ is: 'foe', fight, monster: fight, bonus: -5 });
    phone.act({ is: 'gear', player: other, by: 9 });
    phone.act({ is: 'terms', fight, helper: other });
    phone.act({ is: 'bonus', fight, side: 'fighters', by: 3 });
    phone.act({ is: 'bonus', fight, side: 'monsters', by: 2 });
    // Anna 1, Ben 1 + 9, one-shots 3 against 8 − 5, 2 + 5, 2.
    expect(standing()).toMatchObject({ fighters: 14, monsters: 12, lead: 2, isWon: true });
    phone.act({ is: 'end', fight, how: 'won', levels: 2, helper: 1 });
    expect(phone.folded.counter).toMatchObject({ fights: [], players: [{ level: 3 }, { level: 2 }] });
  });

  test('lets monsters win ties, except against certain races and classes, or if players say otherwise', () => {
    const { phone, player, other, fight, standing } = fighting(1);
    expect(standing()).toMatchObject({ lead: 0, tie: 'monsters', isWon: false });
    phone.act({ is: 'change', player, classes: ['warrior'] });
    expect(standing()).toMatchObject({ tie: 'role', isWon: true });
    phone.act({ is: 'change', player, classes: ['psycho'] });
    expect(standing().tie).toBe('role');
    phone.act({ is: 'terms', fight, helper: other });
    phone.act({ is: 'foe', fight, monster: fight, level: 1 });
    expect(standing()).toMatchObject({ lead: 0, tie: 'monsters' });
    phone.act({ is: 'terms', fight, ties: 'fighters' });
    expect(standing()).toMatchObject({ tie: 'fighters', isWon: true });
  });

  test('lets an orc win ties against a single monster, and an elf run away more easily', () => {
    const { phone, player, fight, standing } = fighting(1);
    phone.act({ is: 'change', player, races: ['orc'] });
    expect(standing().tie).toBe('role');
    phone.act({ is: 'monster', fight, level: 1, bonus: -1 });
    expect(standing()).toMatchObject({ lead: 0, tie: 'monsters' });
    phone.act({ is: 'change', player, races: ['elf', 'feline'] });
    const [anna] = phone.folded.counter.players;
    expect(anna === undefined ? 0 : fleeBonus(anna, ROLES)).toBe(2);
  });

  test('starts the next game at Level 1 with the same players', () => {
    const { phone, player } = fighting(4);
    phone.act({ is: 'level', player, by: 5 });
    phone.act({ is: 'again' });
    expect(phone.folded.counter).toMatchObject({
      games: 1,
      fights: [],
      players: [{ name: 'Anna', level: 1 }, { name: 'Ben' }],
    });
  });

  test("undoes a phone's own latest entry, and redoes it until that phone does something else", () => {
    const { phones, players } = table(['anna', 'ben'], ['Anna']);
    const [anna, ben] = phones;
    const [player = ''] = players;
    if (anna === undefined || ben === undefined) throw new Error('there are two phones');
    const first = anna.act({ is: 'level', player, by: 1 });
    ben.hear(anna);
    ben.act({ is: 'gear', player, by: 2 });
    anna.hear(ben);
    const can = () => undoable(anna.entries.values(), anna.folded.history, anna.name);
    expect(can()).toEqual({ undo: first, redo: null });
    anna.act({ is: 'undo', of: first, back: true });
    expect(anna.folded.counter.players[0]).toMatchObject({ level: 1, gear: 2 });
    expect(can().redo).toBe(first);
    anna.act({ is: 'undo', of: first, back: false });
    expect(anna.folded.counter.players[0]).toMatchObject({ level: 2, gear: 2 });
    expect(can()).toEqual({ undo: first, redo: null });
    anna.act({ is: 'undo', of: first, back: true });
    anna.act({ is: 'gear', player, by: 1 });
    expect(can().redo).toBeNull();
  });

  test('lists what happened, and charts the Levels', () => {
    const { phone, player, fight } = fighting(3);
    phone.act({ is: 'gear', player, by: 5 });
    phone.act({ is: 'end', fight, how: 'won', levels: 1, helper: 0 });
    phone.act({ is: 'level', player, by: -1 });
    phone.act({ is: 'roll', face: 4, flee: { player, bonus: 1 } });
    const { history, counter } = phone.folded;
    const told = history.map((happened) => {
      const phrase = tale(happened, 'en');
      return phrase === null ? null : words.say(phrase).replaceAll('\u00A0', ' ');
    });
    expect(told.slice(2)).toEqual([
      'Anna fights a monster of Level 3.',
      'Anna: gear 0 → 5',
      'Anna wins the fight: Level 1 → 2',
      'Anna: Level 2 → 1',
      'Anna gets away: 4 + 1 = 5',
    ]);
    const { courses, steps } = levelChart(history, counter.players);
    expect(steps).toBe(2);
    expect(courses[0]?.samples).toEqual([
      { step: 0, level: 1 },
      { step: 1, level: 2 },
      { step: 2, level: 1 },
    ]);
  });

  test('rolls a fair die: each face has equally many bytes, and leftover bytes are discarded', () => {
    const faces = new Map<number, number>();
    for (let byte = 0; byte < 252; byte += 1) {
      const face = rollDie(() => byte);
      faces.set(face, (faces.get(face) ?? 0) + 1);
    }
    expect([...faces.values()]).toEqual([42, 42, 42, 42, 42, 42]);
    const bytes = [255, 252, 7];
    expect(rollDie(() => bytes.shift() ?? 0)).toBe(2);
  });

  test('offers the races and classes of all sets in every language, those of the sheet first', () => {
    const races = rolesFor('race', 'space', 'en');
    expect(races.filter(({ own }) => own).map(({ id }) => id)).toEqual([
      'cyborg',
      'mutant',
      'feline',
      'half-breed',
    ]);
    expect(races.map(({ id }) => id)).toEqual(expect.arrayContaining(['elf', 'dwarf', 'halfling', 'orc']));
    const classes = rolesFor('class', 'classic', 'ru');
    expect(classes.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['warrior', 'super-munchkin', 'outlaw']),
    );
    expect(classes.find(({ id }) => id === 'warrior')?.name).toMatch(/^\p{Script=Cyrillic}/u);
    expect(rolesFor('class', 'classic', 'es').find(({ id }) => id === 'outlaw')).toMatchObject({
      language: 'en',
    });
    expect(roleName('from-the-future', 'en')).toBe('from-the-future');
  });
});
