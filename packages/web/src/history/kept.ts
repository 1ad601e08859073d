/** Where this browser keeps the games that it has finished. */
import { readGames, statisticsOf, type PlayedGame } from './model.ts';

const KEY = 'kickdoor.history';
/** Set once somebody at this browser has won: the start page asks before it can read the games (`start/kept.ts`). */
const WON = 'kickdoor.won';

/** Where storage is unavailable, they last as long as the page. */
let forgetful: readonly PlayedGame[] | null = null;

/** The games this browser has finished, the newest first. Whatever can't be read is left out. */
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
  // Half of them may still fit where all of them don't.
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

/** Remembers a game, unless it is remembered already. */
export function keepGame(game: PlayedGame): void {
  const games = keptGames();
  if (games.some(({ id }) => id === game.id)) return;
  write(readGames([game, ...games]));
}

/** Adds games from elsewhere; those that are here already stay as they are. Returns how many are new. */
export function addGames(games: readonly PlayedGame[]): number {
  const before = keptGames();
  const known = new Set(before.map(({ id }) => id));
  write(readGames([...before, ...games]));
  return keptGames().filter(({ id }) => !known.has(id)).length;
}

/** Forgets all of them. */
export function eraseGames(): void {
  forgetful = null;
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(WON);
  } catch {
    forgetful = [];
  }
}
