/**
 * Finds what can be sold for a Level without loss: items that are only carried, and those in the hand that can't be put
 * into play.
 */
import type { CardId, LegalMove } from '@kickdoor/rules';
import { isUseful } from '../foresight/worth.ts';
import { goldOf } from '../hand/fill.ts';
import type { Outlook } from './outlook.ts';

/** Items in the hand and in play that do nothing for their owner, and can't be made to. */
function spareOf(outlook: Outlook, from: readonly CardId[]): readonly CardId[] {
  const { view, pool, legalMoves } = outlook;
  const { equipped = [], ineffective = [] } = view.players[view.seat ?? -1] ?? {};
  const serves = (card: CardId): boolean =>
    legalMoves.some(
      ({ move }) =>
        (move.do === 'equip' || move.do === 'play') && move.card === card && isUseful(outlook, move),
    );
  return from.filter((card) => {
    // A one-shot is useful in a future fight.
    if (pool.cards[card]?.kind === 'oneshot') return false;
    return equipped.includes(card) ? ineffective.includes(card) : !serves(card);
  });
}

/** Picks no more cards than the price requires, and keeps the most valuable ones. */
function enoughFor(price: number, cards: readonly CardId[], legalMove: LegalMove): CardId[] {
  const goldFor = (card: CardId): number => goldOf(legalMove, [card]);
  let sum = goldOf(legalMove, cards);
  return cards
    .toSorted((a, b) => goldFor(b) - goldFor(a))
    .filter((card) => {
      if (sum - goldFor(card) < price) return true;
      sum -= goldFor(card);
      return false;
    });
}

/**
 * The sale of spare items, for as many Levels as they bring. `undefined` if they bring none, or if the sale would cost
 * strength.
 */
export function sale(outlook: Outlook): LegalMove | undefined {
  const { view, ahead, legalMoves } = outlook;
  const { seat } = view;
  const legalMove = legalMoves.find(({ move }) => move.do === 'sell');
  if (seat === null || legalMove?.pick?.worth === undefined) return undefined;
  const [least, most] = legalMove.pick.worth;
  const spare = spareOf(outlook, legalMove.pick.from);
  const levels = Math.floor(Math.min(goldOf(legalMove, spare), most) / least);
  if (levels === 0) return undefined;
  const move = { do: 'sell', cards: enoughFor(levels * least, spare, legalMove) } as const;
  const [now, then] = [ahead.now, ahead.after([seat, move])].map((figures) => figures?.players[seat]);
  if (now === undefined || then === undefined || then.level <= now.level) return undefined;
  const isLoss = then.flee < now.flee || then.strength - then.level < now.strength - now.level;
  return isLoss ? undefined : { ...legalMove, move };
}
