import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSet } from '@kickdoor/packs/node';
import { tableNames } from '@kickdoor/words';
import { buildCardPool, type GameEvent } from '@kickdoor/rules';
import { chapterPhrase, chaptersOf, outcomesOf, sinceTurnOf } from '../src/log/chronicle.ts';
import { linesOf } from '../src/log/lines.ts';
import { TO_YOU, YOURS } from '../src/log/yours.ts';
import type { LogEntry } from '../src/net/state.ts';
import { gameStats } from '../src/table/stats.ts';
import { say } from './support/table.ts';

const pool = buildCardPool([{ id: 'classic', cards: loadSet('classic').cards }]);
const roll = [
  { name: 'Aric', sex: 'male' },
  { name: 'Suzan', sex: 'female' },
] as const;

function entry(number: number, event: GameEvent): LogEntry {
  return { key: `${number} ${event.e}`, number, by: 0, event };
}

function turnOf(number: number, seat: number): LogEntry {
  return entry(number, { e: 'turn', seat, cause: {} });
}

function idsOf(log: readonly LogEntry[]): readonly string[] {
  return linesOf(log, pool, roll).map(({ phrase }) => phrase.id);
}

describe('a log line', () => {
  it('names players by the sex they had at the time', () => {
    const log = [
      entry(1, { e: 'died', seat: 1, cause: {} }),
      entry(2, { e: 'sex', seat: 1, to: 'female', cause: {} }),
      entry(3, { e: 'died', seat: 1, cause: {} }),
    ];
    const sexes = linesOf(log, pool, roll).map(({ phrase }) => {
      const who = phrase.args?.['who'];
      return typeof who === 'object' && 'id' in who ? who.args?.['sex'] : null;
    });
    expect(sexes).toEqual(['male', 'female', 'female']);
  });

  it('says “you” in terms of help where the reader picks first', () => {
    const terms = { treasures: 2, first: 1, items: [] };
    const log = [
      entry(1, { e: 'asked', seat: 1, to: 0, terms: { ...terms, plays: 0 }, cause: {} }),
      entry(2, { e: 'helps', seat: 0, to: 1, terms: { ...terms, plays: [] }, cause: {} }),
    ];
    const told = (me: number) => linesOf(log, pool, roll, me).map(({ phrase }) => say(phrase));
    expect(told(1)).toEqual([
      'You ask Aric for help: 2 treasures (you pick first).',
      'Aric helps you: 2 treasures (you pick first).',
    ]);
    expect(told(0)).toEqual([
      'Suzan asks you for help: 2 treasures (Suzan picks first).',
      'You help Suzan: 2 treasures (Suzan picks first).',
    ]);
  });

  it('omits a phase that a curse behind the door preempts', () => {
    const door = entry(3, { e: 'door', seat: 0, card: 4, cause: {} });
    const phase = { e: 'phase', phase: 'trouble', seat: 0, cause: {} } as const;
    const curse = entry(3, { e: 'curse', seat: 0, card: 4, cause: { rule: 'curses.at-door' } });
    expect(idsOf([door, entry(3, phase), curse])).toEqual(['event-door', 'event-curse']);
    expect(idsOf([door, entry(3, phase)])).toEqual(['event-door', 'event-phase']);
  });

  it('says who took back a move, in the second person to that player only', () => {
    const event = { e: 'rewound', seat: 1, to: 3, count: 1, seen: [], known: [], cause: { by: 1 } } as const;
    const told = [1, 0, null].map((me) => linesOf([entry(4, event)], pool, roll, me)[0]?.phrase.id);
    expect(told).toEqual(['event-taken-back-you', 'event-taken-back', 'event-taken-back']);
  });

  it('has a second-person form for whatever its reader does or suffers', () => {
    const forms = new Set<string>([...YOURS, ...TO_YOU]);
    // Events without an actor, and those that the chronicle doesn't print.
    const apart = new Set(['event-phase', 'event-rewound-known']);
    const text = readFileSync(new URL('../../rules/src/words/en/events.ftl', import.meta.url), 'utf8');
    const about = [...text.matchAll(/^(event-[a-z-]+) =(.*(?:\n[ }].*)*)/gmu)].flatMap(
      ([, id = '', said = '']) => {
        if (apart.has(id)) return [];
        if (/\$who\b/u.test(said)) return [`${id}-you`];
        return /\$whom\b/u.test(said) ? [`${id}-to-you`] : [];
      },
    );
    expect(about.length).toBeGreaterThan(80);
    expect(about.filter((id) => !forms.has(id))).toEqual([]);
  });

  it('is in small print if it only repeats the cards of its step', () => {
    const sold = entry(3, { e: 'sold', seat: 0, cards: [4, 5], gold: 1100, levels: 1, cause: {} });
    const discarded = { e: 'discarded', seat: 0, cards: [4, 5], cause: {} } as const;
    const tones = linesOf([sold, entry(3, discarded), entry(4, discarded)], pool, roll).map(
      ({ tone }) => tone,
    );
    expect(tones).toEqual(['plain', 'quiet', 'plain']);
  });

  it('names the cause unless the sentence does', () => {
    const [line] = linesOf(
      [entry(1, { e: 'level', seat: 1, from: 2, to: 1, cause: { card: 9, by: 0 } })],
      pool,
      roll,
    );
    expect(line?.why).toEqual({ card: 9, power: null, rule: null, by: 0 });
    const who = { id: 'player', args: { name: 'Suzan', sex: 'female', seat: 1 } };
    expect(line?.phrase).toEqual({ id: 'event-level-down', args: { who, to: 1 } });
  });
});

