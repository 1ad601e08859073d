/** A replay of a game with rewinds: its tables, its turns, and the marks on the scrubber. */
import { loadSet } from '@kickdoor/packs/node';
import {
  Course,
  SYSTEM,
  buildCardPool,
  canonicalJson,
  clone,
  develop,
  isRecordFault,
  isRefusal,
  legalMoves,
  openRecorded,
  readRecord,
  recordPlayed,
  replay,
  sampleMove,
  stateAt,
  storyOf,
  stream,
  writeRecord,
  type Act,
  type Film,
  type GameEvent,
  type GameRecord,
  type Seat,
} from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { isTaken, replayChapters, takenBack } from '../src/replay/chapters.ts';
import { heardOf } from '../src/replay/moment.ts';

const pool = buildCardPool([loadSet('classic')]);

interface Evening {
  readonly record: GameRecord;
  readonly rewinds: readonly { readonly at: number; readonly to: number }[];
}

/** A game of some hundred moves, a few of which rulings rewind now and then, and its record as a file has it. */
function evening(seed: string): Evening {
  const hashes = [{ id: 'classic', hash: 'a'.repeat(64) }];
  const players = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, sex: 'female' as const }));
  const setup = { version: '0', hashes, sheet: 'classic' as const, sets: ['classic'], seed, players };
  const { state, header } = openRecorded(pool, setup);
  const course = new Course(pool, state);
  const random = stream(seed);
  const played: { seat: Seat; move: Act; at: number; events: readonly GameEvent[] }[] = [];
  const rewinds: { at: number; to: number }[] = [];
  const play = (seat: Seat, move: Act): boolean => {
    const done = course.play(seat, move);
    if (isRefusal(done)) return false;
    played.push({ seat, move, at: played.length * 1000, events: done.events });
    return true;
  };
  for (let step = 0; step < 300 && course.state.phase !== 'over'; step += 1) {
    const able = course.state.players.flatMap((_, seat) =>
      legalMoves(pool, course.state, seat)
        .filter(({ move }) => move.do !== 'concede')
        .map((legalMove) => ({ seat, legalMove })),
    );
    const chosen = able[Math.floor(random() * able.length)];
    const move = chosen === undefined ? null : sampleMove(chosen.legalMove, random);
    if (chosen === undefined || move === null || !play(chosen.seat, move)) play(SYSTEM, { do: 'timeout' });
    const to = played.length - (step % 7);
    if (step % 11 !== 0 || to < 1) continue;
    if (play(SYSTEM, { do: 'rewind', to })) rewinds.push({ at: played.length, to });
  }
  const record = readRecord(writeRecord(recordPlayed(pool, header, played)));
  if (isRecordFault(record)) throw new Error(record.message.id);
  return { record, rewinds };
}

function filmOf(record: GameRecord): Film {
  const work = develop(pool, record);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

const { record, rewinds } = evening('rewinds');
const film = filmOf(record);
const last = film.steps.length - 1;

describe('a game with moves that were taken back', () => {
  it('has them in its film, with every position as it was', () => {
    expect(rewinds.length).toBeGreaterThan(5);
    expect(film.mismatch).toBeNull();
    const there = new Map<number, string>();
    for (const { n, state } of replay(pool, record)) there.set(n, canonicalJson(clone(state)));
    // Backward, so that no table is derived from the one requested before it.
    for (let number = last; number >= 0; number -= 1) {
      expect(canonicalJson(stateAt(pool, film, number))).toBe(there.get(number));
    }
  });

  it('marks exactly the moves that were taken back', () => {
    const taken = takenBack(film.steps);
    const wanted = new Set(
      rewinds.flatMap(({ at, to }) => Array.from({ length: at - to }, (_, index) => to + index)),
    );
    const marked = [...film.steps.keys()].filter((number) => isTaken(taken, number));
    expect(marked).toEqual([...wanted].toSorted((a, b) => a - b));
    expect(taken.every(({ from, to }, at) => from <= to && from > (taken[at - 1]?.to ?? -1) + 1)).toBe(true);
  });

  it('numbers its turns as the table did', () => {
    for (const { chapter, from } of replayChapters(heardOf(film, 'public'))) {
      const { turns, turn } = stateAt(pool, film, from);
      expect([chapter.turn, chapter.seat]).toEqual([turns, turns === 0 ? null : turn]);
    }
  });

  it('gives each of its chapters a key of its own', () => {
    const keys = replayChapters(heardOf(film, 'public')).map(({ chapter }) => chapter.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("counts only the Levels that weren't taken back", () => {
    const steps = film.steps.map(({ seat, events }, number) => ({ number, by: seat ?? -1, events }));
    const { levels } = storyOf(steps, 3);
    expect(levels.map((each) => each.at(-1))).toEqual(
      stateAt(pool, film, last).players.map(({ level }) => level),
    );
  });
});

it('a game without rewinds has nothing marked', () => {
  const steps = film.steps.filter(({ events }) => !events.some(({ e }) => e === 'rewound'));
  expect(takenBack(steps)).toEqual([]);
});
