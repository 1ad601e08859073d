/** Which puzzle the page shows: the daily one, or the one in the URL. */
import { seedOfDay } from '@kickdoor/bots';

/** The most characters of a seed in the URL. */
const MOST = 60;

/** The seed in the query; without one, today's. */
export function seedOf(query: string): string {
  const seed = new URLSearchParams(query).get('seed') ?? '';
  return seed === '' ? seedOfDay(new Date()) : seed.slice(0, MOST);
}

/** The path of a random new puzzle. */
export function anotherPath(): string {
  return `/puzzle?seed=${crypto.randomUUID().slice(0, 8)}`;
}

const KEY = 'kickdoor.puzzle';

/** The game in which the puzzle of a seed was last found, so that the search can start there; 0 if unknown. */
export function gameOf(seed: string): number {
  const [known, game] = (localStorage.getItem(KEY) ?? '').split('\n');
  const number = Number(game);
  return known === seed && Number.isInteger(number) && number > 0 ? number : 0;
}

/** Stores the game in which the last puzzle was found. */
export function keepGame(seed: string, game: number): void {
  try {
    localStorage.setItem(KEY, `${seed}\n${game}`);
  } catch {
    // Without storage, it will be searched for again.
  }
}
