/** Decides whether a window interrupts its player. The other players never see this. */
import type { StopWhen } from '@kickdoor/protocol';
import type { LegalMove, PendingView, Verb, View } from '@kickdoor/rules';

/** The settings for which windows interrupt a player, in the order of the menu. */
export const STOPS = ['always', 'could', 'me', 'wins', 'never'] as const satisfies readonly StopWhen[];

/** The actions in a window other than passing. */
const ACTS: ReadonlySet<Verb> = new Set(['play', 'use', 'seize']);

type Window = 'curse' | 'claim' | 'win' | 'run';

/** The window for each kind of pending prompt; `null` if it needs an answer from somebody. */
const PENDING: Readonly<Record<PendingView['kind'], Window | null>> = {
  cancel: 'curse',
  seize: 'claim',
  caught: null,
  choice: null,
  excess: null,
  looting: null,
  sharing: null,
};

/** The open window; `null` if there is none. */
export function windowOf({ pending, combat }: Pick<View, 'pending' | 'combat'>): Window | null {
  if (pending !== null) return PENDING[pending.kind];
  if (!combat?.claim || combat.request !== null) return null;
  return combat.claim.kind === 'win' ? 'win' : 'run';
}

/**
 * Whether the open window is about this seat's own act against somebody else. Players don't stop their own acts, so it
 * passes at once (`usePassesOwn`), whatever the player's setting.
 */
export function isOwnAct({ pending, seat }: Pick<View, 'pending' | 'seat'>): boolean {
  if (pending?.kind !== 'cancel' || pending.by !== seat) return false;
  return pending.played === true || pending.victim !== seat;
}

/** Whether the open window interrupts this player, according to their setting. True if there is none. */
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

/** Whether winning this fight would bring the fighter to the last Level. */
function wouldWin({ combat, players, options }: View): boolean {
  if (combat === null) return false;
  const level = players[combat.fighter]?.level ?? 0;
  return level + combat.levels >= options.level;
}
