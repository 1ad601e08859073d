/** Checks shared by many moves. */
import type { CardId, Seat } from '../model/card.ts';
import { player, type Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from '../chapters/foes.ts';

/** Why something done on one's own turn out of combat can't be done now. */
function validateOwnTurn(game: Game, seat: Seat): Refusal | null {
  const { turn, phase } = game.state;
  if (inCombat(game, seat)) return FROZEN;
  return turn !== seat || phase === 'setup' || phase === 'over' ? NOT_ONES_TURN : null;
}

const FROZEN = refuse('combat.gear-frozen', 'timing.own-turn', 'items.no-new-gear-when-helping');

/** Whether a seat may put any card in play that is put there on its player's own turn, or when just received. */
export function mayLay(game: Game, seat: Seat): boolean {
  const { turn, phase } = game.state;
  return phase === 'setup' || turn === seat || player(game, seat).justReceived.length > 0;
}

/** For what is done on the player's own turn, or at the moment a card is received. */
export const NOT_ONES_TURN = refuse('timing.own-turn', 'timing.on-receipt');

/**
 * Why a card can't be put in play now: on the player's own turn out of combat, or the moment it is received
 * (`timing.on-receipt`).
 */
export function validateLaying(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (
    game.state.phase !== 'setup' &&
    !inCombat(game, seat) &&
    player(game, seat).justReceived.includes(card)
  ) {
    return null;
  }
  return validateOwnTurn(game, seat);
}
