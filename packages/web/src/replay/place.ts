/** The moment that a replay's address names: after how many moves, and with whose eyes. */
import type { Seat } from '@kickdoor/rules';

/** Whose eyes a game is seen with: a seat's, everybody's (what lay open), or with all hands open. */
export type Eyes = Seat | 'public' | 'open';

export interface ReplayPlace {
  /** Moves that have been made; `null` for the beginning. */
  readonly move: number | null;
  readonly eyes: Eyes;
}

/** The moment a query names; whatever it doesn't say as it should is left out. */
export function replayPlaceOf(query: string): ReplayPlace {
  const asked = new URLSearchParams(query);
  const move = asked.get('move') ?? '';
  const eyes = asked.get('eyes') ?? '';
  return {
    move: /^\d{1,7}$/u.test(move) ? Number(move) : null,
    eyes: /^\d{1,2}$/u.test(eyes) ? Number(eyes) : eyes === 'open' ? 'open' : 'public',
  };
}

/** The path of a moment of a table's game, or of a file's if there is no table. */
export function replayPath(table: string | null, { move, eyes }: ReplayPlace): string {
  const asked = new URLSearchParams();
  if (move !== null) asked.set('move', String(move));
  if (eyes !== 'public') asked.set('eyes', String(eyes));
  const path = table === null ? '/replay' : `/replay/${table}`;
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}
