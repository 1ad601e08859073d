/** Trades that both sides gain by: one side gives what it can't use and the other can. */
import { admits, type CardId, type MoveOf, type PlayerView } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';
import { byLot } from '../lot.ts';
import { hasOffered, hasOfferedTo } from '../past/past.ts';
import { decision, legalMovesOf, playerAt, type LegalMoveOf, type Scene } from '../scene.ts';
import { LEAST, worthToBoth } from './bargain.ts';
import { gainOf, type Exchange } from './holdings.ts';

/** A trade to offer and its worth to the bot, in points. */
export interface Proposal {
  readonly move: MoveOf<'offer'>;
  readonly worth: number;
}

/** How many one-for-one swaps per player are examined closely, and how far below the minimum they may first appear. */
const CLOSELY = 6;
const SLACK = 2;

/** An item, and what each side gains if it changes hands on its own, in points. */
interface Ware {
  readonly card: CardId;
  readonly mine: number;
  readonly theirs: number;
}

/** Whether a card is easy to judge: an item with nothing attached, and no companion. */
export function isPlain({ view, pool }: Scene, card: CardId): boolean {
  const kind = pool.cards[card]?.kind;
  if (kind !== 'item' && kind !== 'oneshot') return false;
  return !view.players.some(({ attached }) => attached.some(([host, on]) => host === card || on === card));
}

function waresOf(
  scene: Scene,
  other: PlayerView,
  cards: readonly CardId[],
  isMine: boolean,
): readonly Ware[] {
  return cards
    .filter((card) => isPlain(scene, card))
    .map((card) => {
      const leaves = { gives: [card], gets: [] };
      const comes = { gives: [], gets: [card] };
      return {
        card,
        mine: gainOf(scene, scene.me, isMine ? leaves : comes),
        theirs: gainOf(scene, other, isMine ? comes : leaves),
      };
    });
}

/** Sorts wares by what both sides gain together, best first. */
const byUse = (wares: readonly Ware[]): readonly Ware[] =>
  wares.toSorted((a, b) => b.mine + b.theirs - a.mine - a.theirs);

/** Promising one-for-one swaps, each also with an extra item from either side. */
function* swaps(give: readonly Ware[], get: readonly Ware[]): Generator<Exchange, void> {
  const pairs = give
    .flatMap((out) =>
      get.map((into) => ({ out, into, mine: out.mine + into.mine, theirs: out.theirs + into.theirs })),
    )
    .filter(({ mine, theirs }) => Math.min(mine, theirs) > LEAST - SLACK)
    .toSorted((a, b) => b.mine + b.theirs - a.mine - a.theirs);
  for (const { out, into } of pairs.slice(0, CLOSELY)) {
    yield { gives: [out.card], gets: [into.card] };
    const [more] = byUse(give.filter((ware) => ware !== out));
    if (more !== undefined) yield { gives: [out.card, more.card], gets: [into.card] };
    const [bonus] = byUse(get.filter((ware) => ware !== into));
    if (bonus !== undefined) yield { gives: [out.card], gets: [into.card, bonus.card] };
  }
}

/** The trade with one player that is worth most to the bot, of those that the other side gains by, too. */
function bestWith(scene: Scene, legalMove: LegalMoveOf<'offer'>): Proposal | null {
  const { trade, move } = legalMove;
  const other = playerAt(scene, move.seat);
  if (trade === undefined || other.dead || hasOfferedTo(scene.past, scene.seat, move.seat)) return null;
  let best: Proposal | null = null;
  const give = waresOf(scene, other, trade.give, true);
  const get = waresOf(scene, other, trade.get, false);
  for (const exchange of swaps(give, get)) {
    const worth = worthToBoth(scene, other, exchange);
    if (worth <= (best?.worth ?? 0)) continue;
    const offer = { ...move, give: exchange.gives, get: exchange.gets };
    if (admits(legalMove, offer)) best = { move: offer, worth };
  }
  return best;
}

/**
 * The trades that the bot might offer, best first, at most one per player. A bot offers one trade a turn and doesn't
 * ask a player again for a while after an offer that wasn't taken. Without a past it can't know that, and offers none.
 */
export function proposalsOf(scene: Scene): readonly Proposal[] {
  const { past, seat } = scene;
  if (past.turn === 0 || hasOffered(past, seat)) return [];
  return byLot(scene, legalMovesOf(scene, 'offer'), ({ move }) => move.seat)
    .flatMap((legalMove) => bestWith(scene, legalMove) ?? [])
    .toSorted((a, b) => b.worth - a.worth);
}

/** Offers the best trade, if it is worth as much as the bot's style demands. */
export function offerTrade(scene: Scene): Decision | null {
  const over = scene.style.haggle;
  if (over === null) return null;
  const [best] = proposalsOf(scene);
  return best === undefined || best.worth < over ? null : decision(best.move, 'bot-why-trade');
}
