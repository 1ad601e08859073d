/** What to equip, sell and lay out: the moves that lead to the best set of items that fits. */
import { LEVEL_PRICE, sampleMove, type CardDef, type CardId } from '@kickdoor/rules';
import type { Decision } from './bot.ts';
import { bestSet, groupOf, isFreed, type Group } from './gear-set.ts';
import { enough } from './resources.ts';
import { canUse, decision, def, legalMovesOf, type Scene } from './scene.ts';
import { isPower } from './strength.ts';
import { gearWorth } from './worth.ts';

/** The best set of the bot's own cards in play. */
function bestSetOf(scene: Scene): ReadonlySet<CardId> {
  return bestSet(scene, scene.me, [...scene.me.equipped, ...scene.me.carried]);
}

/** The next step toward the best set. */
export function equip(scene: Scene): Decision | null {
  if (scene.me.carried.length === 0) return null;
  const puts = legalMovesOf(scene, 'equip');
  const takes = legalMovesOf(scene, 'unequip');
  if (puts.length === 0 && takes.length === 0) return null;
  const wanted = bestSetOf(scene);
  const missing = [...wanted].filter((card) => scene.me.carried.includes(card));
  for (const card of missing) {
    const put = puts.find(({ move }) => move.card === card);
    if (put !== undefined) return decision(put.move, 'bot-why-equip');
  }
  for (const card of missing) {
    const group = groupOf(def(scene, card).slot);
    if (!isBetter(scene, group, wanted)) continue;
    const inTheWay = takes.find(
      ({ move }) =>
        !wanted.has(move.card) &&
        groupOf(def(scene, move.card).slot) === group &&
        !isFreed(scene, scene.me, move.card),
    );
    if (inTheWay !== undefined) return decision(inTheWay.move, 'bot-why-equip');
  }
  return null;
}

/** Whether the wanted items of a group are worth more than those equipped; only then is anything unequipped. */
function isBetter(scene: Scene, group: Group, wanted: ReadonlySet<CardId>): boolean {
  const { me } = scene;
  const sum = (cards: readonly CardId[]): number =>
    cards
      .filter((card) => groupOf(def(scene, card).slot) === group && !isFreed(scene, scene.me, card))
      .reduce((total, card) => total + Math.max(0, gearWorth(scene, me, def(scene, card))), 0);
  return sum([...wanted]) > sum(me.equipped);
}

/** Whether a card in hand is worth putting in play: it is useful, or it can be sold. */
function wantsOut(scene: Scene, card: CardDef): boolean {
  const crowded = scene.me.hand > scene.me.handLimit - 1;
  switch (card.kind) {
    case 'item':
    case 'steed':
      return canUse(scene, scene.me, card) ? gearWorth(scene, scene.me, card) > 0 || crowded : crowded;
    case 'oneshot':
      return scene.me.hand > scene.me.handLimit;
    case 'race':
    case 'class':
    case 'half-breed':
    case 'super-munchkin':
    case 'power':
    case 'style':
    case 'training':
    case 'sidekick':
    case 'cheat':
      return true;
    default:
      return false;
  }
}

/** Puts races, classes, items and other useful cards in play. */
export function layOut(scene: Scene): Decision | null {
  for (const { move } of legalMovesOf(scene, 'play')) {
    const card = def(scene, move.card);
    if (card.kind === 'cheat' && !worthFreeing(scene, move.with)) continue;
    if (card.kind === 'item-enhancer' && move.on !== undefined && scene.me.equipped.includes(move.on)) {
      return decision(move, 'bot-why-lay-out');
    }
    const plain = move.side === undefined && move.seat === undefined && move.on === undefined;
    if (plain && wantsOut(scene, card)) return decision(move, 'bot-why-lay-out');
  }
  return null;
}

function worthFreeing(scene: Scene, item: CardId | undefined): boolean {
  return (
    item !== undefined &&
    !scene.me.equipped.includes(item) &&
    gearWorth(scene, scene.me, def(scene, item)) >= 2
  );
}

/** The most that gear sold for a Level may be worth. */
function mayLose({ me, view, style }: Scene): number {
  return style.sellLoss + (me.level === view.options.level - 2 ? style.lastSale : 0);
}

