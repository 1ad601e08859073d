/**
 * The coach: what it says in which situation, and whether following it through the guided games reaches their goals.
 */
import { LESSONS, mannered, tunedBot } from '@kickdoor/bots';
import {
  applyMove,
  clocks,
  createTable,
  isRefusal,
  legalMoves,
  stream,
  SYSTEM,
  view,
  type LegalMove,
  type Move,
  type Seat,
  type State,
} from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { isLearned, lessonAfter } from '../src/coach/lessons.ts';
import { withAdvice } from '../src/coach/advice.ts';
import { situationOf, type Situation, type SituationId } from '../src/coach/situations.ts';
import type { LogEntry } from '../src/net/state.ts';
import { laidOut, voiceOf, withFirst } from '../src/voice/model.ts';
import { openingTerms } from '../src/voice/help-results.ts';
import { cardAt, make as play, outlookOf, pool, table as laid } from './support/table.ts';
import { ownWords, tableWords } from '../src/words/texts.ts';

const bot = mannered(tunedBot);
const MOST_MOVES = 150;

/** The coach's situation beside the voice. */
function situation(state: State, seat: Seat): Situation | null {
  const outlook = outlookOf(state, seat);
  return situationOf({ ...outlook, said: voiceOf(outlook) });
}

/** The move that the coach points at. If it leaves a choice, any will do. */
function pointedAt(state: State, seat: Seat, { card, verb, id }: Situation): Move | null {
  const legal = legalMoves(pool, state, seat);
  if (id === 'sell') return voiceOf(outlookOf(state, seat)).primary?.legalMove.move ?? null;
  if (verb === 'ask') {
    const outlook = outlookOf(state, seat);
    const proposed = voiceOf(outlook).primary?.legalMove;
    const terms = proposed === undefined ? null : openingTerms(outlook, proposed);
    return proposed?.move.do === 'ask' && terms !== null ? { ...proposed.move, terms } : null;
  }
  const isIt = ({ move }: LegalMove) =>
    card === null ? move.do === verb : move.do === 'play' && move.card === card && move.side !== 'fighters';
  const found = legal.find(isIt) ?? legal.find(({ move }) => move.do === 'play' && move.card === card);
  return found === undefined || found.pick !== undefined ? null : found.move;
}

test.each(['door', 'help', 'betrayal'] as const)(
  'following the coach reaches the goal of the guided game: %s',
  (lesson) => {
    const { table, seed } = LESSONS[lesson];
    const players = ['A', 'B', 'C'].map((name) => ({ name, sex: 'female' as const }));
    const state = createTable(pool, {
      sheet: table.sheet,
      sets: ['classic'],
      seed,
      players,
      options: table.options,
    });
    const learner = [0, 1, 2].find((seat) => !table.bots.includes(seat)) ?? 0;
    const random = stream(seed);
    const log: LogEntry[] = [];
    const said = new Set<SituationId>();
    const make = (seat: Seat, move: Move): boolean => {
      const applied = applyMove(pool, state, seat, move);
      if (isRefusal(applied)) return false;
      log.push(
        ...applied.events.map((event, at) => ({ key: `${log.length}.${at}`, number: 0, by: seat, event })),
      );
      return true;
    };
    const moves = (): boolean => {
      const now = situation(state, learner);
      if (now !== null) said.add(now.id);
      const wanted = now === null ? null : pointedAt(state, learner, now);
      if (wanted !== null && make(learner, wanted)) return true;
      for (const seat of [...table.bots, learner]) {
        const decided = bot.decide(view(pool, state, seat), legalMoves(pool, state, seat), pool, random);
        if (decided !== null && make(seat, decided.move)) return true;
      }
      return clocks(state).length > 0 && make(SYSTEM, { do: 'timeout' });
    };
    for (let count = 0; count < MOST_MOVES && !isLearned(lesson, learner, log); count += 1) {
      expect(moves()).toBe(true);
    }
    expect(isLearned(lesson, learner, log)).toBe(true);
    const point: Record<typeof lesson, SituationId> = { door: 'kick', help: 'fight-help', betrayal: 'spoil' };
    expect([...said]).toContain('lay-out');
    expect([...said]).toContain(point[lesson]);
  },
);

