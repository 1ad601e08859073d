/** The monsters of a combat: what they are, what lies on them, what they leave (`monsters.*`, `enhancers.*`). */
import type { CardDef, CardId, Seat, Tag } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import type { Cause } from '../model/event.ts';
import type { Combat, Foe } from '../model/state.ts';
import { def, emit, type Game } from '../engine/game.ts';
import { isWho } from './conditions.ts';

/** The combat that is being fought. Asking for it where there is none is a defect. */
export function combatOf(game: Game): Combat {
  const { combat } = game.state;
  if (combat === null) throw new Error('there is no combat');
  return combat;
}

/** Fighter and helper. */
export function fightersOf(combat: Combat): Seat[] {
  return combat.helper === null ? [combat.fighter] : [combat.fighter, combat.helper];
}

/** Whether a seat is in the combat (D9). A combat lasts until the flight from it is over. */
export function inCombat(game: Game, seat: Seat): boolean {
  const { combat } = game.state;
  return combat !== null && (combat.fighter === seat || combat.helper === seat);
}

/** The monster of a card that stands in the combat, or `null`. */
export function foeOf(game: Game, card: CardId): Foe | null {
  return game.state.combat?.foes.find((foe) => foe.card === card) ?? null;
}

/** The figures of a monster; a mate has those of the monster it mates, a steed those of a steed that is fought. */
export function foeDef(game: Game, foe: Foe): CardDef {
  const it = def(game, foe.kin);
  return it.kind === 'steed' ? fought(it) : it;
}

const steeds = new WeakMap<CardDef, CardDef>();
const LOSE_A_LEVEL: readonly Deed[] = [{ deed: 'lose-level', with: 1 }];

/** A steed as the monster that it can be: twice its bonus as its Level, one Level and one treasure (`steeds.as-monster`). */
function fought(steed: CardDef): CardDef {
  const known = steeds.get(steed);
  if (known !== undefined) return known;
  const made: CardDef = {
    ...steed,
    level: 2 * steed.bonus,
    treasures: 1,
    levels: 1,
    badStuff: LOSE_A_LEVEL,
    traits: { ...steed.traits, flee: 0, against: [] },
  };
  steeds.set(steed, made);
  return made;
}

/** The enhancers that count for a monster: all on its kin (`enhancers.mate`). */
export function enhancersOn(combat: Combat, foe: Foe): CardId[] {
  const found: CardId[] = [];
  for (const it of combat.enhancers) if (it.kin === foe.kin) found.push(it.card);
  return found;
}

/** The strength that enhancers add to a monster. */
function enhancedBy(game: Game, combat: Combat, foe: Foe): number {
  let sum = 0;
  for (const it of combat.enhancers) if (it.kin === foe.kin) sum += def(game, it.card).bonus;
  return sum;
}

/**
 * A monster's Level, which is what a card means that names one (D49). Where enhancers change Levels it is the Level with
 * them, never below 1; elsewhere it is the printed one (D26).
 */
export function foeLevel(game: Game, combat: Combat, foe: Foe): number {
  const { level } = foeDef(game, foe);
  return game.sheet.enhancers === 'level' ? Math.max(1, level + enhancedBy(game, combat, foe)) : level;
}

/** A monster's marks, those that enhancers make included. */
export function foeTags(game: Game, combat: Combat, foe: Foe): Tag[] {
  const made = enhancersOn(combat, foe).flatMap((card) => def(game, card).makes ?? []);
  return [...foeDef(game, foe).tags, ...made];
}

/** The treasures that a monster leaves, changed by its enhancers; one at least, unless its card says none (D26). */
export function foeTreasures(game: Game, combat: Combat, foe: Foe): number {
  const it = foeDef(game, foe);
  if (it.treasures === 0) return 0;
  let count = it.treasures;
  for (const card of enhancersOn(combat, foe)) count += def(game, card).treasures;
  for (const more of it.traits.treasuresIf) {
    if (isWho(game, combat.fighter, more.who) && !(more.alone && combat.helper !== null)) {
      count += more.treasures;
    }
  }
  return Math.max(1, count);
}

/** All treasures that would be drawn now: of the monsters still there and of those removed. */
export function treasuresAtStake(game: Game, combat: Combat): number {
  return combat.foes.reduce((sum, foe) => sum + foeTreasures(game, combat, foe), combat.spoils);
}

/** All Levels that the fighter would gain now for the monsters killed. */
export function levelsAtStake(game: Game, combat: Combat): number {
  return combat.foes.reduce((sum, foe) => sum + foeDef(game, foe).levels, 0);
}

/** Adds a monster to the combat. */
export function joinFoe(game: Game, card: CardId, seat: Seat, cause: Cause, kin: CardId = card): void {
  combatOf(game).foes.push({ card, kin });
  game.touched = true;
  emit(game, { e: 'joined', seat, card, cause });
}

/**
 * Takes a monster out of the combat without a kill (`combat.defeat-without-kill`). Its treasure, where it leaves
 * any, is due if the rest is beaten (`monsters.removed-then-fled`). Its card stays aside until the combat ends.
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
  game.touched = true;
  emit(game, { e: 'removed', seat: how.by, card, treasures, cause: how.cause });
}