describe("a game's statistics", () => {
  it('are computed from its log', () => {
    const log = [
      entry(1, { e: 'won', seat: 0, helper: 1, killed: [7, 8], levels: 2, treasures: 3, cause: {} }),
      entry(2, { e: 'escaped', seat: 1, card: 7, cause: {} }),
      entry(3, { e: 'died', seat: 1, cause: {} }),
      entry(4, { e: 'sold', seat: 0, cards: [4], gold: 1000, levels: 1, cause: {} }),
    ];
    const [aric, suzan] = gameStats(log, 2);
    expect(aric).toMatchObject({ killed: 2, helped: 0, sold: 1000 });
    expect(suzan).toMatchObject({ helped: 1, fled: 1, deaths: 1 });
  });
});

describe('the log by turns', () => {
  const log = [
    entry(0, { e: 'starts', seat: 1, cause: {} }),
    entry(1, { e: 'turn', seat: 1, cause: {} }),
    entry(2, { e: 'level', seat: 1, from: 2, to: 4, cause: {} }),
    entry(2, { e: 'level', seat: 0, from: 2, to: 3, cause: {} }),
    entry(3, { e: 'cursed', seat: 1, card: 4, cause: {} }),
    entry(4, { e: 'turn', seat: 0, cause: {} }),
    entry(5, { e: 'door', seat: 0, card: 4, cause: {} }),
  ];

  it('has a chapter for each turn, and one for what came before', () => {
    const turns = chaptersOf(log, 7).map(({ turn, seat }) => [turn, seat]);
    expect(turns).toEqual([
      [5, null],
      [6, 1],
      [7, 0],
    ]);
  });

  it("says in each title what the turn's player, and nobody else, got out of it", () => {
    const said = chaptersOf(log, 2).map((chapter) => outcomesOf(chapter));
    expect(said).toEqual([
      [],
      [
        { id: 'chronicle-levels', args: { levels: 2 } },
        { id: 'chronicle-cursed', args: { count: 1 } },
      ],
      [],
    ]);
  });
});

describe("a turn's title", () => {
  const names = tableNames(pool, [...roll, { name: 'Nina', sex: 'female' }]);
  /** Its title for each reader. */
  const titlesOf = (events: readonly GameEvent[]) => {
    const log = [{ e: 'turn', seat: 1, cause: {} } as const, ...events].map((event) => entry(1, event));
    const [chapter] = chaptersOf(log, 1);
    if (chapter === undefined) throw new Error('there is no turn');
    return [0, 1, 2].map((me) => say(chapterPhrase(chapter, names, me)));
  };
  const gain = { e: 'level', seat: 1, from: 2, to: 4, cause: {} } as const;

  it("says what happened to its reader and to others in somebody else's turn", () => {
    const helmet = pool.cards.findIndex(({ id }) => id === 'helmet-of-hindsight');
    expect(titlesOf([gain, { e: 'lost', seat: 0, cards: [helmet], cause: {} }])).toEqual([
      'Turn 1, Suzan: +2 Levels · you: lost Helmet of Hindsight',
      'Turn 1, you: +2 Levels · Aric: lost Helmet of Hindsight',
      'Turn 1, Suzan: +2 Levels · Aric: lost Helmet of Hindsight',
    ]);
  });

  it('puts the reader first, and names a death alone', () => {
    const events = [
      { e: 'cursed', seat: 0, card: 4, cause: {} },
      { e: 'level', seat: 0, from: 3, to: 2, cause: {} },
      { e: 'lost', seat: 2, cards: [1, 2], cause: {} },
      { e: 'died', seat: 2, cause: {} },
    ] as const;
    const [first, , last] = titlesOf(events);
    expect(first).toBe('Turn 1, Suzan: nothing gained, nothing lost · you: −1 Level · Nina: dead');
    expect(last).toBe('Turn 1, Suzan: nothing gained, nothing lost · you: dead · Aric: −1 Level');
  });

  it('mentions a curse that had neither effect', () => {
    expect(titlesOf([gain, { e: 'cursed', seat: 0, card: 4, cause: {} }])[0]).toBe(
      'Turn 1, Suzan: +2 Levels · you: a curse',
    );
  });
});

