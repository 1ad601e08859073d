/** Rulings and second thoughts: what they change, what they refuse, and how records contain them. */
import { loadSet } from '@kickdoor/packs/node';
import {
  Course,
  SYSTEM,
  buildCardPool,
  canonicalJson,
  census,
  clone,
  isRefusal,
  isRecordFault,
  legalMoves,
  openRecorded,
  readRecord,
  recordPlayed,
  sampleMove,
  stream,
  verify,
  view,
  writeRecord,
  type Act,
  type GameEvent,
  type Seat,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';

const pack = loadSet('classic');
const pool = buildCardPool([pack]);

/** A game that is played and recorded. */
class Evening {
  readonly header;
  readonly course: Course;
  readonly played: { seat: Seat; move: Act; at: number; events: readonly GameEvent[] }[] = [];
  readonly #random: () => number;

  constructor(seed: string) {
    const hashes = [{ id: 'classic', hash: 'a'.repeat(64) }];
    const players = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, sex: 'female' as const }));
    const setup = { version: '0', hashes, sheet: 'classic' as const, sets: ['classic'], seed, players };
    const { state, header } = openRecorded(pool, setup);
    this.header = header;
    this.course = new Course(pool, state);
    this.#random = stream(seed);
  }

  get state(): State {
    return this.course.state;
  }

  play(seat: Seat, move: Act): readonly GameEvent[] | null {
    const done = this.course.play(seat, move);
    if (isRefusal(done)) return null;
    this.played.push({ seat, move, at: this.played.length * 1000, events: done.events });
    return done.events;
  }

  /** Makes a legal move of some player, or a timeout. */
  step(): void {
    const able = this.state.players.flatMap((_, seat) =>
      legalMoves(pool, this.state, seat)
        .filter(({ move }) => move.do !== 'concede')
        .map((legalMove) => ({ seat, legalMove })),
    );
    const chosen = able[Math.floor(this.#random() * able.length)];
    const move = chosen === undefined ? null : sampleMove(chosen.legalMove, this.#random);
    if (chosen === undefined || move === null || this.play(chosen.seat, move) === null) {
      this.play(SYSTEM, { do: 'timeout' });
    }
  }

  /** The record as a file, read back and verified. */
  verified(): unknown {
    const text = writeRecord(recordPlayed(pool, this.header, this.played));
    const record = readRecord(text);
    if (isRecordFault(record)) return record;
    expect(record.end.state).not.toBeNull();
    return verify(pool, record);
  }
}

/** Plays on until a condition holds. */
function until(evening: Evening, holds: (state: State) => boolean): void {
  for (let step = 0; step < 2000 && !holds(evening.state); step++) evening.step();
  expect(holds(evening.state)).toBe(true);
}

/** Whether nothing is pending, and a player has an item in play. */
const rests = (state: State): boolean =>
  ['opening', 'closing'].includes(state.phase) &&
  state.stack.length === 0 &&
  state.players.some(({ carried, equipped }) => carried.length + equipped.length > 0);

/** Whether a curse is about to strike. */
const isThreatened = ({ stack }: State): boolean => stack.some(({ f }) => f === 'cancel');

describe('a ruling', () => {
  test('corrects a Level within its bounds', () => {
    const evening = new Evening('level');
    until(evening, rests);
    expect(evening.play(SYSTEM, { do: 'set-level', seat: 1, level: 7 })?.[0]).toMatchObject({
      e: 'level',
      seat: 1,
      to: 7,
      cause: { rule: 'precedence.owner' },
    });
    expect(evening.state.players[1]?.level).toBe(7);
    const before = canonicalJson(evening.state);
    for (const level of [0, 10, 11]) {
      expect(evening.play(SYSTEM, { do: 'set-level', seat: 1, level })).toBeNull();
    }
    expect(evening.play(SYSTEM, { do: 'set-level', seat: 9, level: 2 })).toBeNull();
    expect(evening.play(0, { do: 'set-level', seat: 0, level: 9 })).toBeNull();
    expect(canonicalJson(evening.state)).toBe(before);
    expect(evening.verified()).toBeNull();
  });

  test('moves an open card, and keeps each card in one place', () => {
    const evening = new Evening('place');
    until(evening, (state) => rests(state) && state.discards.doors.length > 0);
    const owner = evening.state.players.findIndex((it) => it.carried.length + it.equipped.length > 0);
    const it = evening.state.players[owner];
    const item = it?.carried[0] ?? it?.equipped[0] ?? -1;
    const other = (owner + 1) % 3;
    expect(evening.play(SYSTEM, { do: 'put', card: item, seat: other, in: 'play' })).not.toBeNull();
    expect(evening.play(SYSTEM, { do: 'put-away', card: item })).not.toBeNull();
    expect(evening.state.discards[pool.cards[item]?.deck ?? 'doors']).toContain(item);
    expect(evening.play(SYSTEM, { do: 'put', card: item, seat: owner, in: 'hand' })).not.toBeNull();
    expect(evening.state.players[owner]?.hand).toContain(item);
    expect(evening.state.players[owner]?.shown).toContainEqual([item, -1]);
    expect(census(pool, evening.state)).toEqual([]);
    expect(evening.verified()).toBeNull();
  });

  test('never names a hidden card, and breaks nothing that is pending', () => {
    const evening = new Evening('hidden');
    until(evening, rests);
    const hidden = [evening.state.decks.doors.at(-1), evening.state.players[0]?.hand[0]];
    for (const card of hidden) {
      if (card === undefined) continue;
      expect(evening.play(SYSTEM, { do: 'put', card, seat: 1, in: 'hand' })).toBeNull();
      expect(evening.play(SYSTEM, { do: 'put-away', card })).toBeNull();
    }
    until(evening, ({ combat }) => combat !== null);
    expect(evening.play(SYSTEM, { do: 'set-level', seat: 1, level: 2 })).toBeNull();
  });
});

describe('a rewind', () => {
  test('leads back to the state before the act, and the record continues', () => {
    const evening = new Evening('back');
    const before: string[] = [];
    let done = 0;
    for (let step = 0; step < 600 && evening.state.phase !== 'over'; step++) {
      const number = evening.played.length + 1;
      before[number] = canonicalJson(withoutShown(evening.state));
      evening.step();
      const to = number - (step % 7);
      if (step % 11 !== 0 || to < 1) continue;
      const events = evening.play(SYSTEM, { do: 'rewind', to });
      if (events === null) continue;
      done += 1;
      expect(canonicalJson(withoutShown(evening.state))).toBe(before[to]);
      expect(census(pool, evening.state)).toEqual([]);
      expect(events).toMatchObject([{ e: 'rewound', seat: null, to, cause: { rule: 'precedence.owner' } }]);
    }
    expect(done).toBeGreaterThan(5);
    expect(evening.verified()).toBeNull();
  });

  test('says which card was seen behind a door', () => {
    const evening = new Evening('seen');
    until(evening, isThreatened);
    const frame = evening.state.stack.find(({ f }) => f === 'cancel');
    const card = frame?.f === 'cancel' ? frame.card : -1;
    const done = evening.play(SYSTEM, { do: 'rewind', to: evening.played.length });
    expect(done).toMatchObject([{ e: 'rewound', seen: [card] }]);
  });

  test('never takes back a die roll', () => {
    const evening = new Evening('die');
    for (let step = 0; step < 400; step++) evening.step();
    const last = evening.played.findLastIndex(({ events }) => events.some(({ e }) => e === 'die')) + 1;
    expect(last).toBeGreaterThan(0);
    expect(evening.course.dieSince(1)).toBe(last);
    expect(evening.play(SYSTEM, { do: 'rewind', to: last })).toBeNull();
    expect(evening.course.dieSince(last + 1)).toBeNull();
    expect(evening.play(SYSTEM, { do: 'rewind', to: last + 1 })).not.toBeNull();
  });

  test('leads to no act that was taken back', () => {
    const evening = new Evening('gone');
    for (let step = 0; step < 3; step++) evening.step();
    expect(evening.play(SYSTEM, { do: 'rewind', to: 2 })).not.toBeNull();
    expect(evening.play(SYSTEM, { do: 'rewind', to: 3 })).toBeNull();
    expect(evening.play(SYSTEM, { do: 'rewind', to: 4 })).toBeNull();
    expect(evening.play(SYSTEM, { do: 'rewind', to: 1 })).not.toBeNull();
  });
});

describe('a second thought', () => {
  test('takes back what a player has just laid out; the others still know the card', () => {
    const evening = new Evening('thought');
    const laid = layOut(evening);
    const before = clone(laid.before);
    const number = evening.played.length;
    const other = (laid.seat + 1) % 3;
    expect(evening.play(other, { do: 'rewind', to: number })).toBeNull();
    expect(evening.play(laid.seat, { do: 'rewind', to: number })).toMatchObject([
      { e: 'rewound', seat: laid.seat, seen: [laid.card], known: [] },
    ]);
    expect(evening.state.players[laid.seat]?.hand).toEqual(before.players[laid.seat]?.hand);
    const seen = JSON.stringify(view(pool, evening.state, other).players[laid.seat]);
    expect(seen).toContain(String(laid.card));
    expect(evening.verified()).toBeNull();
  });

  test('is impossible once anybody has acted', () => {
    const evening = new Evening('late');
    const laid = layOut(evening);
    const number = evening.played.length;
    evening.step();
    expect(evening.play(laid.seat, { do: 'rewind', to: number })).toBeNull();
  });

  test('is impossible for moves that drew, revealed or asked anything', () => {
    const evening = new Evening('told');
    until(evening, ({ phase, stack }) => phase === 'opening' && stack.length === 0);
    const { turn } = evening.state;
    const [card] = evening.state.players[turn]?.hand ?? [];
    if (card !== undefined) {
      expect(evening.play(turn, { do: 'show', cards: [card] })).not.toBeNull();
      expect(evening.play(turn, { do: 'rewind', to: evening.played.length })).toBeNull();
    }
    expect(evening.play(turn, { do: 'kick' })).not.toBeNull();
    expect(evening.play(turn, { do: 'rewind', to: evening.played.length })).toBeNull();
  });
});

/** The state without shown cards, because what others know of hands only grows. */
function withoutShown(state: State): unknown {
  return { ...state, players: state.players.map((it) => ({ ...it, shown: [] })) };
}

/** Plays until a player lays out an item from their hand. */
function layOut(evening: Evening): { seat: Seat; card: number; before: State } {
  for (let step = 0; step < 2000; step++) {
    for (const seat of evening.state.players.keys()) {
      for (const { move } of legalMoves(pool, evening.state, seat)) {
        if (move.do !== 'play' || evening.state.stack.length > 0) continue;
        if (pool.cards[move.card]?.kind !== 'item') continue;
        if (!(evening.state.players[seat]?.hand ?? []).includes(move.card)) continue;
        const before = clone(evening.state);
        expect(evening.play(seat, move)).not.toBeNull();
        return { seat, card: move.card, before };
      }
    }
    evening.step();
  }
  throw new Error('nobody has an item');
}
