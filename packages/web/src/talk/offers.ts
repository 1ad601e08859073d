/** Turns an offer of help in the chat into the request that accepts it. */
import type { LegalMove, Move } from '@kickdoor/rules';
import type { Said } from '../net/state.ts';
import { isLegal, withTerms } from '../hand/fill.ts';
import { usePosition } from '../table/TableContext.ts';
import { offerIn } from './words.ts';

/** The request for help with this number of Treasures. */
export function askFor({ move }: LegalMove, treasures: number): Move {
  const whom = move.do === 'ask' ? move.seat : 0;
  // Helpers who want all the Treasures pick first anyway.
  return withTerms(move, { treasures, first: whom, items: [], plays: [] });
}

/**
 * The legal move with which this offer of help can be accepted; `null` if the message isn't one, or can't be accepted
 * now.
 */
export function useAskable(said: Said): LegalMove | null {
  const { game } = usePosition();
  const treasures = offerIn(said.what);
  if (treasures === null) return null;
  const found = game.legalMoves.find(({ move }) => move.do === 'ask' && move.seat === said.seat);
  return found !== undefined && isLegal(found, askFor(found, treasures)) ? found : null;
}
