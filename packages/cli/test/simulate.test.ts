/** Whole games between bots: they end, they are reproducible, and every move can be written and parsed. */
import { bots, type BotName } from '@kickdoor/bots';
import { loadSet } from '@kickdoor/packs/node';
import {
  SYSTEM,
  applyMove,
  buildCardPool,
  census,
  clocks,
  createTable,
  isRecordFault,
  isRefusal,
  validateMove,
  legalMoves,
  printMove,
  readRecord,
  stream,
  understand,
  verify,
  view,
  watchedEffects,
  type Move,
  type State,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { Violation, playGame, type GameSetup } from '@kickdoor/bots/simulate';
import { playShare, readShare } from '../src/simulate/share.ts';
import { simulate, type Report } from '../src/simulate/run.ts';

const pool = buildCardPool([loadSet('classic')]);

const NAMES = ['Aric', 'Suzan', 'Marc', 'Mad Max'];

function table(seed: string): State {
  const players = NAMES.map((name) => ({ name, sex: 'female' as const }));
  return createTable(pool, { sheet: 'classic', sets: ['classic'], seed, players });
}

/** Plays on with bots, inspecting each move before it is made. */
function play(state: State, kind: BotName, most: number, look: (seat: number, move: Move) => void): void {
  const random = stream(`${state.seed}/bots`);
  for (let count = 0; count < most && state.phase !== 'over'; count++) {
    const found = NAMES.keys()
      .map((seat) => ({
        seat,
        decided: bots[kind].decide(view(pool, state, seat), legalMoves(pool, state, seat), pool, random),
      }))
      .find(({ decided }) => decided !== null);
    const move: Move = found?.decided?.move ?? { do: 'timeout' };
    const seat = found?.seat ?? SYSTEM;
    if (seat === SYSTEM) expect(clocks(state)).not.toEqual([]);
    else look(seat, move);
    expect(isRefusal(applyMove(pool, state, seat, move))).toBe(false);
    expect(census(pool, state)).toEqual([]);
  }
}

/** Moves with sorted keys. */
function plain(move: Move): string {
  return JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

describe('moves in whole games', () => {
  test.each(['sensible', 'random'] as const)('of %s bots are written and parsed', (kind) => {
    const state = table(`notation ${kind}`);
    play(state, kind, 700, (seat, move) => {
      const text = printMove({ pool, players: state.players }, seat, move);
      const read = understand({ pool, state, seat, legalMoves: legalMoves(pool, state, seat) }, text);
      expect('error' in read ? read.error : read.moves.map(plain), text).toContain(plain(move));
      const first =
        'error' in read ? undefined : read.moves.find((one) => validateMove(pool, state, seat, one) === null);
      expect(first === undefined ? text : plain(first)).toBe(plain(move));
    });
  });

  test('a bot asked twice gives the same answer', () => {
    const state = table('twice');
    play(state, 'sensible', 200, (seat, move) => {
      const ask = (): unknown =>
        bots.sensible.decide(view(pool, state, seat), legalMoves(pool, state, seat), pool, stream('same'))
          ?.move;
      expect(ask()).toEqual(ask());
      expect(move).toBeDefined();
    });
  });
});

function inThreads(workers: number): Promise<Report> {
  return simulate({
    sheet: 'classic',
    sets: ['classic'],
    seats: 4,
    seed: 'threads',
    bots: 'sensible',
    record: false,
    packs: [],
    games: 6,
    workers,
  });
}

describe('a simulation', () => {
  const record = { version: 'test', hashes: [] };
  const setup: GameSetup = { sheet: 'classic', seats: 4, seed: 'test', bots: 'sensible', record };

  test('plays the same game from the same seed', () => {
    const first = playGame(pool, setup);
    expect(first.finished).toBe(true);
    expect(first.winners.length).toBeGreaterThan(0);
    expect(playGame(pool, setup)).toEqual(first);
    expect(playGame(pool, { ...setup, seed: 'other' }).record).not.toEqual(first.record);
  });

  test.each([3, 4, 5, 6])('of %d seats ends', (seats) => {
    const played = playShare(
      readShare({
        sheet: 'classic',
        sets: ['classic'],
        seats,
        seed: 'seats',
        bots: 'sensible',
        record: false,
        packs: [],
        games: [0, 1, 2, 3, 4],
      }),
    );
    for (const result of played) expect(result).toMatchObject({ outcome: { finished: true } });
  });

  test('of random bots ends', () => {
    const played = playShare(
      readShare({
        sheet: 'classic',
        sets: ['classic'],
        seats: 3,
        seed: 'random',
        bots: 'random',
        record: false,
        packs: [],
        games: [0, 1],
      }),
    );
    for (const result of played) expect(result).toMatchObject({ outcome: { finished: true } });
  });

  test("doesn't depend on the number of threads", async () => {
    const [one, two] = await Promise.all([inThreads(1), inThreads(3)]);
    expect(two.summary).toEqual(one.summary);
    expect(two.outcomes).toEqual(one.outcomes);
  });
});

test('a stopped simulation reports the games that have ended', async () => {
  const stop = new AbortController();
  const setup = { sheet: 'classic', sets: ['classic'], seats: 3, seed: 'stopped', bots: 'random' } as const;
  const told: number[] = [];
  const report = await simulate(
    { ...setup, packs: [], record: false, games: 10_000, workers: 2 },
    {
      signal: stop.signal,
      onGame: (_, done) => {
        told.push(done);
        if (done === 3) stop.abort();
      },
    },
  );
  expect(report.stopped).toBe(true);
  expect(told.slice(0, 3)).toEqual([1, 2, 3]);
  expect(report.outcomes).toHaveLength(told.length);
  expect(report.summary.games).toBe(told.length);
});

test('a simulation ends with the error of a failing listener', async () => {
  const setup = { sheet: 'classic', sets: ['classic'], seats: 3, seed: 'failed', bots: 'random' } as const;
  const played = simulate(
    { ...setup, packs: [], record: false, games: 10_000, workers: 2 },
    {
      onGame: () => {
        throw new Error('the disk is full');
      },
    },
  );
  await expect(played).rejects.toThrow('the disk is full');
});

describe('a game that breaks', () => {
  const classic = loadSet('classic');
  const effects = watchedEffects((name) => {
    if (name === 'deed lose-level') throw new Error('a deed that is broken');
  });
  const broken = buildCardPool([classic], effects);
  const setup: GameSetup = { sheet: 'classic', seats: 4, seed: 'broken 3', bots: 'sensible', record: null };

  function violation(record: GameSetup['record']): Violation {
    try {
      playGame(broken, { ...setup, record });
    } catch (error) {
      if (error instanceof Violation) return error;
      throw error;
    }
    throw new Error('no curse struck');
  }

  test('keeps its record up to the last complete move', () => {
    const { message, record } = violation({
      version: 'test',
      hashes: [{ id: 'classic', hash: classic.setHash }],
    });
    const read = readRecord(record ?? '');
    if (isRecordFault(read)) throw new Error('it is no record');
    expect(read.moves.length).toBeGreaterThan(0);
    expect(message).toMatch(
      new RegExp(`^game ${setup.seed}, move ${read.moves.length}: Bot .* broke the game: `, 'u'),
    );
    expect(verify(broken, read)).toBeNull();
  });

  test('has no record unless one is requested', () => {
    expect(violation(null).record).toBeNull();
  });
});

test("bots don't switch between two sets of gear forever", () => {
  const mixed = buildCardPool(['classic', 'space', 'winter'].map(loadSet));
  const setup: GameSetup = { sheet: 'classic', seats: 4, seed: '1/1245', bots: 'sensible', record: null };
  const result = playGame(mixed, setup);
  expect(result.finished).toBe(true);
  expect(result.moves).toBeLessThan(5000);
});
