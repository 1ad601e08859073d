/** Requests and offers: ask, offer, accept, decline, withdraw. */
import type { CardId, Seat } from '../model/card.ts';
import type { Move, MoveOf, Offer, Terms, TradeLimit } from '../model/move.ts';
import type { TradeOffer } from '../model/state.ts';
import { emit, newClock, player, type Game } from '../kernel/game.ts';
import { memoOf } from '../kernel/memo.ts';
import { verb } from './verb.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { treasuresAtStake } from '../chapters/stakes.ts';
import { acceptHelp, askForHelp, judgeAsking, judgeTerms, mayPromise, refuseHelp } from '../chapters/help.ts';
import { winning } from '../chapters/strength.ts';
import { itemsInPlay } from '../chapters/items.ts';
import { living } from '../chapters/who.ts';
import {
  askedNow,
  carryOut,
  closeTrade,
  countLimited,
  exchangeLimits,
  judgeTrade,
  offerTrade,
  tradeOf,
} from '../chapters/trade.ts';

export const askVerb = verb('ask', {
  judge: (game, seat, move) =>
    judgeAsking(game, seat, move.seat) ?? judgeTerms(game, seat, move.seat, move.terms),
  perform: (game, seat, move) => askForHelp(game, seat, move.seat, move.terms),
  offers(game, seat, out) {
    const { combat } = game.state;
    if (combat === null || combat.fighter !== seat || combat.helperSpent || combat.request !== null) return;
    if (winning(game)) return;
    const treasures = treasuresAtStake(game, combat);
    for (const to of living(game)) {
      const offer = judgeAsking(game, seat, to) === null ? askOffer(game, seat, to, treasures) : null;
      if (offer !== null) out.push(offer);
    }
  },
});

const NO_CARDS: readonly CardId[] = [];

/** `null` where every possible term has been refused already. */
function askOffer(game: Game, seat: Seat, to: Seat, treasures: number): Offer | null {
  const { combat } = game.state;
  const plays = game.sheet.bribeCards
    ? player(game, seat).hand.filter((card) => mayPromise(game, seat, to, card))
    : NO_CARDS;
  const refused: Terms[] = [];
  if (combat !== null) for (const it of combat.refusals) if (it.seat === to) refused.push(it.terms);
  const items = itemsInPlay(game, seat);
  if (refused.length >= (treasures + 1) * 2 ** (1 + items.length + plays.length)) return null;
  return {
    move: { do: 'ask', seat: to, terms: { treasures: 0, first: seat, items: [], plays: [] } },
    terms: {
      treasures,
      items,
      plays,
      limits: exchangeLimits(game, seat, to),
      refused,
    },
  };
}

function tradeIn(seat: Seat, move: MoveOf<'offer'>, id: number): TradeOffer {
  return { id, from: seat, to: move.seat, give: move.give, get: move.get };
}

function judgeOffer(game: Game, seat: Seat, move: MoveOf<'offer'>): Refusal | null {
  if (game.state.phase === 'setup') return refuse('setup.opening-plays', 'trade.items-only');
  const no = judgeTrade(game, tradeIn(seat, move, 0));
  if (no !== null) return no;
  // A seat is party to one open trade at a time, so that an answer can mean only one.
  return tradeOf(game, seat) === null && tradeOf(game, move.seat) === null
    ? null
    : refuse('trade.items-only');
}

export const offerVerb = verb('offer', {
  judge: judgeOffer,
  perform: (game, seat, move) => offerTrade(game, tradeIn(seat, move, newClock(game))),
  offers(game, seat, out) {
    const busy = busySeats(game);
    if (game.state.phase === 'setup' || (busy & (1 << seat)) !== 0 || player(game, seat).dead) return;
    for (const to of living(game)) {
      if (to === seat || (busy & (1 << to)) !== 0) continue;
      const offer = tradeOffer(game, seat, to);
      if (offer !== null) out.push(offer);
    }
  },
});

/** The seats that are not free to trade, a bit for each: those in the combat, and those who are party to another trade. */
function busySeats({ state }: Game): number {
  const { combat, trades } = state;
  let busy = combat === null ? 0 : 1 << combat.fighter;
  if (combat !== null && combat.helper !== null) busy |= 1 << combat.helper;
  for (const { from, to } of trades) busy |= (1 << from) | (1 << to);
  return busy;
}

/** What a seat may offer another, both being free to trade; that hangs on what lies in front of them alone. */
function tradeOffer(game: Game, seat: Seat, to: Seat): Offer | null {
  const memo = memoOf(game, seat);
  const other = memoOf(game, to);
  if (memo === null || other === null) return findTrade(game, seat, to);
  const known = memo.trades[to];
  if (known?.other === other) return known.offer;
  const offer = findTrade(game, seat, to);
  memo.trades[to] = { other, offer };
  return offer;
}

