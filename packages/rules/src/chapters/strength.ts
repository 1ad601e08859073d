/** Combat strength of players and monsters, as a number and as the list of its parts (`combat.strength`). */
import type { CardId, Seat, Who } from '../model/card.ts';
import type { Part, Sum } from '../model/event.ts';
import type { Boost, Combat, Foe } from '../model/state.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { countBoost } from '../kernel/registry.ts';
import { fightersOf, foeDef, foeLevel, foeTags, inCombat } from './foes.ts';
import { growthOf } from './followers.ts';
import { countOf, countOfAll } from './counts.ts';
import { countingCards } from './ignored.ts';
import { isAgainst, isWho } from './conditions.ts';
import { attachedTo } from './table.ts';

/** Collects the parts of a sum; `null` if only the total is needed. */
type Parts = Part[] | null;

/** Adds a part to the list; zero parts are skipped. */
function say(parts: Part[], part: Part): void {
  if (part.amount !== 0) parts.push(part);
}

/** A player's strength: Level and everything that counts for them, in or out of combat. */
export function playerStrength(game: Game, seat: Seat): Sum {
  const parts: Part[] = [];
  return { total: sumPlayer(game, seat, parts), parts };
}

function sumPlayer(game: Game, seat: Seat, parts: Parts): number {
  const it = player(game, seat);
  let total = it.level;
  if (parts !== null) say(parts, { amount: it.level, what: 'level', seat, rule: 'combat.strength' });
  for (const card of countingCards(game, seat)) total += sumCard(game, seat, card, parts);
  if (inCombat(game, seat)) {
    for (const curse of it.nextCombat) {
      total += curse.strength;
      if (parts !== null) say(parts, { amount: curse.strength, card: curse.card, seat });
    }
  }
  return total;
}

function sumCard(game: Game, seat: Seat, card: CardId, parts: Parts): number {
  const it = def(game, card);
  let amount = it.bonus;
  const { bonusIf, bonusEach } = it.traits;
  for (let at = 0; at < bonusIf.length; at++) {
    const bonus = bonusIf[at];
    if (bonus === undefined) break;
    if (bonus.who !== undefined && !isWho(game, seat, bonus.who)) continue;
    if (bonus.versus !== undefined && !facesTag(game, seat, bonus.versus)) continue;
    if (bonus.alone === true && !isAlone(game, seat)) continue;
    if (bonus.helping === true && game.state.combat?.helper !== seat) continue;
    amount += bonus.strength;
  }
  for (let at = 0; at < bonusEach.length; at++) {
    const each = bonusEach[at];
    if (each === undefined) break;
    amount += each.strength * Math.min(each.limit, countOf(game, seat, each.of, card));
  }
  const grown = it.kind === 'sidekick' || it.kind === 'steed' ? sumGrowth(game, seat, card, parts) : 0;
  if (parts !== null) say(parts, { amount, card, seat });
  return amount + grown;
}

/** What an equipped item adds to its owner's strength now, with everything attached to it. */
export function gearStrength(game: Game, seat: Seat, card: CardId): number {
  const counting = countingCards(game, seat);
  const all = [card, ...attachedTo(player(game, seat), card)];
  return all.reduce((sum, one) => (counting.includes(one) ? sum + sumCard(game, seat, one, null) : sum), 0);
}

/** What enhancers on a follower or steed add (`sidekicks.enhanced`, `steeds.enhanced`). */
function sumGrowth(game: Game, seat: Seat, card: CardId, parts: Parts): number {
  const amount = growthOf(game, seat, card);
  if (parts !== null) say(parts, { amount, card, seat, rule: 'sidekicks.enhanced' });
  return amount;
}

function isAlone(game: Game, seat: Seat): boolean {
  const { combat } = game.state;
  return combat?.fighter === seat && combat.helper === null;
}

function facesTag(game: Game, seat: Seat, tag: string): boolean {
  const { combat } = game.state;
  return (
    combat !== null &&
    inCombat(game, seat) &&
    combat.foes.some((foe) => foeTags(game, combat, foe).some((has) => has === tag))
  );
}

/** Whether the fighters fight with only their Levels (D33). */
function isLevelAlone(game: Game, combat: Combat): boolean {
  return combat.foes.some((foe) => foeDef(game, foe).traits.levelAlone);
}

function sumFighters(game: Game, combat: Combat, parts: Parts): number {
  let total = 0;
  if (isLevelAlone(game, combat)) {
    for (const seat of fightersOf(combat)) {
      const { level } = player(game, seat);
      total += level;
      if (parts !== null) say(parts, { amount: level, what: 'level', seat, rule: 'monsters.whole-fight' });
    }
    return total;
  }
  for (const seat of fightersOf(combat)) total += sumPlayer(game, seat, parts);
  return total + sumBoosts(game, combat, 'fighters', parts);
}

function sumBoosts(game: Game, combat: Combat, side: 'fighters' | 'monsters', parts: Parts): number {
  let total = 0;
  for (const boost of combat.boosts) {
    if (boost.side !== side) continue;
    const amount = boost.count === undefined ? boost.amount : countBoost(game, boost);
    total += amount;
    if (parts !== null) say(parts, boostPart(boost, amount));
  }
  return total;
}

