/** Whether a move is one of those that an offer stands for, and moves drawn from offers. */
import type { CardId } from '../model/card.ts';
import type {
  FreeCards,
  FreeTerms,
  FreeTrade,
  Move,
  MoveOf,
  Offer,
  Pick,
  Terms,
  TradeLimit,
} from '../model/move.ts';
import { countLimited } from '../chapters/trade.ts';
import { samePick } from '../kernel/choice.ts';

/** Whether an offer stands for a move: the same but for its free part, and that within its bounds. */
export function admits(offer: Offer, move: Move): boolean {
  if (offer.pick !== undefined) return admitsCards(offer, offer.pick, move);
  if (offer.terms !== undefined) return admitsAsk(offer.move, offer.terms, move);
  if (offer.trade !== undefined) {
    return move.do === 'offer' && same(offer.move, move, 'give', 'get') && admitsTrade(offer.trade, move);
  }
  if (offer.choice !== undefined) return move.do === 'choose' && admitsChoice(offer.choice, move.picks);
  return same(offer.move, move) || (offer.alias !== undefined && same(offer.alias, move));
}

function admitsCards(offer: Offer, pick: FreeCards, move: Move): boolean {
  if (!('cards' in move) || move.cards === undefined || !same(offer.move, move, 'cards')) return false;
  const { cards } = move;
  if (cards.length < pick.min || cards.length > pick.max || !areSome(cards, pick.from)) return false;
  if (pick.worth === undefined) return true;
  const gold = cards.reduce((sum, card) => sum + (pick.gold?.[pick.from.indexOf(card)] ?? 0), 0);
  return gold >= pick.worth[0] && gold <= pick.worth[1];
}

function admitsAsk(offered: Move, free: FreeTerms, move: Move): boolean {
  if (offered.do !== 'ask' || move.do !== 'ask' || offered.seat !== move.seat) return false;
  const { first } = move.terms;
  return (first === offered.terms.first || first === offered.seat) && admitsTerms(free, move.terms);
}

function admitsTerms(free: FreeTerms, terms: Terms): boolean {
  if (terms.treasures < 0 || terms.treasures > free.treasures || !Number.isInteger(terms.treasures)) {
    return false;
  }
  if (!areSome(terms.items, free.items) || !areSome(terms.plays, free.plays)) return false;
  if (free.refused.some((refused) => sameTerms(refused, terms))) return false;
  return free.limits.every((limit) => isWithin(limit, terms.items, []));
}

function sameTerms(a: Terms, b: Terms): boolean {
  return (
    a.treasures === b.treasures &&
    a.first === b.first &&
    sameCards(a.items, b.items) &&
    sameCards(a.plays, b.plays)
  );
}

function admitsTrade(free: FreeTrade, move: MoveOf<'offer'>): boolean {
  if (move.give.length + move.get.length === 0) return false;
  if (!areSome(move.give, free.give) || !areSome(move.get, free.get)) return false;
  return free.limits.every((limit) => isWithin(limit, move.give, move.get));
}

function isWithin(limit: TradeLimit, give: readonly CardId[], get: readonly CardId[]): boolean {
  const more = countLimited(limit, give) - countLimited(limit, get);
  return more > 0 ? more <= limit.getter : more === 0 || -more <= limit.giver;
}

function admitsChoice(
  free: { from: readonly Pick[]; min: number; max: number },
  picks: readonly Pick[],
): boolean {
  if (picks.length < free.min || picks.length > free.max) return false;
  const twice = picks.some((pick, at) => picks.some((other, also) => also > at && samePick(pick, other)));
  return !twice && picks.every((pick) => free.from.some((one) => samePick(one, pick)));
}

function areSome(cards: readonly CardId[], from: readonly CardId[]): boolean {
  return cards.every((card, at) => cards.indexOf(card) === at && from.includes(card));
}

/** Whether two moves are the same in all but some of their parts. */
function same(a: Move, b: Move, ...but: readonly string[]): boolean {
  const of = (move: Move): string =>
    JSON.stringify(
      Object.entries(move)
        .filter(([key]) => !but.includes(key))
        .toSorted(([x], [y]) => (x < y ? -1 : 1)),
    );
  return of(a) === of(b);
}

function sameCards(a: readonly CardId[], b: readonly CardId[]): boolean {
  return a.length === b.length && areSome(a, b);
}

/** How often a random filling is tried before the simplest one is taken. */
const TRIES = 40;

