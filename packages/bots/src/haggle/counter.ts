/** Counteroffers: the trade that the bot has declined, plus one more item from the other side. */
import { admits, type MoveOf } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';
import { hasOfferedTo, type Offer } from '../past/past.ts';
import { best, decision, legalMovesOf, playerAt, type Scene } from '../scene.ts';
import { worthToBoth } from './bargain.ts';
import { isPlain } from './proposals.ts';

/**
 * The last trade offered to the bot this turn that wasn't made, if the bot has no unaccepted recent offer to its maker.
 */
function declined({ past, seat }: Scene): Offer | undefined {
  return past.offers.findLast(
    ({ turn, by, to, made }) => to === seat && !made && turn === past.turn && !hasOfferedTo(past, seat, by),
  );
}

/** Makes a counteroffer to a trade that the bot has declined, if one suits both sides. */
export function counterTrade(scene: Scene): Decision | null {
  const offer = declined(scene);
  if (offer === undefined || scene.style.haggle === null || scene.view.trades.length > 0) return null;
  const legalMove = legalMovesOf(scene, 'offer').find(({ move }) => move.seat === offer.by);
  const wanted =
    legalMove?.trade?.get.filter((card) => isPlain(scene, card) && !offer.give.includes(card)) ?? [];
  const other = playerAt(scene, offer.by);
  const more = best(wanted, (card) =>
    worthToBoth(scene, other, { gives: offer.get, gets: [...offer.give, card] }),
  );
  if (legalMove === undefined || more === null) return null;
  const move: MoveOf<'offer'> = { ...legalMove.move, give: offer.get, get: [...offer.give, more] };
  return admits(legalMove, move) ? decision(move, 'bot-why-trade') : null;
}