function boostPart(boost: Boost, amount: number): Part {
  const power = boost.power === undefined ? {} : { power: boost.power };
  const on = boost.on === undefined ? {} : { seat: boost.on };
  return { amount, card: boost.card, by: boost.by, what: 'boost', ...power, ...on };
}

/**
 * A monster's strength: its Level, its enhancers, and its bonuses against these fighters (`combat.monster-powers`,
 * D26).
 */
function sumFoe(game: Game, combat: Combat, foe: Foe, parts: Parts): number {
  const it = foeDef(game, foe);
  let total = it.level;
  if (parts !== null) say(parts, { amount: it.level, what: 'level', card: foe.kin, foe: foe.card });
  for (const enhancer of combat.enhancers) {
    if (enhancer.kin !== foe.kin) continue;
    const amount = def(game, enhancer.card).bonus;
    total += amount;
    if (parts !== null) say(parts, { amount, card: enhancer.card, foe: foe.card });
  }
  const floor = game.sheet.enhancers === 'level' ? foeLevel(game, combat, foe) : total;
  if (total < floor) {
    const what = { what: 'floor', rule: 'precedence.level-floor', foe: foe.card } as const;
    if (parts !== null) say(parts, { amount: floor - total, ...what });
    total = floor;
  }
  const { against } = it.traits;
  for (let at = 0; at < against.length; at++) {
    const one = against[at];
    if (one === undefined || !isAgainstFighters(game, combat, one.who)) continue;
    total += one.strength;
    const rule = 'combat.monster-powers';
    if (parts !== null) say(parts, { amount: one.strength, card: foe.kin, foe: foe.card, rule });
  }
  return total + sumCounted(game, combat, foe, parts);
}

/** What a monster gains from what the fighters have. */
function sumCounted(game: Game, combat: Combat, foe: Foe, parts: Parts): number {
  const { bonusEach } = foeDef(game, foe).traits;
  if (bonusEach.length === 0) return 0;
  const seats = fightersOf(combat);
  const counts = bonusEach.map(
    (each) => each.strength * Math.min(each.limit, countOfAll(game, seats, each.of)),
  );
  const amount = counts.reduce((sum, one) => sum + one, 0);
  const rule = 'combat.monster-powers';
  if (parts !== null) say(parts, { amount, card: foe.kin, foe: foe.card, rule });
  return amount;
}

function isAgainstFighters(game: Game, { fighter, helper }: Combat, who: Who): boolean {
  return isAgainst(game, fighter, who) || (helper !== null && isAgainst(game, helper, who));
}

function sumMonsters(game: Game, combat: Combat, parts: Parts): number {
  let total = 0;
  for (const foe of combat.foes) total += sumFoe(game, combat, foe, parts);
  return total + sumBoosts(game, combat, 'monsters', parts);
}

const NOTHING: Sum = Object.freeze({ total: 0, parts: Object.freeze([]) });

/** The fighters' strength with its parts; zero out of combat. */
export function fightersStrength(game: Game): Sum {
  const { combat } = game.state;
  if (combat === null) return NOTHING;
  const parts: Part[] = [];
  return { total: sumFighters(game, combat, parts), parts };
}

/** The monsters' strength with its parts; zero out of combat. */
export function monstersStrength(game: Game): Sum {
  const { combat } = game.state;
  if (combat === null) return NOTHING;
  const parts: Part[] = [];
  return { total: sumMonsters(game, combat, parts), parts };
}

/** One monster's strength with its parts. */
export function foeStrength(game: Game, combat: Combat, foe: Foe): Sum {
  const parts: Part[] = [];
  return { total: sumFoe(game, combat, foe, parts), parts };
}

/** Both strengths as plain numbers: fighters, monsters. */
export function strengths(game: Game, combat: Combat): readonly [fighters: number, monsters: number] {
  if (game.memo?.strengths !== undefined) return game.memo.strengths;
  const both = [sumFighters(game, combat, null), sumMonsters(game, combat, null)] as const;
  if (game.memo !== null) game.memo.strengths = both;
  return both;
}

/**
 * Whether the fighters are winning (`combat.win`): stronger, or tied with somebody who wins ties, or with no monster
 * left.
 */
export function winning(game: Game): boolean {
  const { combat } = game.state;
  if (combat === null) return false;
  if (combat.foes.length === 0) return true;
  if (game.memo?.winning !== undefined) return game.memo.winning;
  const wins = isWinning(game, combat, ...strengths(game, combat));
  if (game.memo !== null) game.memo.winning = wins;
  return wins;
}

/** Whether the fighters win at these strengths. */
export function isWinning(game: Game, combat: Combat, fighters: number, monsters: number): boolean {
  if (combat.foes.length === 0) return true;
  if (fighters !== monsters) return fighters > monsters;
  return fightersOf(combat).some((seat) => winsTies(game, combat, seat));
}

function winsTies(game: Game, combat: Combat, seat: Seat): boolean {
  return countingCards(game, seat).some((card) => {
    const ties = def(game, card).traits.winsTies;
    if (ties === 'alone') return isAlone(game, seat);
    if (ties === 'single') return combat.foes.length === 1;
    return ties === 'always';
  });
}
