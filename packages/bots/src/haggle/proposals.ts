/** Trades that both sides would gain by: what the one can't use and the other can. */
import { admits, type CardId, type MoveOf, type PlayerView } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';
import { byLot } from '../lot.ts';
import { hasOffered, hasOfferedTo } from '../past/past.ts';
import { decision, legalMovesOf, playerAt, type LegalMoveOf, type Scene } from '../scene.ts';
import { LEAST, worthToBoth } from './bargain.ts';
import { gainOf, type Exchange } from './holdings.ts';

/** A trade to offer, and what it is worth to whoever offers it, in points. */
export interface Proposal {
  readonly move: MoveOf<'offer'>;
  readonly worth: number;
}

/** How many swaps of one item for another are looked at closely with each player, and how far below worth it they may seem. */
const CLOSELY = 6;
const SLACK = 2;

/** An item, and what it adds to what each side has if it changes hands alone, in points. */
interface Ware {
  readonly card: CardId;
  readonly mine: number;
  readonly theirs: number;
}

/** What may be traded and is plain to judge: nothing lies on it, and it is no companion. */
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

/** The wares that add most to what both sides have. */
const byUse = (wares: readonly Ware[]): readonly Ware[] =>
  wares.toSorted((a, b) => b.mine + b.theirs - a.mine - a.theirs);

/** Swaps of one item for another that look worth it to both, and the same with something on top from either side. */
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

/** The trade with one player that is worth most to the bot, of those that they would gain by as well. */
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
 * Trades that the bot might offer, at most one with each player, the best first. One a turn, and whoever has not taken one
 * up is left alone for a while; where no past is told, it can't know of that, and offers none.
 */
export function proposalsOf(scene: Scene): readonly Proposal[] {
  const { past, seat } = scene;
  if (past.turn === 0 || hasOffered(past, seat)) return [];
  return byLot(scene, legalMovesOf(scene, 'offer'), ({ move }) => move.seat)
    .flatMap((legalMove) => bestWith(scene, legalMove) ?? [])
    .toSorted((a, b) => b.worth - a.worth);
}

/** Offers the trade that is worth most, if one is worth as much as the bot's style asks for. */
export function offerTrade(scene: Scene): Decision | null {
  const over = scene.style.haggle;
  if (over === null) return null;
  const [best] = proposalsOf(scene);
  return best === undefined || best.worth < over ? null : decision(best.move, 'bot-why-trade');
}
