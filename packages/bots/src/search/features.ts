/** What counts in a position: a list of figures for each seat, from which {@link chances} makes its chance to win. */
import {
  glance,
  type CardDef,
  type CardId,
  type CardPool,
  type Kind,
  type PlayerView,
  type Seat,
  type State,
  type View,
} from '@kickdoor/rules';

/** The most remaining Levels that are distinguished; anyone with more to go counts as having this many. */
const FAR = 9;
const NEAR = 3;

/** The names of the features, in the order of their figures. */
export const FEATURES = Object.freeze([
  ...Array.from({ length: FAR - 1 }, (_, at) => `to go ${at + 1}`),
  'levels beyond',
  'gear',
  'gear near the end',
  'flee',
  'gold in play',
  'items carried',
  'hand',
  'hand over the limit',
  'item bonus in hand',
  'gold in hand',
  'one-shots',
  'one-shot strength',
  'one-shot strength near the end',
  'levels in hand',
  'levels in hand near the end',
  'monsters in hand',
  'beatable monsters in hand',
  'curses in hand',
  'enhancers in hand',
  'races and classes in hand',
  'race',
  'class',
  'second race or class',
  'talents',
  'followers',
  'curses',
  'dead',
  'turn comes',
  'turn comes near the end',
  'wins combat',
  'wins the game by combat',
  'loses combat',
  'loses combat, harm',
  'helps',
  'flees',
] as const);

const TRAIT_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  'power',
  'style',
  'training',
]);

/** A one-shot's points in a combat, whichever side it is played for. */
function shotStrength({ plays }: CardDef): number {
  let sum = 0;
  for (const play of plays) {
    if (play.play === 'strength') sum += typeof play.with === 'number' ? play.with : play.with.amount;
  }
  return Math.abs(sum);
}

/** Levels that a card gives to whoever plays it. */
function levelsOf({ kind, strike }: CardDef): number {
  if (kind !== 'special') return 0;
  let sum = 0;
  for (const deed of strike) {
    if (deed.deed === 'gain-level') sum += typeof deed.with === 'number' ? deed.with : deed.with.count;
  }
  return sum;
}

/** What a hand holds, summed up. */
interface Holding {
  items: number;
  gold: number;
  shots: number;
  shotStrength: number;
  levels: number;
  monsters: number;
  beatable: number;
  curses: number;
  enhancers: number;
  traits: number;
}

function holdingOf(pool: CardPool, cards: readonly CardId[], strength: number): Holding {
  const sum: Holding = {
    items: 0,
    gold: 0,
    shots: 0,
    shotStrength: 0,
    levels: 0,
    monsters: 0,
    beatable: 0,
    curses: 0,
    enhancers: 0,
    traits: 0,
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
      sum.monsters += 1;
      if (it.level < strength) sum.beatable += it.levels + it.treasures / 2;
      break;
    case 'curse':
      sum.curses += 1;
      break;
    case 'enhancer':
      sum.enhancers += it.bonus > 0 ? 1 : 0;
      break;
    default:
      if (TRAIT_KINDS.has(it.kind)) sum.traits += 1;
  }
}

function goldOf(pool: CardPool, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + (pool.cards[card]?.gold ?? 0), 0);
}

/** How a seat stands in the combat or the run that is on. */
function battle(seen: View, seat: Seat, toGo: number): number[] {
  const { combat, flight } = seen;
  const fled = flight !== null && (flight.runner === seat || flight.waiting.includes(seat)) ? 1 : 0;
  if (combat === null || flight !== null) return [0, 0, 0, 0, 0, fled];
  const fights = combat.fighter === seat;
  const wins = fights && combat.winning;
  const loses = fights && !combat.winning;
  const short = Math.max(0, combat.monsters.total - combat.fighters.total);
  return [
    wins ? combat.levels : 0,
    wins && combat.levels >= toGo ? 1 : 0,
    loses ? 1 : 0,
    loses ? Math.min(10, short) / 10 : 0,
    combat.helper === seat ? 1 : 0,
    0,
  ];
}

/** The figures of one seat, in the order of {@link FEATURES}. */
function figuresOf(pool: CardPool, state: State, seen: View, it: PlayerView): number[] {
  const { level: goal } = state.options;
  const toGo = Math.max(1, goal - it.level);
  const near = toGo <= NEAR ? 1 : 0;
  const own = state.players[it.seat]?.hand ?? [];
  const held = holdingOf(pool, own, it.strength.total);
  const gear = it.strength.total - it.level;
  const count = seen.players.length;
  const comes = 1 - ((it.seat - seen.turn + count - 1) % count) / count;
  const levels = Array.from({ length: FAR - 1 }, (_, at) => (toGo === at + 1 ? 1 : 0));
  return [
    ...levels,
    Math.max(0, toGo - FAR) / 10,
    gear / 5,
    (near * gear) / 5,
    it.flee.total,
    goldOf(pool, [...it.equipped, ...it.carried]) / 1000,
    it.carried.length / 2,
    it.hand / 5,
    Math.max(0, it.hand - it.handLimit) / 5,
    held.items / 5,
    held.gold / 1000,
    held.shots / 2,
    held.shotStrength / 5,
    (near * held.shotStrength) / 5,
    toGo > 1 ? held.levels : 0,
    toGo > 1 ? near * held.levels : 0,
    held.monsters / 2,
    held.beatable / 2,
    held.curses / 2,
    held.enhancers / 2,
    held.traits / 2,
    Math.min(1, it.races.length),
    Math.min(1, it.classes.length),
    Math.max(0, it.races.length - 1) + Math.max(0, it.classes.length - 1),
    it.talents.length,
    it.sidekicks.length + it.steeds.length,
    it.curses.length,
    it.dead ? 1 : 0,
    comes,
    toGo <= 2 ? comes : 0,
    ...battle(seen, it.seat, toGo),
  ];
}

/** The figures of every seat at a table, by seat. Hands count by what they hold: give guesses, not real tables. */
export function featuresOf(pool: CardPool, state: State): number[][] {
  const seen = glance(pool, state, null);
  return seen.players.map((it) => figuresOf(pool, state, seen, it));
}
