/** Requests and trades: ask, offer, accept, decline, withdraw. */
import type { Seat } from '../model/card.ts';
import { freezeAll } from '../model/freeze.ts';
import type { Move, MoveOf, LegalMove, Terms } from '../model/move.ts';
import type { TradeOffer } from '../model/state.ts';
import { isTradable, openTerms } from '../kernel/bounds.ts';
import { emit, newClock, type Game } from '../kernel/game.ts';
import { pairMemoOf } from '../kernel/known.ts';
import { refuse } from '../model/refusal.ts';
import {
  acceptHelp,
  askForHelp,
  validateAsked,
  validateAsker,
  validateTerms,
  refuseHelp,
  termsBounds,
} from '../chapters/help.ts';
import { living } from '../chapters/who.ts';
import {
  askedNow,
  carryOut,
  closeTrade,
  mayTrade,
  validateTrade,
  offerTrade,
  tradeBounds,
  tradeOf,
} from '../chapters/trade.ts';
import { ANY_TIME, bareVerb, onlyTells, verb } from './verb.ts';

export const askVerb = verb('ask', {
  phases: ['combat'],
  ownTurn: false,
  leads: true,
  follows: 'negotiation',
  closed: () => refuse('help.ask'),
  negotiates: onlyTells,
  validate: (game, seat, move) =>
    validateAsker(game, seat) ??
    validateAsked(game, seat, move.seat) ??
    validateTerms(game, seat, move.seat, move.terms),
  apply: (game, seat, move) => askForHelp(game, seat, move.seat, move.terms),
  legalMoves(game, seat, out) {
    if (validateAsker(game, seat) !== null) return;
    for (const to of living(game)) {
      const legalMove = validateAsked(game, seat, to) === null ? askMove(game, seat, to) : null;
      if (legalMove !== null) out.push(legalMove);
    }
  },
});

/** Returns the legal move that asks a seat; `null` if it has refused all possible terms. */
function askMove(game: Game, seat: Seat, to: Seat): LegalMove | null {
  const bounds = termsBounds(game, seat, to);
  const { treasures, items, plays, limits, refused } = bounds;
  if (refused.length > 0 && openTerms(bounds, seat, to).next().done === true) return null;
  const terms = {
    treasures,
    items: items.slice(),
    plays: plays.slice(),
    limits,
    refused: refused.map(copyTerms),
  };
  return { move: asking(seat, to), terms };
}

/** Copies terms for a list of legal moves, because refused ones are part of the state. */
function copyTerms({ treasures, first, items, plays }: Terms): Terms {
  return { treasures, first, items: items.slice(), plays: plays.slice() };
}

const ASKING: Move[][] = [];

/** The move that asks a seat for help, with its terms open: one shared object for every list. */
function asking(seat: Seat, to: Seat): Move {
  const known = (ASKING[seat] ??= []);
  return (known[to] ??= freezeAll({
    do: 'ask',
    seat: to,
    terms: { treasures: 0, first: seat, items: [], plays: [] },
  }));
}

function tradeIn(seat: Seat, move: MoveOf<'offer'>, id: number): TradeOffer {
  return { id, from: seat, to: move.seat, give: move.give, get: move.get };
}

/** The seats free to trade. A seat takes part in one trade at a time, so that an answer is unambiguous. */
function trading(game: Game): readonly Seat[] {
  const known = game.memo?.trading;
  if (known !== undefined) return known;
  const seats: Seat[] = [];
  for (const seat of living(game)) if (mayTrade(game, seat) && tradeOf(game, seat) === null) seats.push(seat);
  if (game.memo !== null) game.memo.trading = seats;
  return seats;
}