test('says nothing to spectators, or once the game is over', () => {
  const players = ['A', 'B', 'C'].map((name) => ({ name, sex: 'male' as const }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'coach', players });
  const mine = outlookOf(state, 0);
  const said = voiceOf(mine);
  const watching = { ...mine, view: view(pool, state, null), legalMoves: [] };
  expect(situationOf({ ...watching, said: voiceOf(watching) })).toBeNull();
  expect(situationOf({ ...mine, view: { ...mine.view, phase: 'over' }, said })).toBeNull();
});

/** The coach's situation, and its card or button. */
function coached(state: State, seat: Seat): readonly (string | number | null)[] {
  const now = situation(state, seat);
  return now === null ? [] : [now.id, now.card ?? now.verb];
}

test('proposes what the voice puts first, and never gear that only others can use', () => {
  const state = laid([{ hand: ['staff-of-napalm', 'elf'] }, {}, {}]);
  expect(coached(state, 0)).toEqual(['wear', cardAt(state, 0, 'elf')]);
  play(state, 0, { do: 'play', card: cardAt(state, 0, 'elf') });
  expect(coached(state, 0)).toEqual(['kick', 'kick']);
});

test('is silent where a button says that it wins the game, or gives it away', () => {
  const event = { level: 9, classes: ['cleric'], hand: ['divine-intervention'] };
  expect(situation(laid([event, {}, {}]), 0)).toBeNull();
  const state = laid([{ level: 9 }, { level: 8 }, {}], ['net-troll']);
  play(state, 0, { do: 'kick' });
  play(state, 0, { do: 'ask', seat: 1, terms: { treasures: 3, first: 0, items: [], plays: [] } });
  expect(situation(state, 1)).toBeNull();
  const won = laid([{ level: 9 }, {}, {}], ['drooling-slime']);
  play(won, 0, { do: 'kick' });
  expect(coached(won, 0)).toEqual(['fight-win', 'claim']);
});

test('says what a proposed card is for', () => {
  const level = laid([{ hand: ['go-up-a-level'] }, {}, {}]);
  expect(coached(level, 0)).toEqual(['level', cardAt(level, 0, 'go-up-a-level')]);
  const hand = ['staff-of-napalm', 'net-troll', 'ancient', 'enraged', 'baby', 'humongous'];
  const full = laid([{ hand }, {}, {}]);
  full.phase = 'closing';
  expect(coached(full, 0)).toEqual(['full-hand', cardAt(full, 0, 'staff-of-napalm')]);
  const lost = laid([{ hand: ['union-tea-break'] }, {}, {}], ['net-troll']);
  play(lost, 0, { do: 'kick' });
  expect(coached(lost, 0)).toEqual(['fight-end', cardAt(lost, 0, 'union-tea-break')]);
  const last = laid([{ level: 9 }, { hand: ['union-tea-break'] }, {}], ['drooling-slime']);
  play(last, 0, { do: 'kick' });
  play(last, 0, { do: 'claim' });
  expect(coached(last, 1)).toEqual(['stop', cardAt(last, 1, 'union-tea-break')]);
});

test('tells giving up a fight from winning it', () => {
  const lost = laid([{ level: 1 }, {}, {}], ['net-troll']);
  play(lost, 0, { do: 'kick' });
  play(lost, 0, { do: 'flee' });
  expect(coached(lost, 1)).toEqual(['pass-run', 'pass']);
  const won = laid([{ level: 9 }, {}, {}], ['drooling-slime']);
  play(won, 0, { do: 'kick' });
  play(won, 0, { do: 'claim' });
  expect(coached(won, 1)).toEqual(['pass', 'pass']);
});

test("points at the card that stops what is about to happen, and doesn't call other cards curses", () => {
  const state = laid([
    { hand: ['lose-your-armor'] },
    { hand: ['wishing-ring'], equipped: ['flaming-armor'] },
    {},
  ]);
  play(state, 0, { do: 'play', card: cardAt(state, 0, 'lose-your-armor'), seat: 1 });
  expect(coached(state, 1)).toEqual(['stop', cardAt(state, 1, 'wishing-ring')]);
  expect(coached(state, 2)).toEqual(['curse', 'pass']);
  const outlook = outlookOf(state, 2);
  const { pending } = outlook.view;
  if (pending?.kind !== 'cancel') throw new Error('a curse is about to strike');
  const seen = { ...outlook, view: { ...outlook.view, pending: { ...pending, played: true as const } } };
  const announced = situationOf({ ...seen, said: voiceOf(seen) });
  expect(announced).toMatchObject({ id: 'announced', verb: 'pass', who: 0 });
});

