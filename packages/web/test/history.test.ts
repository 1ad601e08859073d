/** The games finished in a browser: how they are stored, what damage that survives, and their statistics. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addGames, eraseGames, keepGame, keptGames } from '../src/history/kept.ts';
import {
  gamesInFile,
  historyFile,
  MOST_GAMES,
  placeIn,
  readGames,
  statisticsOf,
  type PlayedGame,
} from '../src/history/model.ts';
import { hasWon } from '../src/start/kept.ts';

const KEY = 'kickdoor.history';
const auditor = { id: 'auditor', name: 'The Final Auditor' };

/** A game by its number, which is also the time it was played. */
function game(number: number, part: Partial<PlayedGame> = {}): PlayedGame {
  return {
    id: String(number).padStart(12, 'a'),
    at: number,
    sheet: 'classic',
    sets: ['classic'],
    turns: 20,
    here: false,
    players: [
      { name: 'Ada', level: 7, won: false, own: true, deaths: [auditor] },
      { name: 'Ben', level: 10, won: true, own: false, deaths: [null] },
      { name: 'Cleo', level: 7, won: false, own: false, deaths: [] },
    ],
    ...part,
  };
}

/** A storage with this much space, in characters. */
function storage(room = Infinity) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => {
  eraseGames();
  vi.unstubAllGlobals();
});

describe('the stored games', () => {
  it('are stored once each, the newest first', () => {
    keepGame(game(1));
    keepGame(game(3));
    keepGame(game(2));
    keepGame(game(1, { at: 99 }));
    expect(keptGames().map(({ at }) => at)).toEqual([3, 2, 1]);
  });

  it('tell the start page whether somebody in this browser has won', () => {
    keepGame(game(1));
    expect(hasWon()).toBe(false);
    const [ada, ...others] = game(2).players;
    if (ada !== undefined) keepGame(game(2, { players: [{ ...ada, won: true }, ...others] }));
    expect(hasWon()).toBe(true);
    eraseGames();
    expect(hasWon()).toBe(false);
  });

  it('are limited in number, and the oldest go first', () => {
    addGames(Array.from({ length: MOST_GAMES }, (_, number) => game(number + 1)));
    keepGame(game(MOST_GAMES + 1));
    const kept = keptGames();
    expect(kept).toHaveLength(MOST_GAMES);
    expect([kept[0]?.at, kept.at(-1)?.at]).toEqual([MOST_GAMES + 1, 2]);
  });

  it.each(['', '{', 'null', '{"a":1}', '[1,null,"x",[]]'])('survive storage that contains %j', (damaged) => {
    localStorage.setItem(KEY, damaged);
    expect(keptGames()).toEqual([]);
    keepGame(game(1));
    expect(keptGames()).toEqual([game(1)]);
  });

  it("lose only the entries that can't be read", () => {
    localStorage.setItem(
      KEY,
      JSON.stringify([game(2), { ...game(1), players: [] }, { ...game(3), at: 'x' }]),
    );
    expect(keptGames()).toEqual([game(2)]);
  });

  it('are as many as there is room for', () => {
    vi.stubGlobal('localStorage', storage(JSON.stringify([game(1)]).length * 3));
    addGames([1, 2, 3, 4, 5].map((number) => game(number)));
    expect(keptGames().map(({ at }) => at)).toEqual([5, 4]);
  });

  it('last until the page is closed without storage, and can be erased', () => {
    vi.stubGlobal('localStorage', storage(0));
    keepGame(game(1));
    expect(keptGames()).toEqual([game(1)]);
    eraseGames();
    expect(keptGames()).toEqual([]);
  });
});

describe('a file of stored games', () => {
  it('restores what was saved, and says how many games are new', () => {
    keepGame(game(1));
    const found = gamesInFile(historyFile([game(1), game(2)]));
    expect(found).toEqual([game(2), game(1)]);
    expect(addGames(found ?? [])).toBe(1);
    expect(keptGames()).toHaveLength(2);
  });

  it.each(['', '[]', '{"kickdoorHistory":2,"games":[]}', '{"kickdoor":1}'])("can't be %j", (text) => {
    expect(gamesInFile(text)).toBeNull();
  });
});

describe('the statistics of the stored games', () => {
  it("count games and wins by rule sheet, and only the player's own deaths", () => {
    const won = game(2, {
      sheet: 'west',
      players: [{ name: 'Ada', level: 10, won: true, own: true, deaths: [auditor, null] }],
    });
    expect(statisticsOf([game(1), game(3), won])).toEqual({
      games: 3,
      wins: 1,
      sheets: [
        { sheet: 'classic', games: 2, wins: 0 },
        { sheet: 'west', games: 1, wins: 1 },
      ],
      deaths: [
        { card: auditor, count: 3 },
        { card: null, count: 1 },
      ],
    });
  });

  it('give tied players the same rank, after the winner', () => {
    expect([0, 1, 2].map((seat) => placeIn(game(1), seat))).toEqual([2, 1, 2]);
  });

  it("skip entries that aren't games", () => {
    expect(readGames([null, 7, {}])).toEqual([]);
  });
});
