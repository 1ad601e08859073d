/**
 * How many Big items, gadgets and steeds a player may have in play (`items.big`, `items.gadget`, `steeds.one`,
 * `mixing.big-and-gadget`).
 */
import type { CardId, Seat } from '../model/card.ts';
import { refuse, type Refusal, type RuleId } from '../model/refusal.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { memoOf, type Along, type Burden, type SeatMemo } from '../kernel/known.ts';
import type { ExchangeLimit, Limit } from '../model/sheet.ts';
import { sidekickRoom, takesPlace } from './followers.ts';
import { activeCards, isCheated, isItem, itemsInPlay } from './items.ts';
import { wholeOf } from './table.ts';

export const LIMITS: readonly Limit[] = ['big', 'gadget', 'steed'];
export const EXCHANGE_LIMITS: readonly ExchangeLimit[] = [...LIMITS, 'sidekick'];

/** The rule behind each limit, and the one that keeps it in a mix. */
const LIMIT_RULE: Readonly<Record<ExchangeLimit, readonly [own: RuleId, mixed: RuleId | null]>> = {
  big: ['items.big', 'mixing.big-and-gadget'],
  gadget: ['items.gadget', 'mixing.big-and-gadget'],
  steed: ['steeds.one', null],
  sidekick: ['sidekicks.play', 'mixing.followers'],
};

/** Why one more card would exceed a limit. */
export function limitRefusal(game: Game, limit: ExchangeLimit): Refusal {
  const [own, mixed] = LIMIT_RULE[limit];
  return mixed === null || game.state.sets.length < 2 ? refuse(own) : refuse(own, mixed);
}

/**
 * Whether a card counts toward a limit. Steeds are Big, but carry themselves (`steeds.big`). A cheat allows one more
 * steed or sidekick; a cheated Big item or gadget still counts (D45).
 */
function isLimited(game: Game, seat: Seat, card: CardId, limit: ExchangeLimit): boolean {
  const it = def(game, card);
  if (it.kind === 'sidekick') return limit === 'sidekick' && takesPlace(game, seat, card);
  if (it.kind === 'steed') return limit === 'steed' && !isCheated(game, seat, card);
  return isItem(it) && ((limit === 'big' && it.big) || (limit === 'gadget' && it.gadget));
}

/** A seat's cards in play that count toward a limit. */
export function limitedItems(game: Game, seat: Seat, limit: ExchangeLimit): readonly CardId[] {
  const memo = memoOf(game, seat);
  if (memo === null) return findLimited(game, seat, limit);
  return burden(game, memo, seat).limited[limit];
}

function findLimited(game: Game, seat: Seat, limit: ExchangeLimit): readonly CardId[] {
  const found: CardId[] = [];
  for (const card of itemsInPlay(game, seat)) if (isLimited(game, seat, card, limit)) found.push(card);
  return found.length === 0 ? NONE : found;
}

const NONE: readonly CardId[] = [];

/** The seat's cards under a limit that go along with a card they are attached to, paired with that card. */
export function limitedAlong(game: Game, seat: Seat, limit: ExchangeLimit): Along {
  const memo = memoOf(game, seat);
  if (memo === null) return findAlong(game, seat, findLimited(game, seat, limit));
  return burden(game, memo, seat).along[limit];
}

function findAlong(game: Game, seat: Seat, cards: readonly CardId[]): Along {
  const it = player(game, seat);
  if (it.attached.length === 0 || cards.length === 0) return NOTHING_ALONG;
  const hosts = [...new Set(it.attached.map(([host]) => host))];
  return hosts.flatMap((host) => {
    const whole = wholeOf(game, it, [host]);
    return cards.flatMap((card) => (card !== host && whole.includes(card) ? [[host, card] as const] : []));
  });
}

const NOTHING_ALONG: Along = [];