export const offerVerb = verb('offer', {
  phases: ANY_TIME,
  ownTurn: false,
  follows: 'negotiation',
  closed: () => refuse('trade.items-only'),
  negotiates: onlyTells,
  validate(game, seat, move) {
    const no = validateTrade(game, tradeIn(seat, move, 0));
    if (no !== null) return no;
    const free = trading(game);
    return free.includes(seat) && free.includes(move.seat) ? null : refuse('trade.items-only');
  },
  apply: (game, seat, move) => offerTrade(game, tradeIn(seat, move, newClock(game))),
  legalMoves(game, seat, out) {
    const free = trading(game);
    if (!free.includes(seat)) return;
    for (const to of free) {
      const legalMove = to === seat ? null : tradeMove(game, seat, to);
      if (legalMove !== null) out.push(legalMove);
    }
  },
});

/** What a seat may offer another when both are free to trade; depends only on their cards in play. */
function tradeMove(game: Game, seat: Seat, to: Seat): LegalMove | null {
  const memo = pairMemoOf(game, seat, to);
  if (memo === null) return findTrade(game, seat, to);
  if (memo.offer === undefined) memo.offer = findTrade(game, seat, to);
  return memo.offer;
}

function findTrade(game: Game, seat: Seat, to: Seat): LegalMove | null {
  const trade = tradeBounds(game, seat, to);
  if (!isTradable(trade)) return null;
  const { give, get, limits } = trade;
  return { move: tradeWith(to), trade: { give: give.slice(), get: get.slice(), limits } };
}

const TRADE_WITH: Move[] = [];

/** The move that offers a seat a trade, with its lists open: one shared object for every list. */
function tradeWith(seat: Seat): Move {
  return (TRADE_WITH[seat] ??= freezeAll({ do: 'offer', give: [], seat, get: [] }));
}

const NOTHING_ASKED = refuse('help.ask', 'trade.items-only');

export const acceptVerb = bareVerb('accept', {
  phases: ANY_TIME,
  ownTurn: false,
  follows: 'question',
  sameMoment: true,
  validate(game, seat) {
    const what = askedNow(game, seat);
    if (what === null) return NOTHING_ASKED;
    const trade = tradeOf(game, seat);
    return what === 'trade' && trade !== null ? validateTrade(game, trade) : null;
  },
  apply(game, seat) {
    const trade = tradeOf(game, seat);
    if (askedNow(game, seat) === 'help') acceptHelp(game, seat);
    else if (trade !== null) carryOut(game, trade);
  },
});

export const declineVerb = bareVerb('decline', {
  phases: ANY_TIME,
  ownTurn: false,
  follows: 'question',
  negotiates: onlyTells,
  sameMoment: true,
  validate: (game, seat) => (askedNow(game, seat) === null ? NOTHING_ASKED : null),
  apply(game, seat) {
    const trade = tradeOf(game, seat);
    if (askedNow(game, seat) === 'help') refuseHelp(game);
    else if (trade !== null) {
      closeTrade(game, trade);
      emit(game, { e: 'declined', seat, to: trade.from, what: 'trade', cause: { rule: 'trade.items-only' } });
    }
  },
});

/** Whether a seat has an open request for help. */
function hasAsked({ state: { combat } }: Game, seat: Seat): boolean {
  return combat?.fighter === seat && combat.request !== null;
}

export const withdrawVerb = bareVerb('withdraw', {
  phases: ANY_TIME,
  ownTurn: false,
  follows: 'question',
  negotiates: onlyTells,
  validate: (game, seat) =>
    hasAsked(game, seat) || tradeOf(game, seat)?.from === seat ? null : NOTHING_ASKED,
  apply(game, seat) {
    const { combat } = game.state;
    const trade = tradeOf(game, seat);
    if (combat !== null && hasAsked(game, seat)) {
      combat.request = null;
      emit(game, { e: 'withdrawn', seat, what: 'help', cause: { rule: 'help.ask' } });
    } else if (trade !== null) {
      closeTrade(game, trade);
      emit(game, { e: 'withdrawn', seat, what: 'trade', cause: { rule: 'trade.items-only' } });
    }
  },
});
