/** Records of games that began at a chosen position instead of a deal. */
import { loadSet } from '@kickdoor/packs/node';
import {
  Course,
  SYSTEM,
  buildCardPool,
  canonicalJson,
  commitmentTo,
  createTable,
  isRecordFault,
  isRefusal,
  legalMoves,
  mixedSeed,
  openRecorded,
  readRecord,
  recordPlayed,
  sampleMove,
  stream,
  verify,
  writeRecord,
  type Act,
  type GameEvent,
  type Mismatch,
  type Seat,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const pack = loadSet('classic');
const pool = buildCardPool([pack]);
const setup = {
  version: '0',
  hashes: [{ id: 'classic', hash: pack.setHash }],
  sheet: 'classic',
  sets: ['classic'],
  seed: 'position',
  players: ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, sex: 'female' as const })),
} as const;

/** Plays on at random and returns what was played. */
function playOn(course: Course, acts: number) {
  const random = stream('played on');
  const played: { seat: Seat; move: Act; at: number; events: readonly GameEvent[] }[] = [];
  const play = (seat: Seat, move: Act): boolean => {
    const done = course.play(seat, move);
    if (isRefusal(done)) return false;
    played.push({ seat, move, at: played.length, events: done.events });
    return true;
  };
  while (played.length < acts) {
    const able = course.state.players.flatMap((_, seat) =>
      legalMoves(pool, course.state, seat)
        .filter(({ move }) => move.do !== 'concede')
        .map((legal) => ({ seat, legal })),
    );
    const chosen = able[Math.floor(random() * able.length)];
    const move = chosen === undefined ? null : sampleMove(chosen.legal, random);
    if (chosen === undefined || move === null || !play(chosen.seat, move)) play(SYSTEM, { do: 'timeout' });
  }
  return { played, play };
}

/** A position that no deal leads to: mid-game, with a changed Level. */
function position(): State {
  const course = new Course(pool, createTable(pool, setup));
  playOn(course, 30);
  const { state } = course;
  for (const player of state.players) player.level = 5;
  return state;
}

const start = position();
const { state: first, header } = openRecorded(pool, { ...setup, start });
const course = new Course(pool, first);
const { played, play } = playOn(course, 40);
const text = writeRecord(recordPlayed(pool, header, played));

/** The mismatch in the record after its position is changed. */
function found(change: (state: State) => unknown): Mismatch | null {
  const [line = '', ...rest] = text.split('\n');
  const changed = z.looseObject({}).parse(JSON.parse(line));
  const other = JSON.stringify({ ...changed, start: change(structuredClone(start)) });
  const record = readRecord([other, ...rest].join('\n'));
  if (isRecordFault(record)) throw new Error(record.message.id);
  return verify(pool, record);
}

describe('a game that started from a position', () => {
  test('is replayed from there', () => {
    const record = readRecord(text);
    if (isRecordFault(record)) throw new Error(record.message.id);
    expect(verify(pool, record)).toBeNull();
    expect(record.moves).toHaveLength(40);
  });

  test('leaves the position unchanged', () => {
    expect(canonicalJson(start)).toBe(canonicalJson(position()));
  });

  test('can be rewound to its beginning by a ruling', () => {
    // A die roll can't be taken back.
    const to = played.findLastIndex(({ events }) => events.some(({ e }) => e === 'die')) + 2;
    expect(play(SYSTEM, { do: 'rewind', to })).toBe(true);
    const record = readRecord(writeRecord(recordPlayed(pool, header, played)));
    if (isRecordFault(record)) throw new Error(record.message.id);
    expect(verify(pool, record)).toBeNull();
  });

  test.each<[string, (state: State) => unknown, string]>([
    ['no state', () => 7, 'start.version: a state says its version, a number from 1'],
    ['a card in two places', (state) => ({ ...state, door: state.decks.doors[0] }), 'start.the cards: '],
    ['a seat that is not there', (state) => ({ ...state, turn: 9 }), 'start.turn: there is no seat 9'],
    ['another seed', (state) => ({ ...state, seed: 'other' }), 'start.seed: not as the rest'],
    ['another sheet', (state) => ({ ...state, sheet: 'space' }), 'start.sheet: not as the rest'],
    [
      'other players',
      (state) => ({ ...state, players: state.players.map((player) => ({ ...player, name: 'Eve' })) }),
      'start.players: not as the rest',
    ],
  ])('is refused with %s', (_, change, message) => {
    expect(found(change)).toMatchObject({ n: 0, what: { kind: 'start' } });
    const { what } = found(change) ?? {};
    expect(what !== undefined && 'message' in what && what.message).toContain(message);
  });

  test('loses its seal if its position is changed to another valid one', () => {
    expect(found((state) => ({ ...state, turns: state.turns + 1 }))).toEqual({
      n: 0,
      what: { kind: 'deal' },
    });
  });

  test('claims no fair chance, whatever it contains', () => {
    const secret = 'b'.repeat(64);
    const seed = mixedSeed(secret, []);
    const opened = openRecorded(pool, { ...setup, seed, start: { ...start, seed } });
    const commitment = commitmentTo({ game: 'x', sets: setup.hashes, seed: secret });
    const fair = { game: 'x', commitment, seed: secret, parts: [], again: [] };
    const record = recordPlayed(pool, { ...opened.header, fair }, []);
    expect(verify(pool, record)).toEqual({ n: 0, what: { kind: 'fair', fault: 'seed' } });
  });
});