/** A seat's counts for all limits, computed once while the table doesn't change. */
function burden(game: Game, memo: SeatMemo, seat: Seat): Burden {
  if (memo.burden !== undefined) return memo.burden;
  const big = findLimited(game, seat, 'big');
  const gadget = findLimited(game, seat, 'gadget');
  const steed = findLimited(game, seat, 'steed');
  const sidekick = findLimited(game, seat, 'sidekick');
  const made: Burden = {
    limited: { big, gadget, steed, sidekick },
    along: {
      big: findAlong(game, seat, big),
      gadget: findAlong(game, seat, gadget),
      steed: findAlong(game, seat, steed),
      sidekick: findAlong(game, seat, sidekick),
    },
    room: {
      big: findRoom(game, seat, 'big', big),
      gadget: findRoom(game, seat, 'gadget', gadget),
      steed: findRoom(game, seat, 'steed', steed),
      sidekick: sidekickRoom(game, seat),
    },
  };
  memo.burden = made;
  return made;
}

/** How many a seat may have in play; `null` for no limit. */
function limitOf(game: Game, limit: Limit): number | null {
  if (limit === 'steed') return 1;
  return limit === 'big' ? game.sheet.big : game.sheet.gadgets;
}

/** How many more a seat may have in play; negative if there is an excess. */
export function limitRoom(game: Game, seat: Seat, limit: ExchangeLimit): number {
  const memo = memoOf(game, seat);
  if (memo === null) {
    if (limit === 'sidekick') return sidekickRoom(game, seat);
    return findRoom(game, seat, limit, findLimited(game, seat, limit));
  }
  return burden(game, memo, seat).room[limit];
}

/** Room without a limit; finite, because legal moves are JSON. */
const UNLIMITED = 99;

function findRoom(game: Game, seat: Seat, limit: Limit, counted: readonly CardId[]): number {
  const base = limitOf(game, limit);
  if (base === null) return UNLIMITED;
  if (limit === 'steed') return base - counted.length;
  let most = base;
  for (const card of activeCards(game, seat)) {
    const { traits } = def(game, card);
    most += limit === 'big' ? traits.big : traits.gadgets;
  }
  return most - counted.length;
}

/** The limit a seat exceeds, if any. */
export function exceededLimit(game: Game, seat: Seat): Limit | null {
  for (const limit of LIMITS) {
    const base = limitOf(game, limit);
    // Only a seat above the base limit needs a closer look.
    if (base === null || !hasMore(game, seat, limit, base)) continue;
    if (limitRoom(game, seat, limit) < 0) return limit;
  }
  return null;
}

function hasMore(game: Game, seat: Seat, limit: Limit, than: number): boolean {
  const { equipped, carried, attached, steeds } = player(game, seat);
  if (limit === 'steed') return steeds.length > than;
  if (equipped.length + carried.length + attached.length <= than) return false;
  let count = 0;
  for (const card of equipped) if (isLimited(game, seat, card, limit)) count += 1;
  for (const card of carried) if (isLimited(game, seat, card, limit)) count += 1;
  for (const [, card] of attached) if (isLimited(game, seat, card, limit)) count += 1;
  return count > than;
}

/** Whether a seat has any item in play that counts toward a limit. */
export function hasLimited(game: Game, seat: Seat): boolean {
  const memo = memoOf(game, seat);
  if (memo === null) return findAny(game, seat);
  return (memo.limited ??= findAny(game, seat));
}

function findAny(game: Game, seat: Seat): boolean {
  for (const card of itemsInPlay(game, seat)) {
    const it = def(game, card);
    if (it.big || it.gadget || it.kind === 'steed' || it.kind === 'sidekick') return true;
  }
  return false;
}

/** The limit that one more card would exceed, if any. */
export function limitAgainst(game: Game, seat: Seat, card: CardId): Limit | null {
  return (
    LIMITS.find((limit) => isLimited(game, seat, card, limit) && limitRoom(game, seat, limit) < 1) ?? null
  );
}
