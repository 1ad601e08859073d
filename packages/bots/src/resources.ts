/** What the bot could do to the strengths of a combat now, and what each option costs. */
import type { CardId, CombatView, FreeCards, Move, LegalMove } from '@kickdoor/rules';
import { def, legalMovesOf, type LegalMoveOf, type Scene } from './scene.ts';
import { deltaOfPlay, deltaOfUse, powerNamed } from './strength.ts';
import { cardWorth, cheapest } from './worth.ts';

export interface Resource {
  readonly move: Move;
  /** The change of strength, in points for the fighters. */
  readonly delta: number;
  /** The value of what is given up. */
  readonly cost: number;
  readonly kind: 'card' | 'power';
}

/** The cards that pay for a move, cheapest first. */
export function payment(scene: Scene, legalMove: LegalMove, count: number): CardId[] {
  const { pick } = legalMove;
  if (pick === undefined) return [];
  if (pick.gold !== undefined) return inGold(scene, pick, pick.gold);
  return cheapest(scene, pick.from).slice(0, Math.max(pick.min, Math.min(count, pick.max)));
}

/** Items worth enough gold, least useful for their price first. */
function inGold(scene: Scene, pick: FreeCards, gold: readonly number[]): CardId[] {
  const price = new Map(pick.from.map((card, at) => [card, gold[at] ?? 0]));
  const loss = (card: CardId): number => cardWorth(scene, card) / Math.max(1, price.get(card) ?? 0);
  return enough(
    pick.from.toSorted((a, b) => loss(a) - loss(b)),
    price,
    pick.worth?.[0] ?? 0,
  );
}

/** Takes cards in order until their gold suffices, then drops those that weren't needed. */
export function enough(
  ranked: readonly CardId[],
  gold: ReadonlyMap<CardId, number>,
  least: number,
): CardId[] {
  const chosen: CardId[] = [];
  let sum = 0;
  for (const card of ranked) {
    if (sum >= least) break;
    chosen.push(card);
    sum += gold.get(card) ?? 0;
  }
  for (const card of chosen.toReversed()) {
    const own = gold.get(card) ?? 0;
    if (sum - own < least) continue;
    sum -= own;
    chosen.splice(chosen.indexOf(card), 1);
  }
  return chosen;
}

function worthOf(scene: Scene, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + cardWorth(scene, card), 0);
}

function ofPlay(scene: Scene, combat: CombatView, legalMove: LegalMoveOf<'play'>): Resource {
  const { move } = legalMove;
  const other = move.with === undefined ? 0 : cardWorth(scene, move.with);
  return {
    move,
    delta: deltaOfPlay(scene, combat, move),
    cost: cardWorth(scene, move.card) + other,
    kind: 'card',
  };
}

/** A power, once for each amount of cards that can pay for it. */
function ofUse(scene: Scene, combat: CombatView, legalMove: LegalMoveOf<'use'>): Resource[] {
  const { move, pick } = legalMove;
  const each = deltaOfUse(scene, combat, move);
  if (each === 0) return [];
  const power = powerNamed(scene, move.power)?.power;
  if (pick === undefined) {
    // Charm picks nothing because it takes the whole hand.
    const cost = power === 'charm' ? worthOf(scene, scene.view.hand ?? []) : 0;
    return [{ move, delta: each, cost, kind: 'power' }];
  }
  if (pick.gold !== undefined) {
    const cards = inGold(scene, pick, pick.gold);
    return [{ move: { ...move, cards }, delta: each, cost: worthOf(scene, cards), kind: 'power' }];
  }
  const scales = power === 'discard-for-strength';
  const found: Resource[] = [];
  for (let count = pick.min; count <= (scales ? pick.max : pick.min); count++) {
    const cards = payment(scene, legalMove, count);
    if (cards.length < count) break;
    const delta = scales ? each * count : each;
    found.push({ move: { ...move, cards }, delta, cost: worthOf(scene, cards), kind: 'power' });
  }
  return found;
}

/** Everything that can change the strengths of this combat. */
export function resources(scene: Scene, combat: CombatView): Resource[] {
  const played = legalMovesOf(scene, 'play').map((legalMove) => ofPlay(scene, combat, legalMove));
  const used = legalMovesOf(scene, 'use').flatMap((legalMove) => ofUse(scene, combat, legalMove));
  return [...used, ...played].filter(({ delta }) => delta !== 0);
}

/** A key for what a resource spends, since a card can be spent only once. */
function source({ move }: Resource): string {
  if (move.do === 'play') return `card ${move.card}`;
  return move.do === 'use' ? `power ${move.power}` : move.do;
}

/** Each source's best resource for one side. */
function bestEach(list: readonly Resource[], side: 1 | -1): Resource[] {
  const bySource = new Map<string, Resource>();
  for (const one of list) {
    const known = bySource.get(source(one));
    if (known === undefined || one.delta * side > known.delta * side) bySource.set(source(one), one);
  }
  return [...bySource.values()].filter((one) => one.delta * side > 0);
}

/** How much all resources together can do for one side. */
export function reach(list: readonly Resource[], side: 1 | -1): number {
  return bestEach(list, side).reduce((sum, one) => sum + one.delta * side, 0);
}

/**
 * The next step toward changing the strengths by this much for one side: the cheapest that suffices alone, otherwise
 * the strongest. `null` if there is none.
 */
export function nextStep(list: readonly Resource[], amount: number, side: 1 | -1): Resource | null {
  const able = list.filter((one) => one.delta * side > 0);
  const sufficient = able.filter((one) => one.delta * side >= amount);
  if (sufficient.length > 0) return sufficient.toSorted((a, b) => a.cost - b.cost)[0] ?? null;
  return able.toSorted((a, b) => b.delta * side - a.delta * side || a.cost - b.cost)[0] ?? null;
}

/** The minimum cost of changing the strengths by this much; infinite if impossible. */
export function costOf(list: readonly Resource[], amount: number, side: 1 | -1): number {
  let left = amount;
  let cost = 0;
  const sources = bestEach(list, side).toSorted(
    (a, b) => a.cost / Math.abs(a.delta) - b.cost / Math.abs(b.delta),
  );
  for (const one of sources) {
    if (left <= 0) break;
    left -= one.delta * side;
    cost += one.cost;
  }
  return left <= 0 ? cost : Infinity;
}

/** The cards in hand or in play that have this effect when played. */
export function playsOf(scene: Scene, effect: string): LegalMoveOf<'play'>[] {
  return legalMovesOf(scene, 'play').filter(({ move }) =>
    def(scene, move.card).plays.some(({ play }) => play === effect),
  );
}
