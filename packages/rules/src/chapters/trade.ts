/** Trades and gifts (`trade.*`, D18, D32). */
import type { CardId, Seat } from '../model/card.ts';
import type { FreeTrade, TradeLimit } from '../model/move.ts';
import type { ExchangeLimit } from '../model/sheet.ts';
import type { TradeOffer } from '../model/state.ts';
import { brokenLimit, tradeMisfit } from '../kernel/bounds.ts';
import { emit, player, type Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from './foes.ts';
import { exchange } from './equipping.ts';
import { itemsInPlay } from './items.ts';
import { EXCHANGE_LIMITS, hasLimited, LIMIT_RULE, limitedItems, limitRoom } from './limits.ts';
import { wholeOf } from './table.ts';

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
  return { ...items(game, from, to), limits: exchangeLimits(game, from, to) };
}

function items(game: Game, from: Seat, to: Seat): Pick<FreeTrade, 'give' | 'get'> {
  return { give: itemsInPlay(game, from), get: itemsInPlay(game, to) };
}

/** Why a trade can't be offered, or carried out now. */
export function validateTrade(game: Game, { from, to, give, get }: TradeOffer): Refusal | null {
  if (give.length + get.length === 0) return refuse('trade.items-only');
  const no = validateTrading(game, from, to);
  if (no !== null) return no;
  const misfit = tradeMisfit({ ...items(game, from, to), limits: limitsBetween(game, from, to) }, give, get);
  if (misfit === null) return null;
  return typeof misfit === 'string' ? refuse('trade.items-only') : limitRefusal(misfit);
}

/** A limit within which two seats may exchange items, by its name. */
export interface NamedLimit extends TradeLimit {
  readonly limit: ExchangeLimit;
}

const NO_LIMITS: readonly NamedLimit[] = [];

/** The limits within which two seats may exchange items. */
export function limitsBetween(game: Game, from: Seat, to: Seat): readonly NamedLimit[] {
  if (!hasLimited(game, from) && !hasLimited(game, to)) return NO_LIMITS;
  const limits: NamedLimit[] = [];
  for (const limit of EXCHANGE_LIMITS) {
    const mine = limitedItems(game, from, limit);
    const theirs = limitedItems(game, to, limit);
    if (mine.length + theirs.length === 0) continue;
    limits.push({
      limit,
      cards: [...mine, ...theirs],
      along: [...goingAlong(game, from, mine), ...goingAlong(game, to, theirs)],
      giver: Math.max(0, limitRoom(game, from, limit)),
      getter: Math.max(0, limitRoom(game, to, limit)),
    });
  }
  return limits;
}

/** The same, as stated by a legal move. */
export function exchangeLimits(game: Game, from: Seat, to: Seat): readonly TradeLimit[] {
  const named = limitsBetween(game, from, to);
  if (named.length === 0) return NO_LIMITS;
  return named.map(({ cards, along, giver, getter }) => ({ cards, along, giver, getter }));
}

/** The refusal for exceeding a carrying limit. */
export function limitRefusal({ limit }: NamedLimit): Refusal {
  return refuse(LIMIT_RULE[limit], 'trade.items-only');
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
  return broken === null ? null : limitRefusal(broken);
}

/** Which of a seat's cards go along with the item they are attached to, paired with that item. */
function goingAlong(game: Game, seat: Seat, cards: readonly CardId[]): (readonly [CardId, CardId])[] {
  const it = player(game, seat);
  if (it.attached.length === 0) return [];
  const hosts = [...new Set(it.attached.map(([host]) => host))];
  return hosts.flatMap((host) => {
    const whole = wholeOf(game, it, [host]);
    return cards.flatMap((card) => (card !== host && whole.includes(card) ? [[host, card] as const] : []));
  });
}

/** The open trade a seat has to answer, or has offered. A seat is party to one at a time. */
export function tradeOf(game: Game, seat: Seat): TradeOffer | null {
  for (const trade of game.state.trades) if (trade.from === seat || trade.to === seat) return trade;
  return null;
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

/** Both have confirmed the same list: everything changes hands in one step. */
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
  const misfit = tradeMisfit({ ...items(game, from, to), limits: NO_LIMITS }, give, get);
  return misfit === null;
}
