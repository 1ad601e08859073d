/** The best set of items a player can wear, out of those they have. */
import type { CardDef, CardId, PlayerView, Slot } from '@kickdoor/rules';
import { def, type Scene } from './scene.ts';
import { gearWorth } from './worth.ts';

export type Group = 'headgear' | 'armor' | 'footgear' | 'hands' | 'none';

export function groupOf(slot: Slot): Group {
  return slot === 'one hand' || slot === 'two hands' ? 'hands' : slot;
}

/** The extra room that cards add to a slot's normal limit. */
function extra(scene: Scene, cards: readonly CardId[], slot: Slot): number {
  const rooms = cards.flatMap((card) => def(scene, card).traits.room.filter((one) => one.slot === slot));
  return rooms.reduce((sum, one) => sum + one.more, 0);
}

/** The capacity of a group for a player with these cards: pieces, or hands. */
function room(scene: Scene, cards: readonly CardId[], group: Group): number {
  if (group === 'hands') {
    return 2 + extra(scene, cards, 'one hand') + 2 * extra(scene, cards, 'two hands');
  }
  return 1 + extra(scene, cards, group);
}

/** Whether a cheat exempts an item from the limits. */
export function isFreed(scene: Scene, { attached }: PlayerView, card: CardId): boolean {
  return attached.some(([host, on]) => host === card && def(scene, on).kind === 'cheat');
}

function hands(item: CardDef): number {
  return item.slot === 'two hands' ? 2 : 1;
}

/** The best items for the hands: tries each number of two-hand items and fills up with one-hand ones. */
function bestHands(
  cards: readonly CardId[],
  worth: (card: CardId) => number,
  big: (card: CardId) => number,
  most: number,
  mostTwo: number,
): CardId[] {
  const sorted = cards.toSorted((a, b) => worth(b) - worth(a));
  const two = sorted.filter((card) => big(card) === 2);
  const one = sorted.filter((card) => big(card) === 1);
  let found: CardId[] = [];
  let best = -1;
  for (let count = 0; count <= mostTwo && count * 2 <= most; count++) {
    const set = [...two.slice(0, count), ...one.slice(0, most - 2 * count)];
    const sum = set.reduce((total, card) => total + worth(card), 0);
    if (sum > best) {
      best = sum;
      found = set;
    }
  }
  return found;
}

/** The best set among items that a player has or might have. */
export function bestSet(scene: Scene, player: PlayerView, items: readonly CardId[]): ReadonlySet<CardId> {
  const worth = (card: CardId): number => gearWorth(scene, player, def(scene, card));
  const useful = items.filter((card) => def(scene, card).kind === 'item' && worth(card) > 0);
  const chosen = new Set<CardId>(
    useful.filter((card) => isFreed(scene, player, card) || def(scene, card).slot === 'none'),
  );
  const worn = player.equipped.filter((card) => items.includes(card));
  const cards = [...player.races, ...player.classes, ...worn, ...player.sidekicks];
  const free = useful.filter((card) => !chosen.has(card));
  for (const group of ['headgear', 'armor', 'footgear'] as const) {
    const list = free
      .filter((card) => def(scene, card).slot === group)
      .toSorted((a, b) => worth(b) - worth(a));
    for (const card of list.slice(0, room(scene, cards, group))) chosen.add(card);
  }
  const held = free.filter((card) => groupOf(def(scene, card).slot) === 'hands');
  const [most, two] = [room(scene, cards, 'hands'), 1 + extra(scene, cards, 'two hands')];
  for (const card of bestHands(held, worth, (one) => hands(def(scene, one)), most, two)) {
    chosen.add(card);
  }
  return chosen;
}
