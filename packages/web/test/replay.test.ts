import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSet } from '@kickdoor/packs/node';
import {
  buildCardPool,
  canonicalJson,
  clone,
  develop,
  isRecordFault,
  readRecord,
  replay,
  stateAt,
  storyOf,
  view,
  type CardPool,
  type Film,
  type GameRecord,
} from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { chapterAt, chapterBeside, marksOf, replayChapters } from '../src/replay/chapters.ts';
import { offeredEyes } from '../src/replay/eyes.ts';
import { heardOf, momentOf } from '../src/replay/moment.ts';
import { replayPath, replayPlaceOf } from '../src/replay/place.ts';
import { mismatchPhrase } from '../src/replay/seal.ts';

const folder = join(import.meta.dirname, '../../cli/test/golden');
const golden = join(folder, 'classic-sensible.jsonl');
const text = readFileSync(golden, 'utf8');

function recordIn(file: string): GameRecord {
  const record = readRecord(file);
  if (isRecordFault(record)) throw new Error(record.message.id);
  return record;
}

const record = recordIn(text);
const pool = buildCardPool(record.header.sets.map(({ id }) => loadSet(id)));

function filmOf(cards: CardPool, played: GameRecord): Film {
  const work = develop(cards, played);
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

const film = filmOf(pool, record);
const last = film.steps.length - 1;

describe('a film', () => {
  it('has every position of the game, in any order', () => {
    const played = [...replay(pool, record)].length;
    expect(film.steps).toHaveLength(played);
    expect(film.mismatch).toBeNull();
    const there = new Map<number, string>();
    for (const { n, state } of replay(pool, record)) there.set(n, canonicalJson(clone(state)));
    for (const n of [last, 0, 17, 16, 15, 1, Math.floor(last / 2)]) {
      expect(canonicalJson(stateAt(pool, film, n))).toBe(there.get(n));
    }
  });

  it('returns positions that can be changed without changing the film', () => {
    const before = canonicalJson(stateAt(pool, film, 16));
    stateAt(pool, film, 16).players.length = 0;
    expect(canonicalJson(stateAt(pool, film, 16))).toBe(before);
  });

  it("rejects steps that don't exist", () => {
    expect(() => stateAt(pool, film, last + 1)).toThrow(RangeError);
    expect(() => stateAt(pool, film, -1)).toThrow(RangeError);
    expect(() => stateAt(pool, film, 0.5)).toThrow(RangeError);
  });

  it('ends before a line that was tampered with, and says which one it is', () => {
    const lines = text.split('\n');
    const changed = lines.with(
      40,
      (lines[40] ?? '').replace(/"at":\d/u, (at) => (at.endsWith('9') ? '"at":8' : '"at":9')),
    );
    const other = recordIn(changed.join('\n'));
    const broken = filmOf(pool, other);
    expect(broken.steps).toHaveLength(40);
    expect(broken.mismatch).not.toBeNull();
    if (broken.mismatch === null) return;
    expect(mismatchPhrase(other, broken.mismatch).args?.['line']).toBe('41');
  });
});

describe('the story of every golden game', () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.jsonl')))('%s', (name) => {
    const played = recordIn(readFileSync(join(folder, name), 'utf8'));
    const cards = buildCardPool(played.header.sets.map(({ id }) => loadSet(id)));
    const { steps } = filmOf(cards, played);
    const told = steps.map(({ seat, events }, number) => ({ number, by: seat ?? -1, events }));
    const { ending, moments } = storyOf(told, played.header.players.length);
    const happens = (number: number, e: string) => steps[number]?.events.some((event) => event.e === e);
    const over = steps.at(-1)?.events.find(({ e }) => e === 'over');
    const winners = over?.e === 'over' ? over.winners : [];
    expect(ending?.number).toBe(winners.length === 0 ? undefined : steps.length - 1);
    const kill = ending?.kind === 'kill' ? ending.victory : null;
    expect(kill === null || winners.some((seat) => seat === kill.seat || seat === kill.helper)).toBe(true);
    const wins = [kill, moments.feat, moments.narrow].filter((win) => win !== null);
    expect(wins.every(({ number }) => happens(number, 'won'))).toBe(true);
    expect(moments.death === null || happens(moments.death.number, 'died')).toBe(true);
    expect(moments.loss === null || happens(moments.loss.number, 'lost')).toBe(true);
  });
});

