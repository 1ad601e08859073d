/**
 * What the monsters of a combat are worth, and how they leave it without a kill (`reward.count`,
 * `combat.defeat-without-kill`).
 */
import type { CardId, Mark, Seat, Who } from '../model/card.ts';
import type { Traits } from '../model/effect.ts';
import type { Cause } from '../model/event.ts';
import type { Combat, Foe } from '../model/state.ts';
import { def, emit, touch, type Game } from '../kernel/game.ts';
import { isWho } from './conditions.ts';
import { combatOf, enhancersOn, foeDef, foeOf, foeTags } from './foes.ts';
import { countingCards } from './ignored.ts';
import { placeDef } from './place.ts';

/** A monster's Treasures, including its enhancers; at least one, unless its card says none (D26). */
export function foeTreasures(game: Game, combat: Combat, foe: Foe): number {
  const it = foeDef(game, foe);
  if (it.treasures === 0) return 0;
  let count = it.treasures;
  for (const card of enhancersOn(combat, foe)) count += def(game, card).treasures;
  for (const { treasuresIf } of traitsOn(game, foe)) {
    for (const more of treasuresIf) if (isMeant(game, combat, foe, more)) count += more.treasures;
  }
  return Math.max(1, count);
}

/** The Levels that the fighter gains for a monster's kill, never below 0. */
export function foeLevels(game: Game, combat: Combat, foe: Foe): number {
  let count = foeDef(game, foe).levels;
  // The place is among the fighter's cards: it acts on everybody.
  const own = countingCards(game, combat.fighter).map((card) => def(game, card).traits);
  for (const { levelsIf } of [foeDef(game, foe).traits, ...own]) {
    for (const more of levelsIf) if (isMeant(game, combat, foe, more)) count += more.levels;
  }
  return Math.max(0, count);
}

/** The traits that may change a monster's worth: its own, and those of the place. */
function traitsOn(game: Game, foe: Foe): readonly Traits[] {
  const own = foeDef(game, foe).traits;
  const place = placeDef(game);
  return place === null ? [own] : [own, place.traits];
}

interface Meant {
  readonly who?: Who;
  readonly alone: boolean;
  readonly versus?: Mark;
}

/** Whether a condition on the fighter and the monster holds. */
function isMeant(game: Game, combat: Combat, foe: Foe, it: Meant): boolean {
  if (it.versus !== undefined && !foeTags(game, combat, foe).includes(it.versus)) return false;
  if (it.who !== undefined && !isWho(game, combat.fighter, it.who)) return false;
  return !it.alone || combat.helper === null;
}

/** All Treasures that would be drawn now: for monsters still there and for those removed. */
export function treasuresAtStake(game: Game, combat: Combat): number {
  return combat.foes.reduce((sum, foe) => sum + foeTreasures(game, combat, foe), combat.spoils);
}

/** All Levels the fighter would gain now for monsters killed. */
export function levelsAtStake(game: Game, combat: Combat): number {
  return combat.foes.reduce((sum, foe) => sum + foeLevels(game, combat, foe), 0);
}

/** All Levels the fighter would gain from a win now: for monsters killed, and for those rounded up. */
export function levelsOfWin(game: Game, combat: Combat): number {
  const more = combat.bonusLevels.filter(({ seat }) => seat === combat.fighter);
  return levelsAtStake(game, combat) + more.length;
}

/**
 * Removes a monster from the combat without a kill (`combat.defeat-without-kill`). Its Treasure, if any, is drawn if
 * the rest are beaten (`monsters.removed-then-fled`). Its card is set aside until the combat ends.
 */
export function removeFoe(
  game: Game,
  card: CardId,
  how: { treasures: boolean; by: Seat; cause: Cause },
): void {
  const combat = combatOf(game);
  const foe = foeOf(game, card);
  if (foe === null) throw new Error(`card ${card} is no monster of this combat`);
  const treasures = how.treasures ? foeTreasures(game, combat, foe) : 0;
  combat.spoils += treasures;
  combat.foes = combat.foes.filter((other) => other !== foe);
  combat.aside.push(card);
  if (game.state.flight !== null) {
    game.state.flight.left = game.state.flight.left.filter((left) => left !== card);
  }
  touch(game);
  emit(game, { e: 'removed', seat: how.by, card, treasures, cause: how.cause });
}
