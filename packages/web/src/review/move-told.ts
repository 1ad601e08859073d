/** Describes moves without their cards at hand: everything in them is named. */
import {
  cardList,
  type CardId,
  type Move,
  type Names,
  type Phrase,
  termsPhrase,
  type View,
} from '@kickdoor/rules';
import { moveLabel } from '../hand/labels.ts';
import { text } from '../words/say.ts';

/** A complete move: "Sell the Boots and the Ladder" where its button says "Sell items…". */
export function moveTold(move: Move, names: Names, view: View): Phrase {
  const cards = (ids: readonly CardId[]) => cardList(names, ids);
  switch (move.do) {
    case 'play':
      return playTold(move, names, view);
    case 'fight':
    case 'equip':
    case 'unequip':
    case 'drop':
    case 'part':
      return text(`move-${move.do}`, { card: names.card(move.card) });
    case 'join':
    case 'sell':
      return text(`move-${move.do}`, { cards: cards(move.cards) });
    case 'give':
      return text('move-give', { cards: cards(move.cards), whom: names.who(move.seat) });
    case 'charity':
      return move.seat === undefined
        ? text('move-charity-discard', { cards: cards(move.cards) })
        : text('move-give', { cards: cards(move.cards), whom: names.who(move.seat) });
    case 'offer':
      return offerTold(move, names);
    case 'ask':
      return text('move-ask', {
        whom: names.who(move.seat),
        terms: termsPhrase(names, { ...move.terms, plays: move.terms.plays.length }),
      });
    case 'choose':
      return chooseTold(move, names);
    case 'accept':
    case 'claim':
    case 'concede':
    case 'decline':
    case 'end':
    case 'flee':
    case 'kick':
    case 'loot':
    case 'pass':
    case 'roll':
    case 'sacrifice':
    case 'seize':
    case 'show':
    case 'take':
    case 'timeout':
    case 'use':
    case 'withdraw':
      return moveLabel(move, names, view);
  }
}

function playTold(move: Extract<Move, { do: 'play' }>, names: Names, view: View): Phrase {
  const card = names.card(move.card);
  if (move.side !== undefined) return text('move-play-side', { card, side: move.side });
  if (move.on !== undefined) return text('move-play-on', { card, on: names.card(move.on) });
  if (move.seat !== undefined && move.seat !== view.seat) {
    return text('do-play-card-on', { card, whom: names.who(move.seat) });
  }
  if (move.with !== undefined) return text('move-play-with', { card, with: names.card(move.with) });
  return text('do-play-card', { card });
}

function offerTold({ give, seat, get }: Extract<Move, { do: 'offer' }>, names: Names): Phrase {
  const args = { whom: names.who(seat), give: cardList(names, give), get: cardList(names, get) };
  if (get.length === 0) return text('move-give', { whom: args.whom, cards: args.give });
  return text(give.length === 0 ? 'move-plea' : 'move-offer', args);
}

/** Names cards and players in an answer; numbers and words only make sense beside their question. */
function chooseTold({ picks }: Extract<Move, { do: 'choose' }>, names: Names): Phrase {
  const named = picks.flatMap((pick) => {
    if ('card' in pick) return [names.card(pick.card)];
    return 'seat' in pick ? [names.who(pick.seat)] : [];
  });
  return named.length === 0 ? text('do-choose') : text('move-choose', { named });
}