/** One of the moves that an offer stands for, drawn at random. */
export function sampleMove(offer: Offer, random: () => number): Move {
  const { move, pick } = offer;
  // Cards of any number and kind are what is mostly drawn.
  if (pick !== undefined && pick.worth === undefined) return withCards(move, drawSome(pick, random));
  if (!isFree(offer)) return move;
  if (offer.choice !== undefined) return fill(offer, random);
  for (let i = 0; i < TRIES; i++) {
    const filled = fill(offer, random);
    if (isWithinBounds(offer, filled)) return filled;
  }
  return fillSimply(offer);
}

/** Whether a filling of an offer lies within its bounds; all else of the move is the offer's. */
function isWithinBounds(offer: Offer, move: Move): boolean {
  if (offer.trade !== undefined) return move.do === 'offer' && admitsTrade(offer.trade, move);
  return admits(offer, move);
}

/** Whether an offer stands for more than one move. */
function isFree({ pick, terms, trade, choice }: Offer): boolean {
  return pick !== undefined || terms !== undefined || trade !== undefined || choice !== undefined;
}

function drawSome({ from, min, max }: FreeCards, random: () => number): CardId[] {
  return some(from, min, max, random);
}

function fill(offer: Offer, random: () => number): Move {
  const { move, pick, terms, trade, choice } = offer;
  if (pick !== undefined) return withCards(move, drawSome(pick, random));
  if (choice !== undefined) return { do: 'choose', picks: some(choice.from, choice.min, choice.max, random) };
  if (terms !== undefined && move.do === 'ask') {
    return { do: 'ask', seat: move.seat, terms: fillTerms(move, terms, random) };
  }
  if (trade !== undefined && move.do === 'offer') {
    const give = some(trade.give, 0, 2, random);
    return { do: 'offer', give, seat: move.seat, get: some(trade.get, 0, 2, random) };
  }
  return move;
}

function fillTerms(move: MoveOf<'ask'>, terms: FreeTerms, random: () => number): Terms {
  return {
    treasures: Math.floor(random() * (terms.treasures + 1)),
    first: random() < 0.5 ? move.terms.first : move.seat,
    items: random() < 0.7 ? [] : some(terms.items, 0, 1, random),
    plays: random() < 0.7 ? [] : some(terms.plays, 0, 1, random),
  };
}

/** Between `min` and `max` different members of a list, in random order. */
function some<T extends object | number>(
  from: readonly T[],
  min: number,
  max: number,
  random: () => number,
): T[] {
  const count = min + Math.floor(random() * (Math.min(max, from.length) - min + 1));
  if (count === 0) return [];
  if (count === 1) {
    const one = from[Math.floor(random() * from.length)];
    return one === undefined ? [] : [one];
  }
  const rest = from.slice();
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    const at = Math.floor(random() * rest.length);
    const one = rest[at];
    if (one !== undefined) taken.push(one);
    for (let next = at + 1; next < rest.length; next++) {
      const moved = rest[next];
      if (moved !== undefined) rest[next - 1] = moved;
    }
    rest.pop();
  }
  return taken;
}

function withCards(move: Move, cards: readonly CardId[]): Move {
  switch (move.do) {
    // Written out, because every card of every hand may be shown.
    case 'show':
      return move.seat === undefined ? { do: 'show', cards } : { do: 'show', cards, seat: move.seat };
    case 'sell':
    case 'give':
    case 'charity':
    case 'use':
    case 'join':
      return { ...move, cards };
    default:
      return move;
  }
}

/** A filling that is sure to fit, where random ones did not: cards are added one by one until the bounds are met. */
function fillSimply(offer: Offer): Move {
  const { move, pick, trade } = offer;
  if (pick !== undefined) {
    const subsets = growing(pick.from.toSorted((a, b) => goldOf(pick, b) - goldOf(pick, a)));
    return subsets.map((cards) => withCards(move, cards)).find((one) => admits(offer, one)) ?? move;
  }
  if (trade !== undefined && move.do === 'offer') {
    const { seat } = move;
    const gifts = trade.give.map((card): Move => ({ do: 'offer', seat, give: [card], get: [] }));
    const wishes = trade.get.map((card): Move => ({ do: 'offer', seat, give: [], get: [card] }));
    const swaps = trade.give.flatMap((give) =>
      trade.get.map((get): Move => ({ do: 'offer', seat, give: [give], get: [get] })),
    );
    return [...gifts, ...wishes, ...swaps].find((one) => admits(offer, one)) ?? move;
  }
  return move;
}

function goldOf(pick: FreeCards, card: CardId): number {
  return pick.gold?.[pick.from.indexOf(card)] ?? 0;
}

/** Every run of neighbors in a list, the short ones first. */
function growing(cards: readonly CardId[]): CardId[][] {
  const runs: CardId[][] = [];
  for (let length = 1; length <= cards.length; length++) {
    for (let at = 0; at + length <= cards.length; at++) runs.push(cards.slice(at, at + length));
  }
  return runs;
}
