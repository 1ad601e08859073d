/** Which puzzle a page shows: that of the day, or one that its address names. */
import { seedOfDay } from '@kickdoor/bots';

/** Longest seed in an address. */
const MOST = 60;

/** The seed of the query; without one, that of the day. */
export function seedOf(query: string): string {
  const seed = new URLSearchParams(query).get('seed') ?? '';
  return seed === '' ? seedOfDay(new Date()) : seed.slice(0, MOST);
}

/** The address of a puzzle that nobody has seen yet. */
export function anotherPath(): string {
  return `/puzzle?seed=${crypto.randomUUID().slice(0, 8)}`;
}

const KEY = 'kickdoor.puzzle';

/** The game in which the puzzle of a seed was found before, so that it need not be looked for; 0 if it is not known. */
export function gameOf(seed: string): number {
  const [known, game] = (localStorage.getItem(KEY) ?? '').split('\n');
  const number = Number(game);
  return known === seed && Number.isInteger(number) && number > 0 ? number : 0;
}

/** Remembers the game of the puzzle that was found last. */
export function keepGame(seed: string, game: number): void {
  try {
    localStorage.setItem(KEY, `${seed}\n${game}`);
  } catch {
    // Without storage it is looked for again.
  }
}