test('says to discard if nobody has a lower Level', () => {
  const hand = ['net-troll', 'ancient', 'enraged', 'wizard', 'thief', 'dwarf', 'halfling'];
  const state = laid([{ hand, races: ['elf'], classes: ['warrior'] }, {}, { level: 2 }], ['cleric']);
  for (const step of ['kick', 'take', 'loot', 'end'] as const) play(state, 0, { do: step });
  expect(coached(state, 0)).toEqual(['discard', 'charity']);
});

/** Seeds of the games in which the coach and the voice are compared at each position. */
const COMPARED = ['coach 1', 'coach 2', 'coach 3'];

test.each(COMPARED)('points at what the voice puts first: %s', (seed) => {
  const players = ['A', 'B', 'C', 'D'].map((name) => ({ name, sex: 'female' as const }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed, players });
  const random = stream(seed);
  const seats = players.keys().toArray();
  const said = new Set<SituationId>();
  const apart: SituationId[] = [];
  for (let count = 0; count < MOST_MOVES * 2 && state.phase !== 'over'; count += 1) {
    for (const seat of seats) {
      const outlook = outlookOf(state, seat);
      const own = voiceOf(outlook);
      const now = situationOf({ ...outlook, said: own });
      if (now === null) continue;
      said.add(now.id);
      const move = withAdvice(own, outlook, now).primary?.legalMove.move ?? null;
      const isSame =
        now.card === null
          ? now.verb === null || move?.do === now.verb
          : move?.do === 'play' && move.card === now.card;
      if (!isSame) apart.push(now.id);
    }
    const made = seats.some((seat) => {
      const decided = bot.decide(view(pool, state, seat), legalMoves(pool, state, seat), pool, random);
      return decided !== null && !isRefusal(applyMove(pool, state, seat, decided.move));
    });
    if (!made) applyMove(pool, state, SYSTEM, { do: 'timeout' });
  }
  expect(apart).toEqual([]);
  expect(said.size).toBeGreaterThan(12);
});

/** The voice's first answer, and the one that the coach points at, for a helper of some Level. */
function answersOf(level: number): readonly (string | null | undefined)[] {
  const state = laid([{}, { level, equipped: ['flaming-armor'] }, {}], ['net-troll']);
  play(state, 0, { do: 'kick' });
  play(state, 0, { do: 'ask', seat: 1, terms: { treasures: 1, first: 0, items: [], plays: [] } });
  const said = voiceOf(outlookOf(state, 1));
  return [said.primary?.legalMove.move.do, situation(state, 1)?.verb];
}

test("points at the voice's no if a player is asked for help that wouldn't be enough", () => {
  expect(answersOf(9)).toEqual(['accept', 'accept']);
  expect(answersOf(1)).toEqual(['decline', 'decline']);
});

test("points at a card that stops somebody else's win before passing", () => {
  const state = laid([{ level: 5 }, { hand: ['enraged'] }, {}], ['drooling-slime']);
  play(state, 0, { do: 'kick' });
  play(state, 0, { do: 'claim' });
  const outlook = outlookOf(state, 1);
  const own = voiceOf(outlook);
  expect(own.primary?.legalMove.move.do).toBe('pass');
  const now = situationOf({ ...outlook, said: own });
  expect(now?.id).toBe('spoil');
  const { primary, others } = withAdvice(own, outlook, now);
  expect(primary?.legalMove.move).toMatchObject({ do: 'play', card: cardAt(state, 1, 'enraged') });
  expect(others[0]?.legalMove.move.do).toBe('pass');
  expect(withAdvice(own, outlook, null)).toBe(own);
});

const alone = (equipped: readonly string[]) => laid([{ equipped }, {}, {}], ['the-late-librarian']);

