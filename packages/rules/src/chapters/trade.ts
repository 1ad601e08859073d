/** Trades and gifts (`trade.*`, D18, D32). */
import type { CardId, Seat } from '../model/card.ts';
import type { FreeTrade, TradeLimit } from '../model/move.ts';
import type { TradeOffer } from '../model/state.ts';
import { brokenLimit, tradeMisfit, type Bounds } from '../kernel/bounds.ts';
import { emit, namesKind, player, type Game } from '../kernel/game.ts';
import { pairMemoOf, type NamedLimit } from '../kernel/known.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from './foes.ts';
import { exchange } from './equipping.ts';
import { itemsInPlay } from './items.ts';
import { companionsBetween } from './followers.ts';
import {
  EXCHANGE_LIMITS,
  hasLimited,
  limitedAlong,
  limitedItems,
  limitRefusal,
  limitRoom,
} from './limits.ts';

/** Why two seats can't trade at all now: one of them is gone, dead, or in a combat. */
function validateTrading(game: Game, from: Seat, to: Seat): Refusal | null {
  const other = game.state.players[to];
  if (from === to || other?.left !== false) return refuse('trade.items-only');
  if (mayTrade(game, from) && mayTrade(game, to)) return null;
  return other.dead || player(game, from).dead
    ? refuse('death.no-gain', 'trade.items-only')
    : refuse('combat.gear-frozen', 'trade.items-only', 'timing.not-in-combat');
}

/** Whether a seat still in the game may trade with another that may. */
export function mayTrade(game: Game, seat: Seat): boolean {
  return !player(game, seat).dead && !inCombat(game, seat);
}

/** What two seats may trade. */
export function tradeBounds(game: Game, from: Seat, to: Seat): FreeTrade {
  return within(game, from, to, exchangeLimits(game, from, to));
}

/** The items two seats may trade, within limits. */
function within<L extends TradeLimit>(
  game: Game,
  from: Seat,
  to: Seat,
  limits: readonly L[],
): Bounds<FreeTrade, L> {
  return { give: itemsInPlay(game, from), get: itemsInPlay(game, to), limits };
}

/** Why a trade can't be offered, or carried out now. */
export function validateTrade(game: Game, { from, to, give, get }: TradeOffer): Refusal | null {
  if (give.length + get.length === 0) return refuse('trade.items-only');
  const no = validateTrading(game, from, to);
  if (no !== null) return no;
  const misfit = tradeMisfit(within(game, from, to, limitsBetween(game, from, to)), give, get);
  if (misfit === null) return null;
  if (typeof misfit !== 'string') return tradeRefusal(game, misfit);
  return namesKind(game, [...give, ...get], 'sidekick')
    ? refuse('trade.items-only', 'sidekicks.not-items')
    : refuse('trade.items-only');
}

const NO_LIMITS: readonly NamedLimit[] = Object.freeze([]);

/** The limits within which two seats may exchange items. */
export function limitsBetween(game: Game, from: Seat, to: Seat): readonly NamedLimit[] {
  if (!hasLimited(game, from) && !hasLimited(game, to)) return NO_LIMITS;
  const memo = pairMemoOf(game, from, to);
  return memo === null ? findLimits(game, from, to) : (memo.limits ??= findLimits(game, from, to));
}

function findLimits(game: Game, from: Seat, to: Seat): readonly NamedLimit[] {
  const limits: NamedLimit[] = [];
  for (const limit of EXCHANGE_LIMITS) {
    const mine = limitedItems(game, from, limit);
    const theirs = limitedItems(game, to, limit);
    if (mine.length + theirs.length === 0) continue;
    limits.push({
      limit,
      cards: both(mine, theirs),
      along: both(limitedAlong(game, from, limit), limitedAlong(game, to, limit)),
      giver: Math.max(0, limitRoom(game, from, limit)),
      getter: Math.max(0, limitRoom(game, to, limit)),
    });
  }
  for (const companions of companionsBetween(game, from, to)) {
    limits.push({ limit: 'sidekick', along: [], ...companions });
  }
  return limits;
}

function both<T>(mine: readonly T[], theirs: readonly T[]): readonly T[] {
  if (theirs.length === 0) return mine;
  return mine.length === 0 ? theirs : mine.concat(theirs);
}

