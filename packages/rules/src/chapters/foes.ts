/** The monsters of a combat: what they are, and what is attached to them (`monsters.*`, `enhancers.*`). */
import type { CardDef, CardId, Mark, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import type { Cause } from '../model/event.ts';
import type { Combat, Foe } from '../model/state.ts';
import { def, emit, touch, type Game } from '../kernel/game.ts';

/** The current combat. Throws if there is none. */
export function combatOf(game: Game): Combat {
  const { combat } = game.state;
  if (combat === null) throw new Error('there is no combat');
  return combat;
}

/** Fighter and helper. */
export function fightersOf(combat: Combat): Seat[] {
  return combat.helper === null ? [combat.fighter] : [combat.fighter, combat.helper];
}

/** Whether a seat is in the combat (D9). A combat lasts until running from it is over. */
export function inCombat(game: Game, seat: Seat): boolean {
  const { combat } = game.state;
  return combat !== null && (combat.fighter === seat || combat.helper === seat);
}

/** The foe that a card is in the combat, or `null`. */
export function foeOf(game: Game, card: CardId): Foe | null {
  return game.state.combat?.foes.find((foe) => foe.card === card) ?? null;
}

/** A foe's definition. A mate has that of its monster; a steed has one of its own for being fought. */
export function foeDef(game: Game, foe: Foe): CardDef {
  const it = def(game, foe.kin);
  return it.kind === 'steed' ? fought(it) : it;
}

const steeds = new WeakMap<CardDef, CardDef>();
const LOSE_A_LEVEL: readonly Deed[] = [{ deed: 'lose-level', with: 1 }];

/** A steed as a monster: its Level is twice its bonus; it is worth one Level and one Treasure (`steeds.as-monster`). */
function fought(steed: CardDef): CardDef {
  const known = steeds.get(steed);
  if (known !== undefined) return known;
  const made: CardDef = {
    ...steed,
    level: 2 * steed.bonus,
    treasures: 1,
    levels: 1,
    badStuff: LOSE_A_LEVEL,
    traits: { ...steed.traits, flee: 0, against: [], bonusEach: [], levelsIf: [] },
  };
  steeds.set(steed, made);
  return made;
}

/** The enhancers that count for a monster: all those on its kin (`enhancers.mate`). */
export function enhancersOn(combat: Combat, foe: Foe): CardId[] {
  const found: CardId[] = [];
  for (const it of combat.enhancers) if (it.kin === foe.kin) found.push(it.card);
  return found;
}

/** The strength enhancers add to a monster. */
function enhancedBy(game: Game, combat: Combat, foe: Foe): number {
  let sum = 0;
  for (const it of combat.enhancers) if (it.kin === foe.kin) sum += def(game, it.card).bonus;
  return sum;
}

/**
 * A monster's Level, as meant by cards that refer to it (D49). If enhancers change Levels it includes them, never below
 * 1; otherwise it is the printed one (D26).
 */
export function foeLevel(game: Game, combat: Combat, foe: Foe): number {
  const { level } = foeDef(game, foe);
  return game.sheet.enhancers === 'level' ? Math.max(1, level + enhancedBy(game, combat, foe)) : level;
}

/** A monster's tags, including those added by enhancers. */
export function foeTags(game: Game, combat: Combat, foe: Foe): Mark[] {
  const made = enhancersOn(combat, foe).flatMap((card) => def(game, card).makes ?? []);
  return [...foeDef(game, foe).tags, ...made];
}

/** Adds a monster to the combat. */
export function joinFoe(game: Game, card: CardId, seat: Seat, cause: Cause, kin: CardId = card): void {
  combatOf(game).foes.push({ card, kin });
  touch(game);
  emit(game, { e: 'joined', seat, card, cause });
}

/** Whether only the fighters may play cards or use powers now: a card, a monster or the place says so. */
export function isSealed(game: Game): boolean {
  const { combat, place } = game.state;
  if (combat === null) return false;
  if (place !== undefined && def(game, place).traits.noMeddling) return true;
  return combat.sealed === true || combat.foes.some((foe) => foeDef(game, foe).traits.noMeddling);
}

/** Whether the combat is sealed and this seat doesn't fight in it. */
export function isShutOut(game: Game, seat: Seat): boolean {
  return !inCombat(game, seat) && isSealed(game);
}
