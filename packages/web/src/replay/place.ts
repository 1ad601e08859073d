/** The moment that a replay's URL names: the number of moves made, and the point of view. */
import type { Seat } from '@kickdoor/rules';

/** The point of view: a seat's, the public's, or with all hands open. */
export type Eyes = Seat | 'public' | 'open';

export interface ReplayPlace {
  /** The number of moves made; `null` for the beginning. */
  readonly move: number | null;
  readonly eyes: Eyes;
}

/** Parses a query; invalid parts are ignored. */
export function replayPlaceOf(query: string): ReplayPlace {
  const asked = new URLSearchParams(query);
  const move = asked.get('move') ?? '';
  const eyes = asked.get('eyes') ?? '';
  return {
    move: /^\d{1,7}$/u.test(move) ? Number(move) : null,
    eyes: /^\d{1,2}$/u.test(eyes) ? Number(eyes) : eyes === 'open' ? 'open' : 'public',
  };
}

/** The path of a moment in a table's game, or in a file if there is no table. */
export function replayPath(table: string | null, { move, eyes }: ReplayPlace): string {
  const asked = new URLSearchParams();
  if (move !== null) asked.set('move', String(move));
  if (eyes !== 'public') asked.set('eyes', String(eyes));
  const path = table === null ? '/replay' : `/replay/${table}`;
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}
