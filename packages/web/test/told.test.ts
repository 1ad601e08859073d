import { copiesOf, storyOf, type GameEvent, type Story, type ToldStep } from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { bestOf, endingOf, worstOf } from '../src/table/moments.ts';
import { storyIn } from '../src/table/told.ts';
import { outlookOf, pool, say, table } from './support/table.ts';

const sum = (total: number) => ({ total, parts: [] });
const strengths = (fighters: number, monsters: number): GameEvent => ({
  e: 'strengths',
  fighters: sum(fighters),
  monsters: sum(monsters),
  cause: {},
});
const turn = (seat: number): GameEvent => ({ e: 'turn', seat, cause: {} });
const combat: GameEvent = { e: 'combat', seat: 0, card: 3, cause: {} };
const helps: GameEvent = { e: 'helps', seat: 1, to: 0, terms: null, cause: {} };
let acts = 0;
const step = (by: number, ...events: readonly GameEvent[]): ToldStep => {
  acts += 1;
  return { number: acts, by, events };
};

const curse = (by?: number): GameEvent => ({
  e: 'curse',
  seat: 0,
  card: 9,
  cause: by === undefined ? {} : { by },
});
const entry = (number: number) => ({ key: `${number}.0`, number, by: 0, event: turn(0) });

describe('the story of a game', () => {
  it("has everybody's Level before the first turn and at the end of each", () => {
    const level: GameEvent = { e: 'level', seat: 1, from: 1, to: 3, cause: {} };
    const story = storyOf([step(-1), step(0, turn(0)), step(1, level), step(0, turn(1)), step(1)], 2);
    expect(story.levels).toEqual([
      [1, 1, 1],
      [1, 3, 3],
    ]);
  });

  it('counts won fights with help, by helper and fighter', () => {
    const won: GameEvent = { e: 'won', seat: 0, helper: 1, killed: [3], levels: 1, treasures: 2, cause: {} };
    expect(storyOf([step(0, won), step(0, won)], 2).help).toEqual([{ by: 1, whom: 0, count: 2 }]);
  });

  it('ends with the card that raised the winner, even if it raised others after them', () => {
    const cause = { card: 5 };
    const rises = (seat: number, from: number): GameEvent => ({
      e: 'level',
      seat,
      from,
      to: from + 1,
      cause,
    });
    const over: GameEvent = { e: 'over', winners: [1], cause: {} };
    expect(storyOf([step(0, rises(1, 9), rises(2, 1), over)], 3).ending).toMatchObject({
      kind: 'card',
      seat: 1,
      card: 5,
    });
  });

  it("counts it as a stab if an outsider lowers the fighters' lead", () => {
    const steps = [step(0, combat, strengths(5, 3)), step(2, strengths(5, 8))];
    expect(storyOf(steps, 3).stabs).toEqual([{ by: 2, whom: 0, count: 1 }]);
  });

  it("doesn't count help, or cards of the fighter or helper, as stabs", () => {
    const steps = [
      step(0, combat, strengths(5, 3)),
      step(2, strengths(7, 3)),
      step(0, strengths(6, 3)),
      step(1, helps, strengths(9, 3)),
      step(1, strengths(8, 3)),
      step(-1, strengths(1, 3)),
    ];
    expect(storyOf(steps, 3).stabs).toEqual([]);
  });

  it('counts a curse on somebody else as a stab, but not one behind the door', () => {
    expect(storyOf([step(1, curse(1)), step(0, curse()), step(0, curse(0))], 2).stabs).toEqual([
      { by: 1, whom: 0, count: 1 },
    ]);
  });

  it("is unknown if the log's beginning is missing", () => {
    // A server's log begins with the first move, which may have no line: the deal is not in it.
    const log = [entry(3), entry(5)];
    expect(storyIn(log.slice(1), { seats: 2, turns: 2 })).toBeNull();
    expect(storyIn(log, { seats: 2, turns: 2 })?.levels).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  it('begins where its position did', () => {
    const log = [entry(3), entry(5)];
    const position = { turns: 1, levels: [3, 4] };
    expect(storyIn(log, { seats: 2, turns: 2, position })).toBeNull();
    expect(storyIn(log, { seats: 2, turns: 3, position })?.levels).toEqual([
      [3, 3, 3],
      [4, 4, 4],
    ]);
  });
});

const over = (...winners: readonly number[]): GameEvent => ({ e: 'over', winners, cause: {} });
const level = (seat: number, from: number, to: number, cause: GameEvent['cause'] = {}): GameEvent => ({
  e: 'level',
  seat,
  from,
  to,
  cause,
});
const wins = (seat: number, killed: readonly number[]): GameEvent => ({
  e: 'won',
  seat,
  helper: null,
  killed,
  levels: 1,
  treasures: 1,
  cause: {},
});
const died = (seat: number, card: number): GameEvent => ({ e: 'died', seat, cause: { card } });
const lost = (seat: number, ...cards: readonly number[]): GameEvent => ({
  e: 'lost',
  seat,
  cards,
  cause: {},
});

describe('the end of a game', () => {
  it('is the kill that gave the last Level, with both strengths', () => {
    const last = step(0, wins(0, [3]), level(0, 9, 10), over(0));
    const { ending } = storyOf(
      [step(0, turn(0), combat, strengths(5, 3)), step(0, strengths(12, 9)), last],
      2,
    );
    expect(ending).toMatchObject({ kind: 'kill', number: last.number, turn: 1 });
    expect(ending).toMatchObject({ victory: { seat: 0, killed: [3], fighters: 12, monsters: 9 } });
  });

  it('is the card that gave the last Level', () => {
    const { ending } = storyOf([step(1, level(1, 9, 10, { card: 44 }), over(1))], 2);
    expect(ending).toMatchObject({ kind: 'card', seat: 1, card: 44 });
  });

  it('is that nobody else was left, whatever Levels were won before', () => {
    const steps = [step(0, combat, strengths(5, 3)), step(0, wins(0, [3]), level(0, 1, 2)), step(1, over(0))];
    expect(storyOf(steps, 2).ending).toMatchObject({ kind: 'left' });
  });

  it("doesn't exist before the game is over", () => {
    expect(storyOf([step(0, wins(0, [3]), level(0, 1, 2))], 2).ending).toBeNull();
  });
});

describe('the end in words', () => {
  const { names } = outlookOf(table([{}, {}, {}]), 0);
  const monster = copiesOf(pool, 'net-troll')?.[0] ?? 0;
  const won: GameEvent = {
    e: 'won',
    seat: 0,
    helper: 1,
    killed: [monster],
    levels: 1,
    treasures: 1,
    cause: {},
  };
  const told = (me: number | null, ...winners: readonly number[]) => {
    const rises = winners.map((seat) => level(seat, 9, 10));
    const steps = [step(0, combat, strengths(12, 9)), step(1, won, ...rises, over(...winners))];
    const ending = endingOf(storyOf(steps, 3), names, String, { winners, seat: me });
    return ending && say(ending.phrase);
  };

  it('names the helper who won by helping', () => {
    expect(told(null, 1)).toBe('Ben got there by helping Ada kill Net Troll, 12 to 9.');
    expect(told(0, 1)).toBe('Ben got there by helping you kill Net Troll, 12 to 9.');
    expect(told(2, 1)).toBe(told(null, 1));
    expect(told(1, 1)).toBe('You got there by helping Ada kill Net Troll, 12 to 9.');
  });

  it('names the fighter who won with help', () => {
    expect(told(2, 0)).toBe('Ada got there by killing Net Troll, 12 to 9, with Ben helping.');
    expect(told(1, 0)).toBe('Ada got there by killing Net Troll, 12 to 9, with your help.');
    expect(told(0, 0)).toBe('You got there by killing Net Troll, 12 to 9, with Ben helping.');
    expect(told(null, 0, 1)).toBe(told(2, 0));
  });
});

describe('the moments in words', () => {
  const { names } = outlookOf(table([{}, {}, {}]), 0);
  const moment = { number: 1, turn: 1 };
  const victory = { ...moment, seat: 0, helper: null, killed: [], treasures: 1, fighters: 5, monsters: 3 };
  const story: Story = {
    ...storyOf([], 3),
    moments: {
      feat: victory,
      narrow: null,
      death: { ...moment, seat: 1, level: 4, card: null },
      loss: { ...moment, seat: 1, cards: 5, cause: null },
      turned: { ...moment, by: 0, whom: 1, before: 2, after: -3 },
    },
  };
  const told = (me: number | null) =>
    [...bestOf(story, names, me), ...worstOf(story, names, me)].map(({ phrase }) => say(phrase));

  it('address whoever reads them', () => {
    expect(told(0)).toEqual([
      expect.stringContaining('The biggest fight: you against'),
      expect.stringContaining('You stabbed Ben, who stood at'),
      'Ben died on Level 4.',
      'Ben lost 5 cards at once.',
    ]);
    expect(told(1).slice(1)).toEqual([
      expect.stringContaining('Ada stabbed you: you stood at'),
      'You died on Level 4.',
      'You lost 5 cards at once.',
    ]);
    expect(told(null).join(' ')).not.toMatch(/you/iu);
  });
});

describe('the moments of a game', () => {
  it('are the narrowest win and the strongest monsters beaten', () => {
    const fights = [
      [20, 18, 5],
      [9, 8, 6],
      [30, 29, 7],
    ].flatMap(([fighters = 0, monsters = 0, card = 0]) => [
      step(0, combat, strengths(fighters, monsters)),
      step(0, wins(0, [card])),
    ]);
    const { narrow, feat } = storyOf(fights, 2).moments;
    expect(narrow).toMatchObject({ killed: [7], number: fights[5]?.number });
    expect(feat).toMatchObject({ killed: [7] });
    expect(storyOf(fights.slice(0, 4), 2).moments).toMatchObject({
      narrow: { killed: [6] },
      feat: { killed: [5], monsters: 18 },
    });
  });

  it("don't include wins over nothing", () => {
    expect(storyOf([step(0, combat, strengths(5, 3)), step(0, wins(0, []))], 2).moments).toMatchObject({
      narrow: null,
      feat: null,
    });
  });

  it('include the death of the leading player, and what killed them', () => {
    const { death } = storyOf(
      [step(0, level(0, 1, 4)), step(1, died(1, 8)), step(0, died(0, 9)), step(1, died(1, 8))],
      2,
    ).moments;
    expect(death).toMatchObject({ seat: 0, card: 9, level: 4 });
  });

  it('include the most cards lost at once, but not a single card', () => {
    expect(storyOf([step(0, lost(0, 1))], 2).moments.loss).toBeNull();
    const steps = [step(0, lost(0, 1, 2)), step(1, lost(1, 3), lost(1, 4), lost(1, 5))];
    expect(storyOf(steps, 2).moments.loss).toMatchObject({ seat: 1, cards: 3, number: steps[1]?.number });
  });

  it('include the stab that turned a fight that was then lost', () => {
    const stab = [step(0, combat, strengths(9, 3)), step(2, strengths(9, 13))];
    const ended: GameEvent = { e: 'ended', seat: 0, cause: {} };
    expect(storyOf([...stab, step(0, ended)], 3).moments.turned).toMatchObject({
      by: 2,
      whom: 0,
      before: 6,
      after: -4,
      number: stab[1]?.number,
    });
    expect(
      storyOf([...stab, step(0, strengths(15, 13)), step(0, wins(0, [3]))], 3).moments.turned,
    ).toBeNull();
    const gentle = [step(0, combat, strengths(9, 3)), step(2, strengths(9, 5)), step(0, ended)];
    expect(storyOf(gentle, 3).moments.turned).toBeNull();
  });

  it("don't include anything that was taken back", () => {
    const taken = step(1, level(1, 1, 5), curse(1));
    const rewound: GameEvent = {
      e: 'rewound',
      seat: null,
      to: taken.number,
      count: 1,
      seen: [],
      known: [],
      cause: {},
    };
    const story = storyOf([step(-1), taken, step(-1, rewound), step(0, turn(0))], 2);
    expect(story.levels[1]).toEqual([1, 1]);
    expect(story.stabs).toEqual([]);
  });
});
