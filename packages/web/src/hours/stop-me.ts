/** Whether a window is to interrupt its player. What the others see never depends on it. */
import type { StopWhen } from '@kickdoor/protocol';
import type { LegalMove, PendingView, Verb, View } from '@kickdoor/rules';

/** When windows may interrupt a player, as the menu lists them. */
export const STOPS = ['always', 'could', 'me', 'wins', 'never'] as const satisfies readonly StopWhen[];

/** What one can do in a window besides letting it go by. */
const ACTS: ReadonlySet<Verb> = new Set(['play', 'use', 'seize']);

type Window = 'curse' | 'claim' | 'win' | 'run';

/** What is pending while everybody may act and nobody has to; `null` where somebody has to answer. */
const PENDING: Readonly<Record<PendingView['kind'], Window | null>> = {
  cancel: 'curse',
  seize: 'claim',
  caught: null,
  choice: null,
  excess: null,
  looting: null,
  sharing: null,
};

/** What kind of window is open in which everybody may act and nobody has to; `null` if none is. */
export function windowOf({ pending, combat }: Pick<View, 'pending' | 'combat'>): Window | null {
  if (pending !== null) return PENDING[pending.kind];
  if (!combat?.claim || combat.request !== null) return null;
  return combat.claim.kind === 'win' ? 'win' : 'run';
}

/**
 * Whether the open window is about what this seat itself has just done to somebody else. Nobody stops that oneself, so
 * it goes by at once (`usePassesOwn`), whatever the player has said of windows.
 */
export function isOwnAct({ pending, seat }: Pick<View, 'pending' | 'seat'>): boolean {
  if (pending?.kind !== 'cancel' || pending.by !== seat) return false;
  return pending.played === true || pending.victim !== seat;
}

/** Whether the open window interrupts this player, by what they have said. True where none is open. */
export function stopsMe(view: View, legalMoves: readonly LegalMove[], when: StopWhen): boolean {
  const open = windowOf(view);
  if (open === null) return true;
  if (isOwnAct(view)) return false;
  switch (when) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'could':
      return legalMoves.some(({ move }) => ACTS.has(move.do));
    case 'me':
      return hitsMe(view);
    case 'wins':
      return open === 'win' && wouldWin(view);
  }
}

function hitsMe({ pending, combat, seat }: View): boolean {
  if (pending?.kind === 'cancel') return pending.victim === seat;
  return pending === null && combat !== null && (combat.fighter === seat || combat.helper === seat);
}

/** Whether the fight would bring its fighter the last Level. */
function wouldWin({ combat, players, options }: View): boolean {
  if (combat === null) return false;
  const level = players[combat.fighter]?.level ?? 0;
  return level + combat.levels >= options.level;
}
