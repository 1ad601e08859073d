/** Counts what effects refer to: cards in play, Levels, hands, players. */
import type { CardId, Mark, Seat } from '../model/card.ts';
import type { Counted } from '../model/effect.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { countMarked } from './conditions.ts';
import { foeTags } from './foes.ts';
import { countingItems } from './ignored.ts';
import { living } from './who.ts';

/** How much of a sort a seat has, without `aside`, the card that does the counting. */
export function countOf(game: Game, seat: Seat, of: Counted, aside: CardId = -1): number {
  if (typeof of === 'object') {
    return of.of === 'monsters' ? countFoes(game, of.mark) : countMarked(game, seat, of.mark, aside);
  }
  const it = player(game, seat);
  const items = (): CardId[] => countingItems(game, seat).filter((card) => card !== aside);
  switch (of) {
    case 'gadget':
      return items().filter((card) => def(game, card).gadget).length;
    case 'laser':
      return items().filter((card) => def(game, card).laser).length;
    case 'item':
      return items().length;
    case 'sidekick':
      return it.sidekicks.filter((card) => card !== aside).length;
    case 'steed':
      return it.steeds.filter((card) => card !== aside).length;
    case 'curse':
      return it.curses.filter((card) => card !== aside).length;
    case 'level':
      return it.level;
    case 'hand':
      return it.hand.length;
    case 'player':
      return living(game).length;
    case 'monster':
      return game.state.combat?.foes.length ?? 0;
    default:
      return it.attached.filter(([, card]) => def(game, card).kind === 'enhancer').length;
  }
}

/** How many monsters of the combat have a mark. */
function countFoes(game: Game, mark: Mark): number {
  const { combat } = game.state;
  if (combat === null) return 0;
  return combat.foes.filter((foe) => foeTags(game, combat, foe).includes(mark)).length;
}

/** How much of a sort several seats have together; players and monsters count once. */
export function countOfAll(game: Game, seats: readonly Seat[], of: Counted): number {
  const shared = typeof of === 'object' ? of.of === 'monsters' : of === 'player' || of === 'monster';
  return (shared ? seats.slice(0, 1) : seats).reduce((sum, seat) => sum + countOf(game, seat, of), 0);
}
