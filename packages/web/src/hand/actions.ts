/** Groups legal moves into actions, by the card they start from and by their target. */
import {
  cardsInPlay,
  type CardPool,
  type CardId,
  type Move,
  type LegalMove,
  type Side,
  type Verb,
  type View,
} from '@kickdoor/rules';

/** The target of a move; the table highlights it. */
export type Target = `seat:${number}` | `card:${number}` | `side:${Side}`;

export interface Action {
  readonly key: string;
  readonly legalMove: LegalMove;
  /** The card the action started from, preselected where cards are picked. */
  readonly from: CardId | null;
  readonly target: Target | null;
}

/** What grouping needs to know. */
export interface Scene {
  readonly pool: CardPool;
  readonly view: View;
}

/** A move's target, if it is on the table. */
export function targetOf(move: Move): Target | null {
  switch (move.do) {
    case 'play':
    case 'use':
      if (move.seat !== undefined) return `seat:${move.seat}`;
      if (move.side !== undefined) return `side:${move.side}`;
      return move.on === undefined ? null : `card:${move.on}`;
    case 'ask':
    case 'offer':
    case 'give':
      return `seat:${move.seat}`;
    case 'roll':
      return move.card === undefined ? null : `card:${move.card}`;
    case 'kick':
    case 'take':
    case 'fight':
    case 'loot':
    case 'equip':
    case 'unequip':
    case 'join':
    case 'part':
    case 'drop':
    case 'sell':
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'claim':
    case 'pass':
    case 'flee':
    case 'sacrifice':
    case 'choose':
    case 'charity':
    case 'seize':
    case 'show':
    case 'end':
    case 'concede':
    case 'timeout':
      return null;
  }
}

/** The card that gives a power: the seat's own, or the monster it concerns. */
export function powerCard({ pool, view }: Scene, power: string, on: CardId | undefined): CardId | null {
  const me = view.players[view.seat ?? -1];
  const own = me === undefined ? [] : cardsInPlay(me);
  const foes = view.combat?.foes.map((foe) => foe.card) ?? [];
  const candidates = [...own, ...(on === undefined ? [] : [on]), ...foes];
  return candidates.find((card) => pool.cards[card]?.powers.some(({ name }) => name === power)) ?? null;
}

/** Whether a card may be one of those that fill in a legal move. */
function isFree(legalMove: LegalMove, card: CardId): boolean {
  if (legalMove.pick?.from.includes(card) === true) return true;
  return legalMove.trade?.give.includes(card) === true;
}

/** Whether a move starts from this card: it plays, wears or sells it, or uses its power. */
function startsFrom(scene: Scene, legalMove: LegalMove, card: CardId): boolean {
  const { move } = legalMove;
  switch (move.do) {
    case 'play':
    case 'fight':
    case 'equip':
    case 'unequip':
    case 'part':
    case 'drop':
    case 'seize':
    case 'sacrifice':
      return move.card === card;
    case 'roll':
      return move.card === card;
    case 'use':
      return powerCard(scene, move.power, move.on) === card;
    case 'sell':
    case 'give':
    case 'join':
    case 'charity':
    case 'offer':
      return isFree(legalMove, card);
    case 'kick':
    case 'take':
    case 'loot':
    case 'ask':
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'claim':
    case 'pass':
    case 'flee':
    case 'choose':
    case 'show':
    case 'end':
    case 'concede':
    case 'timeout':
      return false;
  }
}

/** Merges legal moves with open card lists that differ only in their recipient into a single action. */
export function composer(
  move: Move,
): Extract<Verb, 'sell' | 'give' | 'join' | 'charity' | 'offer' | 'show' | 'ask'> | null {
  switch (move.do) {
    case 'sell':
    case 'give':
    case 'join':
    case 'charity':
    case 'offer':
    case 'show':
    case 'ask':
      return move.do;
    case 'kick':
    case 'take':
    case 'play':
    case 'fight':
    case 'loot':
    case 'equip':
    case 'unequip':
    case 'part':
    case 'drop':
    case 'accept':
    case 'decline':
    case 'withdraw':
    case 'use':
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
      return null;
  }
}

/** A key for a legal move that is stable across updates. */
export function moveKey(legalMove: LegalMove): string {
  return JSON.stringify(legalMove.move);
}

/** The actions that start from a card now, without duplicates. */
export function actionsOf(scene: Scene, legalMoves: readonly LegalMove[], card: CardId): readonly Action[] {
  const seen = new Set<string>();
  const actions: Action[] = [];
  for (const legalMove of legalMoves) {
    if (!startsFrom(scene, legalMove, card)) continue;
    const one = composer(legalMove.move);
    const key = one ?? moveKey(legalMove);
    if (seen.has(key)) continue;
    seen.add(key);
    actions.push({
      key,
      legalMove,
      from: isFree(legalMove, card) ? card : null,
      target: one === null ? targetOf(legalMove.move) : null,
    });
  }
  const spiteful = (action: Action) => isSpite(scene, action.legalMove.move);
  return [...actions.filter((action) => !spiteful(action)), ...actions.filter(spiteful)];
}

/** Whether a move curses its own player; such a move is never offered first. */
function isSpite({ pool, view }: Scene, move: Move): boolean {
  return move.do === 'play' && pool.cards[move.card]?.kind === 'curse' && move.seat === view.seat;
}

/** Groups actions by target. */
export function byTarget(actions: readonly Action[]): ReadonlyMap<Target, readonly Action[]> {
  const found = new Map<Target, Action[]>();
  for (const action of actions) {
    if (action.target === null) continue;
    found.set(action.target, [...(found.get(action.target) ?? []), action]);
  }
  return found;
}

/** Legal moves of the same kind that differ only in their recipient. */
export function siblings(legalMoves: readonly LegalMove[], legalMove: LegalMove): readonly LegalMove[] {
  const { move } = legalMove;
  if (move.do === 'use') {
    return legalMoves.filter(({ move: other }) => other.do === 'use' && other.power === move.power);
  }
  return legalMoves.filter(({ move: other }) => other.do === move.do);
}
