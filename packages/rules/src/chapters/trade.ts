/** Trades and gifts (`trade.*`, D18, D32). */
import type { CardId, Seat } from '../model/card.ts';
import type { TradeLimit } from '../model/move.ts';
import type { TradeOffer } from '../model/state.ts';
import { emit, player, type Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from './foes.ts';
import { exchange } from './equipping.ts';
import { itemsInPlay } from './items.ts';
import { EXCHANGE_LIMITS, hasLimited, LIMIT_RULE, limitedItems, limitRoom } from './limits.ts';
import { wholeOf } from './table.ts';

/** Why a trade can't be offered, or carried out as it stands. */
export function judgeTrade(game: Game, trade: TradeOffer): Refusal | null {
  const { from, to, give, get } = trade;
  if (from === to || give.length + get.length === 0) return refuse('trade.items-only');
  const other = player(game, to);
  if (other.left) return refuse('trade.items-only');
  if (other.dead || player(game, from).dead) return refuse('death.no-gain', 'trade.items-only');
  if (inCombat(game, from) || inCombat(game, to)) {
    return refuse('combat.gear-frozen', 'trade.items-only', 'timing.not-in-combat');
  }
  if (!areItemsOf(game, from, give) || !areItemsOf(game, to, get)) return refuse('trade.items-only');
  return judgeExchange(game, from, to, give, get);
}

function areItemsOf(game: Game, seat: Seat, cards: readonly CardId[]): boolean {
  const items = itemsInPlay(game, seat);
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] ?? -1;
    if (cards.indexOf(card) !== at || !items.includes(card)) return false;
  }
  return true;
}

/** Why an exchange would break a limit on what may be carried. */
export function judgeExchange(
  game: Game,
  from: Seat,
  to: Seat,
  give: readonly CardId[],
  get: readonly CardId[],
): Refusal | null {
  if (!hasLimited(game, from) && !hasLimited(game, to)) return null;
  const given = wholeOf(game, player(game, from), give);
  const got = wholeOf(game, player(game, to), get);
  for (const limit of EXCHANGE_LIMITS) {
    const gives = countIn(limitedItems(game, from, limit), given);
    const gets = countIn(limitedItems(game, to, limit), got);
    const broken =
      (gives > gets && gives - gets > limitRoom(game, to, limit)) ||
      (gets > gives && gets - gives > limitRoom(game, from, limit));
    if (broken) return refuse(LIMIT_RULE[limit], 'trade.items-only');
  }
  return null;
}

function countIn(list: readonly CardId[], cards: readonly CardId[]): number {
  let count = 0;
  for (const card of cards) if (list.includes(card)) count += 1;
  return count;
}

const NO_LIMITS: readonly TradeLimit[] = [];

/** The limits within which two seats may exchange items, as {@link judgeExchange} judges them. */
export function exchangeLimits(game: Game, from: Seat, to: Seat): readonly TradeLimit[] {
  if (!hasLimited(game, from) && !hasLimited(game, to)) return NO_LIMITS;
  const limits: TradeLimit[] = [];
  for (const limit of EXCHANGE_LIMITS) {
    const mine = limitedItems(game, from, limit);
    const theirs = limitedItems(game, to, limit);
    if (mine.length + theirs.length === 0) continue;
    limits.push({
      cards: [...mine, ...theirs],
      along: [...goingAlong(game, from, mine), ...goingAlong(game, to, theirs)],
      giver: Math.max(0, limitRoom(game, from, limit)),
      getter: Math.max(0, limitRoom(game, to, limit)),
    });
  }
  return limits;
}

/** Which of a seat's cards go along with an item on which they lie, with that item. */
function goingAlong(game: Game, seat: Seat, cards: readonly CardId[]): (readonly [CardId, CardId])[] {
  const it = player(game, seat);
  if (it.attached.length === 0) return [];
  const hosts = [...new Set(it.attached.map(([host]) => host))];
  return hosts.flatMap((host) => {
    const whole = wholeOf(game, it, [host]);
    return cards.flatMap((card) => (card !== host && whole.includes(card) ? [[host, card] as const] : []));
  });
}

/** How many cards of a limit go where these go: those named, and those that go along with them. */
export function countLimited({ cards, along }: TradeLimit, named: readonly CardId[]): number {
  if (along.length === 0) return named.filter((card) => cards.includes(card)).length;
  return cards.filter(
    (card) => named.includes(card) || along.some(([host, on]) => on === card && named.includes(host)),
  ).length;
}

/** The open trade that a seat has to answer, or that it has made. A seat is party to one at a time. */
export function tradeOf(game: Game, seat: Seat): TradeOffer | null {
  for (const trade of game.state.trades) if (trade.from === seat || trade.to === seat) return trade;
  return null;
}

/** What a seat is asked now, and would answer with `accept` or `decline`: the newest of the open questions. */
export function askedNow(game: Game, seat: Seat): 'help' | 'trade' | null {
  const request = game.state.combat?.request ?? null;
  const trade = tradeOf(game, seat);
  const isTrade = trade?.to === seat;
  if (request?.to !== seat) return isTrade ? 'trade' : null;
  return isTrade && trade.id > request.clock ? 'trade' : 'help';
}

/** Offers a trade; without anything asked for, a gift. */
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

/** Both have confirmed the same list: it changes hands as one act. */
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

/** An open trade is over. */
export function closeTrade(game: Game, trade: TradeOffer): void {
  game.state.trades = game.state.trades.filter((other) => other !== trade);
}

/** Trades lapse when a listed card has moved or either side is in a combat (D18). */
export function settleTrades(game: Game): void {
  if (game.state.trades.length === 0) return;
  for (const trade of game.state.trades.slice()) {
    if (stands(game, trade)) continue;
    closeTrade(game, trade);
    emit(game, { e: 'lapsed', seat: trade.from, what: 'trade', cause: { rule: 'trade.items-only' } });
  }
}

function stands(game: Game, { from, to, give, get }: TradeOffer): boolean {
  if (inCombat(game, from) || inCombat(game, to)) return false;
  if (player(game, from).dead || player(game, to).dead || player(game, to).left || player(game, from).left) {
    return false;
  }
  return areItemsOf(game, from, give) && areItemsOf(game, to, get);
}
