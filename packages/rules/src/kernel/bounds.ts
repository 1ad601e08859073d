/** The bounds of an offer's free parts: what breaks them, and whether anything fits. Moves are judged, offered and drawn by them. */
import type { CardId } from '../model/card.ts';
import type { FreeCards, FreeChoice, FreeTerms, FreeTrade, Pick, Terms, TradeLimit } from '../model/move.ts';
import { samePick } from './choice.ts';

/** What is wrong with some cards, the first of these that is: too few, named twice, no such cards, too many, worth too little or much. */
export type CardsMisfit = 'few' | 'twice' | 'foreign' | 'many' | 'cheap' | 'dear';

/** How some cards break the bounds; `null` where they fit. */
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

/** What a card of the bounds brings in gold. */
export function goldOf(pick: FreeCards, card: CardId): number {
  return pick.gold?.[pick.from.indexOf(card)] ?? 0;
}

/** Whether any cards fit. */
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

/** Whether a list names only these cards, each once. */
function areSome(cards: readonly CardId[], from: readonly CardId[]): boolean {
  return cards.every((card, at) => cards.indexOf(card) === at && from.includes(card));
}

/** How many cards of a limit go where these go: those named, and those that go along with them. */
function countLimited({ cards, along }: TradeLimit, named: readonly CardId[]): number {
  if (along.length === 0) return named.filter((card) => cards.includes(card)).length;
  return cards.filter(
    (card) => named.includes(card) || along.some(([host, on]) => on === card && named.includes(host)),
  ).length;
}

/** Whether what is given and got is within a limit. */
function isWithin(limit: TradeLimit, give: readonly CardId[], get: readonly CardId[]): boolean {
  const more = countLimited(limit, give) - countLimited(limit, get);
  return more > 0 ? more <= limit.getter : more === 0 || -more <= limit.giver;
}

/** Bounds of which each limit is more than an offer says of it. */
type With<Free, L> = Omit<Free, 'limits'> & { readonly limits: readonly L[] };

/**
 * How terms break the bounds: the first of their parts that does, that they were refused already, or a limit; `null` where they
 * fit. Who chooses first is no part of them.
 */
export function termsMisfit<L extends TradeLimit>(
  free: With<FreeTerms, L>,
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

/** The first limit that an exchange breaks; `null` where it keeps them all. */
export function brokenLimit<L extends TradeLimit>(
  limits: readonly L[],
  give: readonly CardId[],
  get: readonly CardId[],
): L | null {
  return limits.find((limit) => !isWithin(limit, give, get)) ?? null;
}

/** How what is given and got breaks the bounds: nothing changes hands, cards that can't, or a limit. `null` where it fits. */
export function tradeMisfit<L extends TradeLimit>(
  free: With<FreeTrade, L>,
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
  const counts = (cards: readonly CardId[]): number[][] =>
    cards.map((card) => limits.map((limit) => countLimited(limit, [card])));
  const nothing = limits.map(() => 0);
  const [mine, theirs] = [counts(give), counts(get)];
  const fits = (a: readonly number[], b: readonly number[]): boolean =>
    limits.every(({ giver, getter }, at) => {
      const more = (a[at] ?? 0) - (b[at] ?? 0);
      return more <= getter && -more <= giver;
    });
  return (
    mine.some((one) => fits(one, nothing)) ||
    theirs.some((one) => fits(nothing, one)) ||
    mine.some((one) => theirs.some((other) => fits(one, other)))
  );
}

/** Whether these answers are among those that a choice allows. */
export function fitsChoice({ from, min, max }: FreeChoice, picks: readonly Pick[]): boolean {
  if (picks.length < min || picks.length > max) return false;
  return picks.every(
    (pick, at) =>
      from.some((one) => samePick(one, pick)) && !picks.slice(0, at).some((other) => samePick(pick, other)),
  );
}