describe('a moment', () => {
  it('shows a seat what it saw, and nothing more', () => {
    for (const eyes of [0, 1, 'public'] as const) {
      const heard = heardOf(film, eyes);
      const state = momentOf(pool, film, heard, { number: 60, eyes, isNews: true });
      const seat = eyes === 'public' ? null : eyes;
      expect(state.game.view).toEqual(view(pool, stateAt(pool, film, 60), seat));
      const secrets = state.log.flatMap(({ event }) =>
        'secret' in event && event.secret !== undefined ? [event.secret] : [],
      );
      expect(secrets.every(({ seats }) => seat !== null && seats.includes(seat))).toBe(true);
      expect(state.game.news.every(({ number }) => number === 60)).toBe(true);
    }
  });

  it('shows all hands on request', () => {
    const state = momentOf(pool, film, heardOf(film, 'open'), { number: 60, eyes: 'open', isNews: false });
    const hands = stateAt(pool, film, 60).players.map(({ hand }) => hand);
    expect(state.game.view.players.map(({ shown }) => shown)).toEqual(hands);
    expect(hands.some((hand) => hand.length > 0)).toBe(true);
  });
});

describe('the turns', () => {
  const chapters = replayChapters(heardOf(film, 'public'));

  it('begin where the log says, in order', () => {
    expect(chapters[0]).toMatchObject({ from: 0, chapter: { seat: null } });
    expect(chapters.at(-1)?.chapter.turn).toBe(stateAt(pool, film, last).turns);
    expect(chapters.map(({ from }) => from)).toEqual(
      chapters.map(({ from }) => from).toSorted((a, b) => a - b),
    );
    expect(marksOf(chapters, last).every(({ at }) => at >= 0 && at <= 1)).toBe(true);
  });

  it("can be stepped through: to the next, to the current one's beginning, and to the previous one", () => {
    const third = chapters[3]?.from ?? 0;
    expect(chapterAt(chapters, third)).toBe(3);
    expect(chapterBeside(chapters, third, 1, last)).toBe(chapters[4]?.from);
    expect(chapterBeside(chapters, third + 1, -1, last)).toBe(third);
    expect(chapterBeside(chapters, third, -1, last)).toBe(chapters[2]?.from);
    expect(chapterBeside(chapters, last, 1, last)).toBe(last);
    expect(chapterBeside(chapters, 0, -1, last)).toBe(0);
  });
});

describe('the URL', () => {
  it('names a moment and a point of view, and is read back unchanged', () => {
    for (const place of [
      { move: 12, eyes: 2 },
      { move: 0, eyes: 'open' },
      { move: null, eyes: 'public' },
    ] as const) {
      const path = replayPath('Zk3v9QxT_a1B', place);
      expect(replayPlaceOf(new URL(path, 'http://x').search)).toEqual(place);
    }
  });

  it('omits meaningless values', () => {
    expect(replayPlaceOf('?move=-1&eyes=all')).toEqual({ move: null, eyes: 'public' });
    expect(replayPlaceOf('?move=1e9&eyes=999')).toEqual({ move: null, eyes: 'public' });
  });
});

it("a file offers all hands, a table only the player's own", () => {
  expect(offeredEyes(3, null)).toEqual(['public', 0, 1, 2, 'open']);
  expect(offeredEyes(3, [1])).toEqual(['public', 1]);
  expect(offeredEyes(3, [])).toEqual(['public']);
});
