/** Sums up a hand for the value of a position. */
import { TALENTS, type CardDef, type CardId, type CardPool, type Kind } from '@kickdoor/rules';

const TRAIT_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  ...TALENTS,
]);

/** Cards that can be played in somebody else's combat, or against a player. */
const MEDDLING_KINDS: ReadonlySet<Kind> = new Set<Kind>(['curse', 'enhancer', 'wandering', 'oneshot']);

/** A one-shot's points in a combat, for whichever side it is played. */
function shotStrength({ plays }: CardDef): number {
  let sum = 0;
  for (const play of plays) {
    if (play.play === 'strength') sum += typeof play.with === 'number' ? play.with : play.with.amount;
  }
  return Math.abs(sum);
}

/** The Levels that a card gives to its player. */
function levelsOf({ kind, strike }: CardDef): number {
  if (kind !== 'special') return 0;
  let sum = 0;
  for (const deed of strike) {
    if (deed.deed === 'gain-level') sum += typeof deed.with === 'number' ? deed.with : deed.with.count;
  }
  return sum;
}

export interface Holding {
  items: number;
  gold: number;
  shots: number;
  shotStrength: number;
  levels: number;
  monsters: number;
  beatable: number;
  /** The most Levels to be gained from a single beatable monster. */
  bestLevels: number;
  curses: number;
  enhancers: number;
  enhancerStrength: number;
  traits: number;
  treasures: number;
  /** Cards with which their holder can interfere with others. */
  meddling: number;
}

/** Sums up these cards in the hand of a player of this strength. */
export function holdingOf(pool: CardPool, cards: readonly CardId[], strength: number): Holding {
  const sum: Holding = {
    items: 0,
    gold: 0,
    shots: 0,
    shotStrength: 0,
    levels: 0,
    monsters: 0,
    beatable: 0,
    bestLevels: 0,
    curses: 0,
    enhancers: 0,
    enhancerStrength: 0,
    traits: 0,
    treasures: 0,
    meddling: 0,
  };
  for (const card of cards) {
    const it = pool.cards[card];
    if (it !== undefined) addCard(sum, it, strength);
  }
  return sum;
}

function addCard(sum: Holding, it: CardDef, strength: number): void {
  sum.levels += levelsOf(it);
  sum.gold += it.gold ?? 0;
  if (it.deck === 'treasures') sum.treasures += 1;
  if (MEDDLING_KINDS.has(it.kind)) sum.meddling += 1;
  switch (it.kind) {
    case 'item':
    case 'steed':
      sum.items += Math.max(0, it.bonus);
      break;
    case 'oneshot':
      sum.shots += 1;
      sum.shotStrength += shotStrength(it);
      break;
    case 'monster':
      addMonster(sum, it, strength);
      break;
    case 'curse':
      sum.curses += 1;
      break;
    case 'enhancer':
      sum.enhancers += it.bonus > 0 ? 1 : 0;
      sum.enhancerStrength += Math.max(0, it.bonus);
      break;
    default:
      if (TRAIT_KINDS.has(it.kind)) sum.traits += 1;
  }
}

function addMonster(sum: Holding, { level, levels, treasures }: CardDef, strength: number): void {
  sum.monsters += 1;
  if (level >= strength) return;
  sum.beatable += levels + treasures / 2;
  sum.bestLevels = Math.max(sum.bestLevels, levels);
}
