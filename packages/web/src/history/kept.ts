/** This browser's storage of finished games. */
import { readGames, statisticsOf, type PlayedGame } from './model.ts';

const KEY = 'kickdoor.history';
/**
 * Set once somebody at this browser has won: the start page checks it before it can read the games (`start/kept.ts`).
 */
const WON = 'kickdoor.won';

/** Without storage, the games last as long as the page. */
let forgetful: readonly PlayedGame[] | null = null;

/** The games finished in this browser, newest first. Unreadable ones are left out. */
export function keptGames(): readonly PlayedGame[] {
  if (forgetful !== null) return forgetful;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? readGames(found) : [];
  } catch {
    return [];
  }
}

function write(games: readonly PlayedGame[]): void {
  // If storage is full, keep half of the games.
  for (let wanted = games; ; wanted = wanted.slice(0, Math.floor(wanted.length / 2))) {
    try {
      localStorage.setItem(KEY, JSON.stringify(wanted));
      if (statisticsOf(wanted).wins > 0) localStorage.setItem(WON, '1');
      forgetful = null;
      return;
    } catch {
      if (wanted.length > 1) continue;
      forgetful = games;
      return;
    }
  }
}

/** Stores a game, unless it is stored already. */
export function keepGame(game: PlayedGame): void {
  const games = keptGames();
  if (games.some(({ id }) => id === game.id)) return;
  write(readGames([game, ...games]));
}

/** Adds imported games without changing those already here. Returns how many are new. */
export function addGames(games: readonly PlayedGame[]): number {
  const before = keptGames();
  const known = new Set(before.map(({ id }) => id));
  write(readGames([...before, ...games]));
  return keptGames().filter(({ id }) => !known.has(id)).length;
}

/** Deletes all games. */
export function eraseGames(): void {
  forgetful = null;
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(WON);
  } catch {
    forgetful = [];
  }
}
