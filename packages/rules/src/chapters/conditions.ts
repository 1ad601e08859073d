/** Conditions on players: on what they are, and on what they have that counts. */
import type { CardId, Mark, Seat, Who } from '../model/card.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { countingItems } from './ignored.ts';
import { activeCards, sidekickSex } from './items.ts';
import { combines, isOfKind } from './who.ts';

/** Whether a condition holds for a seat at this moment. */
export function isWho(game: Game, seat: Seat, who: Who): boolean {
  if (!isOfKind(game, seat, who)) return false;
  if (who.armed !== undefined && !isArmed(game, seat, who.armed)) return false;
  if (who.marked !== undefined && countMarked(game, seat, who.marked) === 0) return false;
  return combines(who, (one) => isWho(game, seat, one));
}

/**
 * Whether a seat has an active item with a mark: equipped, joined to an equipped one, or carried by a sidekick
 * (`lasers.fire`).
 */
function isArmed(game: Game, seat: Seat, mark: Mark): boolean {
  return countingItems(game, seat).some((card) => isMarked(game, seat, card, mark));
}

/** Whether a card in front of a seat has a mark of its own or by an enhancer. */
export function isMarked(game: Game, seat: Seat, card: CardId, mark: Mark): boolean {
  return (
    def(game, card).marks.includes(mark) ||
    player(game, seat).attached.some(([host, on]) => host === card && improves(game, on, mark))
  );
}

/** Whether a card gives a mark to the item that it lies on. */
function improves(game: Game, card: CardId, mark: Mark): boolean {
  const { kind, makes } = def(game, card);
  return kind === 'item-enhancer' && makes === mark;
}

/**
 * Whether a monster's bonus or penalty applies to a fighter or, on sheets that say so, to the sex of a sidekick
 * (`combat.monster-powers`, `sidekicks.sex`).
 */
export function isAgainst(game: Game, seat: Seat, who: Who): boolean {
  if (isWho(game, seat, who)) return true;
  if (!game.sheet.sidekickSex || who.sex === undefined || Object.keys(who).length > 1) return false;
  return player(game, seat).sidekicks.some((card) => sidekickSex(game, seat, card) === who.sex);
}

/** Counts the cards with a mark in front of a seat, active ones and all curses, except `aside`. */
export function countMarked(game: Game, seat: Seat, mark: Mark, aside: CardId = -1): number {
  const cards = new Set([...activeCards(game, seat), ...player(game, seat).curses]);
  cards.delete(aside);
  // The place lies in front of nobody.
  if (game.state.place !== undefined) cards.delete(game.state.place);
  return [...cards].filter((card) => def(game, card).marks.includes(mark) || improves(game, card, mark))
    .length;
}