test('does not say that the die decides where no face of it saves', () => {
  for (const [equipped, ids] of [
    [[], ['fight-flee', 'roll']],
    [['concrete-clogs'], ['fight-lost', 'roll-lost']],
  ] as const) {
    const state = alone(equipped);
    play(state, 0, { do: 'kick' });
    const fight = situation(state, 0)?.id;
    play(state, 0, { do: 'flee' });
    applyMove(pool, state, SYSTEM, { do: 'timeout' });
    expect([fight, situation(state, 0)?.id]).toEqual(ids);
  }
});

test('leaves all other acts in the row or under “More”, whichever act it puts first', () => {
  const hand = ['enraged', 'magic-missile'];
  const state = laid([{ level: 5 }, { hand, classes: ['wizard'] }, {}], ['drooling-slime']);
  play(state, 0, { do: 'kick' });
  play(state, 0, { do: 'claim' });
  const outlook = outlookOf(state, 1);
  const own = voiceOf(outlook);
  const now = situationOf({ ...outlook, said: own });
  const row = withAdvice(own, outlook, now);
  expect(row.primary?.key).not.toBe(own.primary?.key);
  const { beside } = laidOut(row);
  const { more } = laidOut(withFirst(own, outlook, row.primary?.legalMove ?? null));
  const found = new Set([...beside, ...more].map(({ key }) => key));
  const wanted = [own.primary, ...own.others]
    .map((act) => act?.key)
    .filter((key) => key !== row.primary?.key);
  expect(found).toEqual(new Set(wanted));
  // What came first may be over by now.
  expect(withFirst(own, outlook, { move: { do: 'kick' } })).toBe(own);
});

test('where a card comes first in a window, letting it pass stands right beside it, whatever else there is', () => {
  const state = laid(
    [{ level: 5 }, { hand: ['enraged'], equipped: ['flaming-armor'] }, {}],
    ['drooling-slime'],
  );
  play(state, 0, { do: 'kick' });
  play(state, 0, { do: 'claim' });
  const outlook = outlookOf(state, 1);
  const own = voiceOf(outlook);
  const row = withAdvice(own, outlook, situationOf({ ...outlook, said: own }));
  const { beside, more, call } = laidOut(row);
  expect(row.primary?.legalMove.move.do).toBe('play');
  expect(beside.map(({ legalMove }) => legalMove.move.do)).toEqual(['pass']);
  expect(more.length).toBeGreaterThan(0);
  // “Wait!” has no room there then, and comes first under “More”.
  expect(call).toBe('more');
  expect(laidOut({ ...row, others: row.others.slice(0, 1) })).toMatchObject({ more: [], call: 'beside' });
});

test('the guided games are in order', () => {
  expect(lessonAfter('door')).toBe('help');
  expect(lessonAfter('help')).toBe('betrayal');
  expect(lessonAfter('betrayal')).toBeNull();
});

test.each([
  ['en', '1,000 credits'],
  ['ru', '1000 кредитов'],
  ['es', '1000 créditos'],
  ['de', '1.000 Credits'],
] as const)("names the sheet's own currency, in %s", async (language, price) => {
  const table = { sheet: 'space', sets: ['space'] } as const;
  const words = tableWords(language, await ownWords(language, 'all'), [], { table, plain: true });
  expect(words.say({ id: 'coach-sell' })).toContain(price);
});

/** The situation when another player offers this seat, on its turn, a sword or nothing for its armor. */
function offered(sword: boolean): Situation | null {
  const state = laid([{ equipped: ['second-hand-sword'] }, { equipped: ['flaming-armor'] }, {}]);
  state.turn = 1;
  const give = sword ? [cardAt(state, 0, 'second-hand-sword')] : [];
  play(state, 0, { do: 'offer', seat: 1, give, get: [cardAt(state, 1, 'flaming-armor')] });
  return situation(state, 1);
}

test('explains an offered trade, and points at the answer that the voice puts first', () => {
  expect(offered(true)).toMatchObject({ id: 'trade', verb: 'accept', who: 0 });
  expect(offered(false)).toMatchObject({ id: 'trade', verb: 'decline', who: 0 });
});
