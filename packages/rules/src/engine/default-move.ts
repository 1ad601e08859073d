/** The default move of a seat that doesn't answer or isn't there (D23, D25): whatever changes least. */
import type { Seat } from '../model/card.ts';
import type { Move } from '../model/move.ts';
import { excess, isDiscarded, charityOf, shareLeft } from '../chapters/charity.ts';
import { pickForCharity } from '../kernel/chance.ts';
import { mayPassClaim } from '../chapters/combat.ts';
import { runner } from '../chapters/flee.ts';
import { winning } from '../chapters/strength.ts';
import { tradeOf } from '../chapters/trade.ts';
import { kindOf } from '../frames/kind-of.ts';
import { player, top, type Game } from '../kernel/game.ts';

/**
 * Returns the default move; `null` if nothing waits for the seat. It refuses help, passes, claims a win, runs from a
 * loss, and ends its turn.
 */
export function defaultMoveIn(game: Game, seat: Seat): Move | null {
  const frame = top(game);
  if (frame !== undefined) return kindOf(frame).prompt?.defaultMove(game, frame, seat) ?? null;
  const { combat } = game.state;
  if (combat?.request?.to === seat || tradeOf(game, seat)?.to === seat) return { do: 'decline' };
  if (mayPassClaim(game, seat)) return { do: 'pass' };
  if (game.state.phase === 'setup') return player(game, seat).ready ? null : { do: 'end' };
  return game.state.turn === seat ? defaultInTurn(game, seat) : defaultInFlight(game, seat);
}

function defaultInFlight(game: Game, seat: Seat): Move | null {
  const card = game.state.flight?.left[0];
  return runner(game) === seat && card !== undefined ? { do: 'roll', card } : null;
}

function defaultInTurn(game: Game, seat: Seat): Move | null {
  switch (game.state.phase) {
    case 'opening':
      return { do: 'kick' };
    case 'door':
      return { do: 'take' };
    case 'trouble':
      return { do: 'loot' };
    case 'combat':
      if (game.state.combat?.claim) return null;
      return { do: winning(game) ? 'claim' : 'flee' };
    case 'flee':
      return defaultInFlight(game, seat);
    case 'closing':
      return { do: 'end' };
    case 'charity':
      return defaultCharity(game, seat);
    default:
      return null;
  }
}

/** Excess cards, picked at random from the table's own streams, for players who may get more. */
function defaultCharity(game: Game, seat: Seat): Move {
  const cards = pickForCharity(game.state, player(game, seat).hand, excess(game, seat));
  if (isDiscarded(game)) return { do: 'charity', cards };
  const to = charityOf(game).lowest.find((one) => shareLeft(game, seat, one) > 0) ?? -1;
  return { do: 'charity', cards: cards.slice(0, shareLeft(game, seat, to)), seat: to };
}
