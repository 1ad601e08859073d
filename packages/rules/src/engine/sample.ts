/** Random sampling of legal moves. */
import type { CardId } from '../model/card.ts';
import type { FreeCards, FreeTerms, Move, MoveOf, LegalMove, Terms } from '../model/move.ts';
import { cardsMisfit, goldOf, isFree, openTerms, termsMisfit, tradeMisfit } from '../kernel/bounds.ts';

/** Random attempts to fill in a move before the simplest filling is used. */
const TRIES = 40;

/** Fills in a legal move at random. */
export function sampleMove(legalMove: LegalMove, random: () => number): Move {
  const { move, pick } = legalMove;
  // Without a price to meet, draw any number of cards.
  if (pick !== undefined && pick.worth === undefined) return withCards(move, drawSome(pick, random));
  if (!isFree(legalMove)) return move;
  if (legalMove.choice !== undefined) return fill(legalMove, random);
  for (let i = 0; i < TRIES; i++) {
    const filled = fill(legalMove, random);
    if (isWithinBounds(legalMove, filled)) return filled;
  }
  return fillSimply(legalMove);
}

/** Whether a filling is within bounds; everything else of the move is given. */
function isWithinBounds({ pick, terms, trade }: LegalMove, move: Move): boolean {
  if (pick !== undefined) return 'cards' in move && cardsMisfit(pick, move.cards ?? []) === null;
  if (terms !== undefined) return move.do === 'ask' && termsMisfit(terms, move.terms) === null;
  if (trade !== undefined) return move.do === 'offer' && tradeMisfit(trade, move.give, move.get) === null;
  return true;
}

function drawSome({ from, min, max }: FreeCards, random: () => number): CardId[] {
  return some(from, min, max, random);
}

function fill(legalMove: LegalMove, random: () => number): Move {
  const { move, pick, terms, trade, choice } = legalMove;
  if (pick !== undefined) return withCards(move, drawSome(pick, random));
  if (choice !== undefined) return { do: 'choose', picks: some(choice.from, choice.min, choice.max, random) };
  if (terms !== undefined && move.do === 'ask') {
    return { do: 'ask', seat: move.seat, terms: fillTerms(move, terms, random) };
  }
  if (trade !== undefined && move.do === 'offer') {
    const give = some(trade.give, 0, 2, random);
    return { do: 'offer', give, seat: move.seat, get: some(trade.get, 0, 2, random) };
  }
  return move;
}

function fillTerms(move: MoveOf<'ask'>, terms: FreeTerms, random: () => number): Terms {
  return {
    treasures: Math.floor(random() * (terms.treasures + 1)),
    first: random() < 0.5 ? move.terms.first : move.seat,
    items: random() < 0.7 ? [] : some(terms.items, 0, 1, random),
    plays: random() < 0.7 ? [] : some(terms.plays, 0, 1, random),
  };
}

/** Between `min` and `max` different members of a list, in random order. */
function some<T extends object | number>(
  from: readonly T[],
  min: number,
  max: number,
  random: () => number,
): T[] {
  const count = min + Math.floor(random() * (Math.min(max, from.length) - min + 1));
  if (count === 0) return [];
  if (count === 1) {
    const one = from[Math.floor(random() * from.length)];
    return one === undefined ? [] : [one];
  }
  const rest = from.slice();
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0) {
    const at = Math.floor(random() * rest.length);
    const one = rest[at];
    if (one !== undefined) taken.push(one);
    for (let next = at + 1; next < rest.length; next++) {
      const moved = rest[next];
      if (moved !== undefined) rest[next - 1] = moved;
    }
    rest.pop();
  }
  return taken;
}

/** Returns a move with its list of cards filled in; a move without such a list is returned as it is. */
export function withCards(move: Move, cards: readonly CardId[]): Move {
  switch (move.do) {
    // A fast path, because every card in every hand may be shown.
    case 'show':
      return move.seat === undefined ? { do: 'show', cards } : { do: 'show', cards, seat: move.seat };
    case 'sell':
    case 'give':
    case 'charity':
    case 'use':
    case 'join':
      return { ...move, cards };
    case 'kick':
    case 'take':
    case 'play':
    case 'fight':
    case 'loot':
    case 'equip':
    case 'unequip':
    case 'part':
    case 'drop':
    case 'offer':
    case 'ask':
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'claim':
    case 'pass':
    case 'flee':
    case 'roll':
    case 'sacrifice':
    case 'choose':
    case 'seize':
    case 'end':
    case 'concede':
    case 'timeout':
      return move;
  }
}

/** Fills in a move when random tries haven't fit: adds cards one at a time until it is within bounds. */
function fillSimply(legalMove: LegalMove): Move {
  const { move, pick, terms, trade } = legalMove;
  if (pick !== undefined) {
    const subsets = growing(pick.from.toSorted((a, b) => goldOf(pick, b) - goldOf(pick, a)));
    return (
      subsets.map((cards) => withCards(move, cards)).find((one) => isWithinBounds(legalMove, one)) ?? move
    );
  }
  if (terms !== undefined && move.do === 'ask') {
    const { seat } = move;
    const open = openTerms(terms, move.terms.first, seat).next();
    return open.done === true ? move : { do: 'ask', seat, terms: open.value };
  }
  if (trade !== undefined && move.do === 'offer') {
    const { seat } = move;
    const gifts = trade.give.map((card): Move => ({ do: 'offer', seat, give: [card], get: [] }));
    const wishes = trade.get.map((card): Move => ({ do: 'offer', seat, give: [], get: [card] }));
    const swaps = trade.give.flatMap((give) =>
      trade.get.map((get): Move => ({ do: 'offer', seat, give: [give], get: [get] })),
    );
    return [...gifts, ...wishes, ...swaps].find((one) => isWithinBounds(legalMove, one)) ?? move;
  }
  return move;
}

/** Every run of consecutive cards in a list, shortest first. */
function growing(cards: readonly CardId[]): CardId[][] {
  const runs: CardId[][] = [];
  for (let length = 1; length <= cards.length; length++) {
    for (let at = 0; at + length <= cards.length; at++) runs.push(cards.slice(at, at + length));
  }
  return runs;
}