function findTrade(game: Game, seat: Seat, to: Seat): Offer | null {
  const give = itemsInPlay(game, seat);
  const get = itemsInPlay(game, to);
  if (give.length + get.length === 0) return null;
  const limits = exchangeLimits(game, seat, to);
  if (!isPossible(limits, give, get)) return null;
  return { move: tradeWith(to), trade: { give, get, limits } };
}

const TRADE_WITH: Move[] = [];

/** The move that offers a seat a trade, its lists left open: one object serves all offers of it. */
function tradeWith(seat: Seat): Move {
  return (TRADE_WITH[seat] ??= { do: 'offer', give: [], seat, get: [] });
}

/** Whether any single item could change hands, or any two against each other. */
function isPossible(limits: readonly TradeLimit[], give: readonly CardId[], get: readonly CardId[]): boolean {
  for (const mine of give) if (fits(limits, mine, -1)) return true;
  for (const theirs of get) if (fits(limits, -1, theirs)) return true;
  for (const mine of give) for (const theirs of get) if (fits(limits, mine, theirs)) return true;
  return false;
}

/** Whether one item against another, or against nothing (-1), is within all limits. */
function fits(limits: readonly TradeLimit[], mine: CardId, theirs: CardId): boolean {
  for (const limit of limits) {
    const more = countOne(limit, mine) - countOne(limit, theirs);
    if (more > limit.getter || -more > limit.giver) return false;
  }
  return true;
}

function countOne(limit: TradeLimit, card: CardId): number {
  return card < 0 ? 0 : countLimited(limit, [card]);
}

/** Whether nobody is asked anything now, as it mostly is. */
function isNothingAsked({ state }: Game): boolean {
  return state.trades.length === 0 && !state.combat?.request;
}

function judgeAccept(game: Game, seat: Seat): Refusal | null {
  const what = askedNow(game, seat);
  if (what === null) return refuse('help.ask', 'trade.items-only');
  const trade = tradeOf(game, seat);
  return what === 'trade' && trade !== null ? judgeTrade(game, trade) : null;
}

const ACCEPT: Offer = { move: { do: 'accept' } };

export const acceptVerb = verb('accept', {
  judge: judgeAccept,
  perform(game, seat) {
    const trade = tradeOf(game, seat);
    if (askedNow(game, seat) === 'help') acceptHelp(game, seat);
    else if (trade !== null) carryOut(game, trade);
  },
  offers(game, seat, out) {
    if (isNothingAsked(game)) return;
    if (askedNow(game, seat) !== null && judgeAccept(game, seat) === null) {
      out.push(ACCEPT);
    }
  },
});

function judgeDecline(game: Game, seat: Seat): Refusal | null {
  return askedNow(game, seat) === null ? refuse('help.ask', 'trade.items-only') : null;
}

const DECLINE: Offer = { move: { do: 'decline' } };

export const declineVerb = verb('decline', {
  judge: judgeDecline,
  perform(game, seat) {
    const trade = tradeOf(game, seat);
    if (askedNow(game, seat) === 'help') refuseHelp(game);
    else if (trade !== null) {
      closeTrade(game, trade);
      emit(game, { e: 'declined', seat, to: trade.from, what: 'trade', cause: { rule: 'trade.items-only' } });
    }
  },
  offers(game, seat, out) {
    if (!isNothingAsked(game) && askedNow(game, seat) !== null) out.push(DECLINE);
  },
});

function judgeWithdraw(game: Game, seat: Seat): Refusal | null {
  return hasAsked(game, seat) ? null : refuse('help.ask', 'trade.items-only');
}

/** Whether a seat has asked something that is still open. */
function hasAsked(game: Game, seat: Seat): boolean {
  const { combat } = game.state;
  return (combat?.fighter === seat && combat.request !== null) || tradeOf(game, seat)?.from === seat;
}

const WITHDRAW: Offer = { move: { do: 'withdraw' } };

export const withdrawVerb = verb('withdraw', {
  judge: judgeWithdraw,
  perform(game, seat) {
    const { combat } = game.state;
    const trade = tradeOf(game, seat);
    if (combat?.fighter === seat && combat.request !== null) {
      combat.request = null;
      emit(game, { e: 'withdrawn', seat, what: 'help', cause: { rule: 'help.ask' } });
    } else if (trade !== null) {
      closeTrade(game, trade);
      emit(game, { e: 'withdrawn', seat, what: 'trade', cause: { rule: 'trade.items-only' } });
    }
  },
  offers(game, seat, out) {
    if (!isNothingAsked(game) && hasAsked(game, seat)) out.push(WITHDRAW);
  },
});