describe('a line about its reader', () => {
  it('addresses nobody else', () => {
    const log = [entry(1, { e: 'died', seat: 1, cause: {} })];
    const ids = [0, 1, null].map((me) => linesOf(log, pool, roll, me).map(({ phrase }) => phrase.id));
    expect(ids).toEqual([['event-died'], ['event-died-you'], ['event-died']]);
  });

  it('says “your” of their trades, requests and cards', () => {
    const own: readonly [GameEvent, string][] = [
      [{ e: 'withdrawn', seat: 1, what: 'help', cause: {} }, 'You take your request back.'],
      [{ e: 'lapsed', seat: 1, what: 'trade', cause: {} }, 'Your offer comes to nothing.'],
      [{ e: 'unclaimed', seat: 1, what: 'flight', cause: {} }, 'You don’t have to run after all.'],
      [{ e: 'showed', seat: 1, count: 2, cause: {} }, 'You show 2 cards.'],
      [{ e: 'conceded', seat: 1, cause: {} }, 'You leave the game.'],
    ];
    for (const [event, sentence] of own) {
      const said = linesOf([entry(1, event)], pool, roll, 1).map(({ phrase }) => say(phrase));
      expect(said).toEqual([sentence]);
    }
  });

  it('says “you” of what others do to them, and names them to everybody else', () => {
    const other = roll[0]?.name ?? '';
    const own: readonly [GameEvent, string][] = [
      [{ e: 'gave', seat: 0, to: 1, count: 2, cause: {} }, `${other} gives you 2 cards.`],
      [{ e: 'declined', seat: 0, to: 1, what: 'trade', cause: {} }, `${other} turns your offer down.`],
      [{ e: 'declined', seat: 0, to: 1, what: 'help', cause: {} }, `${other} won’t help you for that.`],
    ];
    for (const [event, sentence] of own) {
      const [toThem, toOthers] = [1, 2].map((me) => linesOf([entry(1, event)], pool, roll, me));
      expect(toThem?.map(({ phrase }) => say(phrase))).toEqual([sentence]);
      expect(toOthers?.map(({ phrase }) => phrase.id).join(' ')).not.toContain('you');
    }
  });
});

describe("the summary since a player's turn", () => {
  const names = tableNames(pool, [...roll, { name: 'Marc', sex: 'male' }]);
  const card = pool.cards.findIndex(({ id }) => id === 'net-troll');
  const since = (log: readonly LogEntry[]) => {
    const phrase = sinceTurnOf(0, chaptersOf(log, 9), names);
    return phrase === null ? null : say(phrase);
  };

  it('goes by player, the reader first, whatever turn it happened in', () => {
    const log = [
      turnOf(1, 0),
      entry(2, { e: 'level', seat: 0, from: 1, to: 2, cause: {} }),
      turnOf(3, 1),
      entry(4, { e: 'level', seat: 1, from: 1, to: 2, cause: {} }),
      entry(5, { e: 'gave', seat: 1, to: 0, count: 1, secret: { seats: [0, 1], cards: [card] }, cause: {} }),
      turnOf(6, 2),
      entry(7, { e: 'level', seat: 1, from: 2, to: 4, cause: {} }),
      entry(8, { e: 'cursed', seat: 2, card, cause: {} }),
      turnOf(9, 0),
    ];
    expect(since(log)).toBe('Meanwhile: you: got Net Troll · Suzan: +3 Levels · Marc: a curse');
  });

  it('is empty if nothing happened to anybody', () => {
    expect(since([turnOf(1, 0), turnOf(2, 1), turnOf(3, 2), turnOf(4, 0)])).toBeNull();
  });

  it("begins with the first turn for a player who hasn't had one", () => {
    const log = [
      entry(1, { e: 'level', seat: 1, from: 1, to: 2, cause: {} }),
      turnOf(2, 1),
      entry(3, { e: 'died', seat: 1, cause: {} }),
      turnOf(4, 0),
    ];
    expect(since(log)).toBe('Meanwhile: Suzan: dead');
  });
});