/** A sale: its cards, their gold, and their worth to the seller. */
interface Sale {
  readonly cards: readonly CardId[];
  readonly gold: number;
  readonly loss: number;
}

/** The items to sell for at least this much gold, least useful first. */
function saleFor(scene: Scene, gold: ReadonlyMap<CardId, number>, least: number): Sale {
  const keep = bestSetOf(scene);
  const loss = (card: CardId): number => {
    const it = def(scene, card);
    if (it.kind === 'oneshot') return it.plays.some(({ play }) => play === 'strength') ? 2.4 : 1.6;
    return keep.has(card) ? 1.5 * gearWorth(scene, scene.me, it) + 0.5 : 0.4 * gearWorth(scene, scene.me, it);
  };
  const ranked = [...gold.keys()]
    .filter((card) => (gold.get(card) ?? 0) > 0)
    .toSorted((a, b) => loss(a) / (gold.get(a) ?? 1) - loss(b) / (gold.get(b) ?? 1));
  const cards = enough(ranked, gold, least);
  const sum = (of: (card: CardId) => number): number => cards.reduce((total, card) => total + of(card), 0);
  return { cards, gold: sum((card) => gold.get(card) ?? 0), loss: sum(loss) };
}

/** Sells items for Levels, least useful first; `dearest` is the most they may be worth. */
export function sell(scene: Scene, dearest = mayLose(scene)): Decision | null {
  const [legalMove] = legalMovesOf(scene, 'sell');
  const pick = legalMove?.pick;
  if (legalMove === undefined || pick?.gold === undefined || pick.worth === undefined) return null;
  const [least, most] = pick.worth;
  if (pick.gold.reduce((sum, one) => sum + Math.max(0, one), 0) < least) return null;
  const prices = new Map(pick.from.map((card, at) => [card, pick.gold?.[at] ?? 0]));
  const { cards, gold, loss } = saleFor(scene, prices, least);
  const isLegal = gold >= least && gold <= most && cards.length >= pick.min && cards.length <= pick.max;
  return isLegal && loss <= dearest ? decision({ do: 'sell', cards }, 'bot-why-sell') : null;
}

/** Doubles the price of one item, if that lets it be sold with others for a Level. */
export function bargain(scene: Scene): Decision | null {
  const legalMove = legalMovesOf(scene, 'use').find(
    ({ move, pick }) => pick?.min === 1 && isPower(scene, move.power, 'bargain'),
  );
  if (legalMove?.pick === undefined) return null;
  const keep = bestSetOf(scene);
  const gold = (card: CardId): number => def(scene, card).gold ?? 0;
  const { from } = legalMove.pick;
  const [first] = from.filter((card) => !keep.has(card)).toSorted((a, b) => gold(b) - gold(a));
  if (first === undefined) return null;
  const prices = new Map(from.map((card) => [card, card === first ? 2 * gold(card) : gold(card)]));
  const sale = saleFor(scene, prices, LEVEL_PRICE);
  const isSold = sale.gold >= LEVEL_PRICE && sale.cards.includes(first) && sale.loss <= mayLose(scene);
  return isSold ? decision({ ...legalMove.move, cards: [first] }, 'bot-why-bargain') : null;
}

/** Gets rid of excess Big items, least useful first. */
export function excess(scene: Scene): Decision | null {
  const { pending } = scene.view;
  if (pending?.kind !== 'excess' || pending.seat !== scene.seat) return null;
  return sell(scene) ?? giveAway(scene) ?? mustSell(scene);
}

function giveAway(scene: Scene): Decision | null {
  const [give] = legalMovesOf(scene, 'give');
  if (give === undefined) return null;
  const from = give.pick?.from ?? give.move.cards;
  const worth = (card: CardId): number => gearWorth(scene, scene.me, def(scene, card));
  const cards = from
    .toSorted((a, b) => worth(a) - worth(b))
    .slice(0, Math.max(1, give.pick?.min ?? from.length));
  return decision({ ...give.move, cards }, 'bot-why-excess');
}

/** Sells an excess that nobody can carry, whatever it is worth. */
function mustSell(scene: Scene): Decision | null {
  const [sale] = legalMovesOf(scene, 'sell');
  if (sale === undefined) return null;
  return sell(scene, Infinity) ?? decision(sampleMove(sale, scene.random), 'bot-why-excess');
}
