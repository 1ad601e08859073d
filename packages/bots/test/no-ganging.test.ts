/** Bots treat people and bots alike: names and seats don't matter, and moves against the leader say that they are. */
import {
  applyMove,
  clocks,
  clone,
  createTable,
  isRefusal,
  legalMoves,
  stream,
  SYSTEM,
  view,
  type Seat,
  type State,
  type View,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { reasonGiven, type Bot, type Decision } from '../src/bot.ts';
import { noviceBot } from '../src/strengths/novice.ts';
import { searchBot } from '../src/search/search.ts';
import { tunedBot } from '../src/sensible.ts';
import { decide, pool, table } from './table.ts';

const BOTS = ['Bramble', 'Gristle', 'Quill', 'Pewter'];
const PEOPLE = ['Anna', 'Ben', 'Chloe', 'Dan'];

interface Position {
  readonly state: State;
  readonly seat: Seat;
}

/** Plays a game of regular bots and passes on every position in which one of them has a choice. */
function play(seed: string, seen: (position: Position, decided: Decision | null) => void): void {
  const players = BOTS.map((name) => ({ name, sex: 'female' as const }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed, players });
  const random = stream(seed);
  for (let steps = 0; steps < 20_000 && state.phase !== 'over'; steps += 1) {
    let moved = false;
    for (const at of players.keys()) {
      const seat = (state.turn + at) % players.length;
      const legal = legalMoves(pool, state, seat);
      if (legal.length === 0) continue;
      const decided = tunedBot.decide(view(pool, state, seat), legal, pool, random);
      if (legal.length > 1) seen({ state, seat }, decided);
      if (decided === null) continue;
      if (isRefusal(applyMove(pool, state, seat, decided.move))) throw new Error('a move was refused');
      moved = true;
      break;
    }
    if (!moved && clocks(state).length > 0) applyMove(pool, state, SYSTEM, { do: 'timeout' });
  }
}

/** What a seat sees with people at these seats and bots elsewhere. */
function withPeople(seen: View, people: (seat: Seat) => boolean): View {
  const players = seen.players.map((player) => ({
    ...player,
    name: (people(player.seat) ? PEOPLE : BOTS)[player.seat] ?? '',
  }));
  return { ...seen, players };
}

describe.each<[string, Bot, number]>([
  ['novice', noviceBot, 1],
  ['regular', tunedBot, 1],
  ['searching', searchBot({ budget: { rollouts: 12 } }), 40],
])('a %s bot', (_, bot, every) => {
  test('treats a person like a bot in the same position', () => {
    let positions = 0;
    play('alike 1', ({ state, seat }) => {
      positions += 1;
      if (positions % every !== 0) return;
      const legal = legalMoves(pool, state, seat);
      const seen = view(pool, state, seat);
      const [amongBots, amongPeople, ...mixed] = [
        () => false,
        () => true,
        (other: Seat) => other % 2 === 0,
        (other: Seat) => other === 3,
      ].map((people) => bot.decide(withPeople(seen, people), legal, pool, stream(`alike ${positions}`)));
      expect(amongPeople).toEqual(amongBots);
      for (const one of mixed) expect(one).toEqual(amongBots);
    });
    expect(positions).toBeGreaterThan(100);
  });
});

/** How often it curses each seat over many turns. */
function cursed(own: Seat): number[] {
  const hits = [0, 0, 0, 0];
  const state = table([0, 1, 2, 3].map((seat) => (seat === own ? { hand: ['lose-a-level'] } : { level: 8 })));
  state.turn = own;
  state.phase = 'closing';
  for (let turn = 1; turn <= 600; turn += 1) {
    state.turns = turn;
    const move = decide(state, own, tunedBot)?.move;
    if (move?.do === 'play' && move.seat !== undefined) hits[move.seat] = (hits[move.seat] ?? 0) + 1;
  }
  return hits;
}

describe('a bot that may harm any of three equals', () => {
  test.each([0, 1, 2, 3])('at seat %i hits them equally often', (own) => {
    for (const [seat, count] of cursed(own).entries()) {
      if (seat === own) expect(count).toBe(0);
      else expect(Math.abs(count - 200)).toBeLessThan(45);
    }
  });
});

test('moves against the leader say that they are for their Level', () => {
  let told = 0;
  for (const seed of ['leads 1', 'leads 2', 'leads 3']) {
    play(seed, ({ state, seat }, decided) => {
      const move = decided?.move;
      if (decided === null || move?.do !== 'play' || move.seat === undefined || move.seat === seat) return;
      if (pool.cards[move.card]?.kind !== 'curse' || decided.why === 'bot-why-stop') return;
      const levels = state.players.map(({ level }) => level);
      const rivals = levels.filter((_, other) => other !== seat);
      const level = levels[move.seat] ?? 0;
      const leads = level === Math.max(...rivals) && level > Math.min(...levels);
      if (state.combat === null) {
        expect(decided.why).toBe(leads ? 'bot-why-leader' : 'bot-why-curse');
        expect(decided.level).toBe(leads ? level : undefined);
        told += 1;
      } else expect([decided.level, undefined]).toContain(level);
    });
  }
  expect(told).toBeGreaterThan(10);
});

/** The same table for everybody except one seat, which has another hand, apart from the cards it is about to show. */
function withOtherHand({ state, seat }: Position, shown: ReadonlySet<number>): State {
  const twin = clone(state);
  const hand = twin.players[seat]?.hand ?? [];
  const drawn = stream('other hand');
  for (const [at, card] of hand.entries()) {
    const deck = pool.cards[card]?.deck === 'doors' ? twin.decks.doors : twin.decks.treasures;
    if (shown.has(card) || deck.length === 0) continue;
    const place = Math.floor(drawn() * deck.length);
    hand[at] = deck[place] ?? card;
    deck[place] = card;
  }
  return twin;
}

describe.each<[string, Bot, number, boolean]>([
  ['regular', tunedBot, 1, false],
  ['searching', searchBot({ budget: { rollouts: 12 } }), 9, true],
])('the reason of a %s bot', (_, bot, every, compares) => {
  test('doesn’t depend on its hidden hand; the chances it saw do, and stay secret', () => {
    let [positions, same, telling] = [0, 0, 0];
    play('hand 1', (position) => {
      positions += 1;
      if (positions % every !== 0) return;
      const { state, seat } = position;
      const at = (of: State) =>
        bot.decide(view(pool, of, seat), legalMoves(pool, of, seat), pool, stream(`hand ${positions}`));
      const decided = at(state);
      if (decided === null) return;
      const { move } = decided;
      const shown = new Set([
        ...('card' in move && move.card !== undefined ? [move.card] : []),
        ...('cards' in move ? (move.cards ?? []) : []),
      ]);
      const other = at(withOtherHand(position, shown));
      if (other === null || JSON.stringify(other.move) !== JSON.stringify(move)) return;
      same += 1;
      expect(reasonGiven(other)).toEqual(reasonGiven(decided));
      if (JSON.stringify(other.compared) !== JSON.stringify(decided.compared)) telling += 1;
    });
    expect(same).toBeGreaterThan(15);
    expect(telling > 0).toBe(compares);
  });
});
