/**
 * The bounds of a legal move's free parts: what violates them, and whether anything satisfies them. Moves are
 * validated, generated and sampled with them.
 */
import type { CardId, Seat } from '../model/card.ts';
import type {
  FreeCards,
  FreeChoice,
  FreeTerms,
  FreeTrade,
  LegalMove,
  Pick,
  Terms,
  TradeLimit,
} from '../model/move.ts';
import { samePick } from './choice.ts';

/** Whether a legal move has free parts. */
export function isFree({ pick, terms, trade, choice }: LegalMove): boolean {
  return pick !== undefined || terms !== undefined || trade !== undefined || choice !== undefined;
}

/**
 * The first thing wrong with some cards: too few, a duplicate, not among those allowed, too many, worth too little or
 * too much.
 */
export type CardsMisfit = 'few' | 'twice' | 'foreign' | 'many' | 'cheap' | 'dear';

/** How some cards violate the bounds; `null` if they don't. */
export function cardsMisfit(pick: FreeCards, cards: readonly CardId[]): CardsMisfit | null {
  if (cards.length < pick.min) return 'few';
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] ?? -1;
    if (cards.indexOf(card) !== at) return 'twice';
    if (!pick.from.includes(card)) return 'foreign';
  }
  if (cards.length > pick.max) return 'many';
  if (pick.worth === undefined) return null;
  const gold = cards.reduce((sum, card) => sum + goldOf(pick, card), 0);
  if (gold < pick.worth[0]) return 'cheap';
  return gold > pick.worth[1] ? 'dear' : null;
}

/** What one of the allowed cards is worth in gold. */
export function goldOf(pick: FreeCards, card: CardId): number {
  return pick.gold?.[pick.from.indexOf(card)] ?? 0;
}

/** Whether any cards satisfy the bounds. */
export function isFillable({ from, min, max, gold, worth }: FreeCards): boolean {
  if (from.length < min || max < min) return false;
  return worth === undefined || canReach(gold ?? [], worth);
}

/** Whether some of these prices add up to a sum within the bounds. */
export function canReach(gold: readonly number[], [least, most]: readonly [number, number]): boolean {
  const all = gold.reduce((sum, one) => sum + one, 0);
  if (all <= most) return all >= least;
  let sums = new Set([0]);
  for (const one of gold) {
    sums = new Set([...sums, ...[...sums].map((sum) => sum + one).filter((sum) => sum <= most)]);
  }
  return [...sums].some((sum) => sum >= least);
}

/** Whether a list contains only these cards, without duplicates. */
function areSome(cards: readonly CardId[], from: readonly CardId[]): boolean {
  return cards.every((card, at) => cards.indexOf(card) === at && from.includes(card));
}

/** Counts the cards under a limit that leave with these: those named, and those attached to them. */
function countLimited({ cards, along }: TradeLimit, named: readonly CardId[]): number {
  if (along.length === 0) return named.filter((card) => cards.includes(card)).length;
  return cards.filter(
    (card) => named.includes(card) || along.some(([host, on]) => on === card && named.includes(host)),
  ).length;
}

/** Whether an exchange is within a limit. */
function isWithin(limit: TradeLimit, give: readonly CardId[], get: readonly CardId[]): boolean {
  const more = countLimited(limit, give) - countLimited(limit, get);
  return more > 0 ? more <= limit.getter : more === 0 || -more <= limit.giver;
}

/** Bounds whose limits carry more information than a legal move states. */
export type Bounds<Free, L> = Omit<Free, 'limits'> & { readonly limits: readonly L[] };

/**
 * How terms violate the bounds: the first part that does, `refused` if they were refused before, or a limit; `null` if
 * they don't. Doesn't check who picks first.
 */
export function termsMisfit<L extends TradeLimit>(
  free: Bounds<FreeTerms, L>,
  terms: Terms,
): 'treasures' | 'items' | 'plays' | 'refused' | L | null {
  const { treasures, items, plays } = terms;
  if (!Number.isInteger(treasures) || treasures < 0 || treasures > free.treasures) return 'treasures';
  if (!areSome(items, free.items)) return 'items';
  if (!areSome(plays, free.plays)) return 'plays';
  if (free.refused.some((refused) => sameTerms(refused, terms))) return 'refused';
  return brokenLimit(free.limits, items, []);
}

function sameTerms(a: Terms, b: Terms): boolean {
  return (
    a.treasures === b.treasures &&
    a.first === b.first &&
    sameCards(a.items, b.items) &&
    sameCards(a.plays, b.plays)
  );
}

function sameCards(a: readonly CardId[], b: readonly CardId[]): boolean {
  return a.length === b.length && areSome(a, b);
}

/**
 * Yields all terms that may be offered, the simplest first. Refused terms are left out, so there may be none even if
 * there is something to give. A generator, because the number grows exponentially with the number of items.
 */
export function* openTerms(free: FreeTerms, asker: Seat, helper: Seat): Generator<Terms, void> {
  for (const items of subsets(free.items)) {
    if (brokenLimit(free.limits, items, NOTHING) !== null) continue;
    for (const plays of subsets(free.plays)) {
      for (let treasures = 0; treasures <= free.treasures; treasures++) {
        for (const first of [asker, helper]) {
          const terms = { treasures, first, items, plays };
          if (!free.refused.some((refused) => sameTerms(refused, terms))) yield terms;
        }
      }
    }
  }
}

/** Every choice of cards from a list, the empty one first. */
function* subsets(cards: readonly CardId[]): Generator<CardId[], void> {
  for (let choice = 0; choice < 2 ** cards.length; choice++) {
    yield cards.filter((_, at) => Math.floor(choice / 2 ** at) % 2 === 1);
  }
}

/** The first limit an exchange exceeds; `null` if it is within all of them. */
export function brokenLimit<L extends TradeLimit>(
  limits: readonly L[],
  give: readonly CardId[],
  get: readonly CardId[],
): L | null {
  return limits.find((limit) => !isWithin(limit, give, get)) ?? null;
}

/**
 * How a trade violates the bounds: nothing changes hands, cards that can't be traded, or a limit. `null` if it doesn't.
 */
export function tradeMisfit<L extends TradeLimit>(
  free: Bounds<FreeTrade, L>,
  give: readonly CardId[],
  get: readonly CardId[],
): 'nothing' | 'items' | L | null {
  if (give.length + get.length === 0) return 'nothing';
  if (!areSome(give, free.give) || !areSome(get, free.get)) return 'items';
  return brokenLimit(free.limits, give, get);
}

/** Whether any single item could change hands, or any two against each other. */
export function isTradable({ give, get, limits }: FreeTrade): boolean {
  if (limits.length === 0) return give.length + get.length > 0;
  for (const card of give) if (brokenLimit(limits, [card], NOTHING) === null) return true;
  for (const card of get) if (brokenLimit(limits, NOTHING, [card]) === null) return true;
  return give.some((mine) => get.some((theirs) => brokenLimit(limits, [mine], [theirs]) === null));
}

const NOTHING: readonly CardId[] = [];

/** Whether a choice allows these answers. */
export function fitsChoice({ from, min, max }: FreeChoice, picks: readonly Pick[]): boolean {
  if (picks.length < min || picks.length > max) return false;
  return picks.every(
    (pick, at) =>
      from.some((one) => samePick(one, pick)) && !picks.slice(0, at).some((other) => samePick(pick, other)),
  );
}
