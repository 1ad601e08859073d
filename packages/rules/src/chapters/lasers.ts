/** Lasers: any number join into one two-hand weapon, and can be separated one at a time (`lasers.*`). */
import type { CardId, Seat } from '../model/card.ts';
import { def, edit, emit, player, type Game } from '../kernel/game.ts';
import { receiveItem } from './equipping.ts';
import { carrierOf, isUsable, itemsInPlay } from './items.ts';
import { attachedTo, isWorn, pickOut } from './table.ts';

/** A seat's lasers in play that it can use. */
export function lasersOf(game: Game, seat: Seat): readonly CardId[] {
  return itemsInPlay(game, seat).filter((card) => def(game, card).laser && isUsable(game, seat, card));
}

/** Lasers that are part of a joined weapon. */
export function joinedLasers(game: Game, seat: Seat): readonly CardId[] {
  const { attached } = player(game, seat);
  if (attached.length === 0) return NONE;
  const pairs = attached.filter(([host, card]) => def(game, host).laser && def(game, card).laser);
  return [...new Set(pairs.flat())];
}

const NONE: readonly CardId[] = [];

/**
 * Joins lasers, and everything already joined to them, into one weapon; the first one named leads it, and carries the
 * weapon if it already counts (D42). Otherwise the weapon takes the place of an equipped one, or a new place.
 */
export function joinLasers(game: Game, seat: Seat, named: readonly CardId[]): void {
  const it = edit(game, seat);
  const all = [...new Set(named.flatMap((card) => [card, ...partsOf(game, seat, card)]))];
  const [lead, ...rest] = all;
  if (lead === undefined) return;
  const carrier = carrierOf(game, seat, lead);
  const worn = all.some((card) => isWorn(it, card) && carrierOf(game, seat, card) === null);
  for (const card of all) pickOut(game, seat, card);
  for (const card of rest) it.attached.push([lead, card]);
  if (carrier !== null) it.attached.push([carrier, lead]);
  else if (worn) it.equipped.push(lead);
  else receiveItem(game, seat, lead);
  emit(game, { e: 'joined-lasers', seat, cards: all, cause: { rule: 'lasers.combine' } });
}

/** The other lasers of the weapon a laser is part of. */
function partsOf(game: Game, seat: Seat, card: CardId): CardId[] {
  const it = player(game, seat);
  const lead = it.attached.find(([host, on]) => on === card && def(game, host).laser)?.[0] ?? card;
  return [lead, ...attachedTo(it, lead).filter((on) => def(game, on).laser)].filter((part) => part !== card);
}

/** Separates one laser from a joined weapon. */
export function partLaser(game: Game, seat: Seat, card: CardId): void {
  pickOut(game, seat, card);
  receiveItem(game, seat, card);
  emit(game, { e: 'parted-laser', seat, card, cause: { rule: 'lasers.combine' } });
}
