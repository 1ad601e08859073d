/** Who may use an item (`items.restricted`). */
import type { CardId, Mark, Seat, Who } from '../model/card.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { isWorn } from './table.ts';
import { combines, isOfKind } from './who.ts';

/**
 * Whether a seat meets an item's condition now. Because this decides which items count, it looks at what is worn and
 * not at what counts, and never at the item itself.
 */
export function isFor(game: Game, seat: Seat, who: Who, item: CardId): boolean {
  if (!isOfKind(game, seat, who)) return false;
  if (who.armed !== undefined && !bearsOne(game, worn(game, seat, item), who.armed)) return false;
  if (who.marked !== undefined && !bearsOne(game, shown(game, seat, item), who.marked)) return false;
  return combines(who, (one) => isFor(game, seat, one, item));
}

/** Whether one of the cards has a mark, or gives it to the item it lies on. */
function bearsOne(game: Game, cards: readonly CardId[], mark: Mark): boolean {
  return cards.some((card) => {
    const { kind, marks, makes } = def(game, card);
    return marks.includes(mark) || (kind === 'item-enhancer' && makes === mark);
  });
}

/** What a seat wears, with what lies on it, except one item and its enhancers. */
function worn(game: Game, seat: Seat, item: CardId): CardId[] {
  const it = player(game, seat);
  const lying = it.attached.flatMap(([host, on]) => (host !== item && isWorn(it, on) ? [on] : []));
  return [...it.equipped, ...lying].filter((card) => card !== item);
}

/** The same, with everything else that lies in front of a seat and acts on it. */
function shown(game: Game, seat: Seat, item: CardId): CardId[] {
  const { races, classes, talents, sidekicks, steeds, curses } = player(game, seat);
  const others = [...races, ...classes, ...talents, ...sidekicks, ...steeds, ...curses];
  return [...worn(game, seat, item), ...others.filter((card) => card !== item)];
}
