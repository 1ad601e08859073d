/** Trades and gifts (`trade.*`, D18, D32). */
import type { CardId, Seat } from '../model/card.ts';
import type { TradeLimit } from '../model/move.ts';
import type { TradeOffer } from '../model/state.ts';
import { def, emit, player, type Game } from '../engine/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from './foes.ts';
import { bigItems, bigRoom, handOver } from './items.ts';

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
  const { equipped, carried, steeds } = player(game, seat);
  return (
    new Set(cards).size === cards.length &&
    cards.every((card) => equipped.includes(card) || carried.includes(card) || steeds.includes(card))
  );
}

/** Why an exchange would break a limit on what may be carried. */
export function judgeExchange(
  game: Game,
  from: Seat,
  to: Seat,
  give: readonly CardId[],
  get: readonly CardId[],
): Refusal | null {
  const gives = give.filter((card) => bigItems(game, from).includes(card)).length;
  const gets = get.filter((card) => bigItems(game, to).includes(card)).length;
  if (gives > gets && gives - gets > bigRoom(game, to)) return refuse('items.big', 'trade.items-only');
  if (gets > gives && gets - gives > bigRoom(game, from)) return refuse('items.big', 'trade.items-only');
  const hasSteed = (seat: Seat): boolean => player(game, seat).steeds.length > 0;
  const steeds = (cards: readonly CardId[]): number =>
    cards.filter((card) => def(game, card).kind === 'steed').length;
  if (steeds(give) > steeds(get) && hasSteed(to)) return refuse('steeds.one');
  if (steeds(get) > steeds(give) && hasSteed(from)) return refuse('steeds.one');
  return null;
}

/** The limits within which two seats may exchange items, as {@link judgeExchange} judges them. */
export function exchangeLimits(game: Game, from: Seat, to: Seat): TradeLimit[] {
  const cards = [...bigItems(game, from), ...bigItems(game, to)];
  if (cards.length === 0) return [];
  return [{ cards, giver: Math.max(0, bigRoom(game, from)), getter: Math.max(0, bigRoom(game, to)) }];
}

/** The open trade that a seat has to answer, or that it has made. A seat is party to one at a time. */
export function tradeOf(game: Game, seat: Seat): TradeOffer | null {
  return game.state.trades.find((trade) => trade.from === seat || trade.to === seat) ?? null;
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
  handOver(game, from, to, give);
  handOver(game, to, from, get);
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