/** The same, as stated by a legal move: a copy, since the caller might change it. */
export function exchangeLimits(game: Game, from: Seat, to: Seat): readonly TradeLimit[] {
  const named = limitsBetween(game, from, to);
  if (named.length === 0) return NO_LIMITS;
  const memo = pairMemoOf(game, from, to);
  return memo === null ? state(named) : (memo.stated ??= state(named));
}

function state(named: readonly NamedLimit[]): readonly TradeLimit[] {
  return named.map(({ cards, along, giver, getter }) => ({
    cards: cards.slice(),
    along: along.map(([host, card]) => [host, card]),
    giver,
    getter,
  }));
}

/** The refusal of a trade that exceeds a carrying limit. */
export function tradeRefusal(game: Game, { limit }: NamedLimit): Refusal {
  const { rule, also } = limitRefusal(game, limit);
  return refuse(rule, 'trade.items-only', ...also);
}

/** Why an exchange would exceed a carrying limit. */
export function validateExchange(
  game: Game,
  from: Seat,
  to: Seat,
  give: readonly CardId[],
  get: readonly CardId[],
): Refusal | null {
  const broken = brokenLimit(limitsBetween(game, from, to), give, get);
  return broken === null ? null : tradeRefusal(game, broken);
}

/** The open trade a seat has to answer, or has offered. A seat is party to one at a time. */
export function tradeOf(game: Game, seat: Seat): TradeOffer | null {
  for (const trade of game.state.trades) if (trade.from === seat || trade.to === seat) return trade;
  return null;
}

/**
 * Whether a seat has an open question: a request for help or a trade offer that it has made, or is to answer; or a wait
 * is running, which it might pass.
 */
export function hasQuestion(game: Game, seat: Seat): boolean {
  const { combat, trades } = game.state;
  if (trades.length > 0 && tradeOf(game, seat) !== null) return true;
  if (combat === null) return false;
  if (combat.claim !== null) return true;
  return combat.request !== null && (combat.fighter === seat || combat.request.to === seat);
}

/** What a seat is being asked now, and would answer with `accept` or `decline`: the newest open question. */
export function askedNow(game: Game, seat: Seat): 'help' | 'trade' | null {
  const request = game.state.combat?.request ?? null;
  const trade = tradeOf(game, seat);
  const isTrade = trade?.to === seat;
  if (request?.to !== seat) return isTrade ? 'trade' : null;
  return isTrade && trade.id > request.clock ? 'trade' : 'help';
}

/** Offers a trade; if nothing is asked for, a gift. */
export function offerTrade(game: Game, trade: TradeOffer): void {
  game.state.trades.push(trade);
  const { from, to, give, get } = trade;
  emit(game, {
    e: 'offered',
    seat: from,
    to,
    give,
    get,
    cause: { rule: get.length === 0 ? 'trade.gift' : 'trade.items-only' },
  });
}

/** Carries out a trade that both sides have confirmed: everything changes hands in one step. */
export function carryOut(game: Game, trade: TradeOffer): void {
  closeTrade(game, trade);
  const { from, to, give, get } = trade;
  exchange(game, from, to, give);
  exchange(game, to, from, get);
  emit(game, {
    e: 'traded',
    seat: from,
    to,
    give,
    get,
    cause: { rule: get.length === 0 ? 'trade.gift' : 'trade.stays' },
  });
}

/** Closes an open trade. */
export function closeTrade(game: Game, trade: TradeOffer): void {
  game.state.trades = game.state.trades.filter((other) => other !== trade);
}

/** Closes the open trades of a seat that enters a combat or leaves the game. */
export function closeTradesOf(game: Game, seat: Seat): void {
  game.state.trades = game.state.trades.filter(({ from, to }) => from !== seat && to !== seat);
}

/** Trades lapse when a listed card has moved or either player is in combat (D18). */
export function settleTrades(game: Game): void {
  if (game.state.trades.length === 0) return;
  for (const trade of game.state.trades.slice()) {
    if (stands(game, trade)) continue;
    closeTrade(game, trade);
    emit(game, { e: 'lapsed', seat: trade.from, what: 'trade', cause: { rule: 'trade.items-only' } });
  }
}

function stands(game: Game, { from, to, give, get }: TradeOffer): boolean {
  if (player(game, from).left || validateTrading(game, from, to) !== null) return false;
  const misfit = tradeMisfit(within(game, from, to, NO_LIMITS), give, get);
  return misfit === null;
}
