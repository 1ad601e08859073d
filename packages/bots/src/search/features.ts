/** Features of a position: a list of figures for each seat, from which {@link chances} estimates its chance to win. */
import {
  glance,
  type CardId,
  type CardPool,
  type PlayerView,
  type Seat,
  type State,
  type View,
} from '@kickdoor/rules';
import { behindDoor } from './doors.ts';
import { holdingOf, type Holding } from './holding.ts';

/** The most remaining Levels that are distinguished; players with more to go are treated alike. */
const FAR = 9;
const NEAR = 3;

/** The names of the features, in the order of the figures. */
export const FEATURES = Object.freeze([
  ...Array.from({ length: FAR - 1 }, (_, at) => `to go ${at + 1}`),
  'levels beyond',
  'gear',
  'flee',
  'gold in play',
  'items carried',
  'hand',
  'hand over the limit',
  'item bonus in hand',
  'gold in hand',
  'one-shots',
  'one-shot strength',
  'levels in hand',
  'monsters in hand',
  'beatable monsters in hand',
  'levels of the best of them',
  'a monster in hand would win the game',
  'curses in hand',
  'enhancers in hand',
  'races and classes in hand',
  'treasures in hand',
  'race',
  'class',
  'second race or class',
  'talents',
  'followers',
  'curses',
  'dead',
  'turn comes',
  'turn begins',
  'turn is under way',
  'levels behind the door',
  'beaten behind the door',
  'treasures behind the door',
  'beaten behind the door with one-shots',
  'wins combat',
  'wins the game by combat',
  'treasures of a combat won',
  'of these, for the helper',
  'loses combat',
  'loses combat, harm',
  'treasures of a combat lost',
  'helps',
  'treasures for helping',
  'flees',
  'strongest rival',
  'rivals’ cards near the end',
  'rivals’ one-shots near the end',
  'rivals’ enhancers near the end',
] as const);

function goldOf(pool: CardPool, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + (pool.cards[card]?.gold ?? 0), 0);
}

/** A table, prepared for the figures of all its seats. */
interface Position {
  readonly pool: CardPool;
  readonly state: State;
  readonly seen: View;
  /** The contents of each seat's hand. */
  readonly holdings: readonly Holding[];
}

/** One seat of a position. */
interface Standing {
  readonly it: PlayerView;
  readonly held: Holding;
  readonly toGo: number;
}

/** A seat's standing in the current combat or run. */
function battle({ seen: { combat, flight } }: Position, { it: { seat }, toGo }: Standing): number[] {
  const fled = flight !== null && (flight.runner === seat || flight.waiting.includes(seat)) ? 1 : 0;
  if (combat === null || flight !== null) return [0, 0, 0, 0, 0, 0, 0, 0, 0, fled];
  const { winning, treasures, levels } = combat;
  const wins = combat.fighter === seat && winning;
  const loses = combat.fighter === seat && !winning;
  const helps = combat.helper === seat;
  const short = Math.max(0, combat.monsters.total - combat.fighters.total);
  const promised = combat.terms?.treasures ?? 0;
  return [
    wins ? levels : 0,
    wins && levels >= toGo ? 1 : 0,
    wins ? treasures / 5 : 0,
    wins ? promised / 3 : 0,
    loses ? 1 : 0,
    loses ? Math.min(10, short) / 10 : 0,
    loses ? treasures / 5 : 0,
    helps ? 1 : 0,
    helps && winning ? promised / 3 : 0,
    0,
  ];
}

/** A seat's hand, as far as it matters for the game. */
function hand({ it, held, toGo }: Standing): number[] {
  return [
    it.hand / 5,
    Math.max(0, it.hand - it.handLimit) / 5,
    held.items / 5,
    held.gold / 1000,
    held.shots / 2,
    held.shotStrength / 5,
    toGo > 1 ? held.levels : 0,
    held.monsters / 2,
    held.beatable / 2,
    held.bestLevels,
    held.bestLevels >= toGo ? 1 : 0,
    held.curses / 2,
    held.enhancers / 2,
    held.traits / 2,
    held.treasures / 3,
  ];
}

/** Whose turn it is, and what it is likely to yield. */
function turn({ pool, state, seen }: Position, { it: { seat, strength }, held }: Standing): number[] {
  const count = seen.players.length;
  const own = seen.turn === seat && seen.combat === null;
  const begins = own && (state.phase === 'opening' || state.phase === 'setup');
  const door = behindDoor(pool, strength.total);
  return [
    1 - ((seat - seen.turn + count - 1) % count) / count,
    begins ? 1 : 0,
    own && !begins ? 1 : 0,
    door.levels,
    door.beaten,
    door.treasures,
    behindDoor(pool, strength.total + held.shotStrength).beaten - door.beaten,
  ];
}

/** What the others can do about a seat that is close to winning. */
function rivals({ seen, holdings }: Position, { it: { seat }, toGo }: Standing): number[] {
  let [strongest, cards, shots, enhancers] = [0, 0, 0, 0];
  for (const other of seen.players) {
    const held = holdings[other.seat];
    if (other.seat === seat || held === undefined) continue;
    strongest = Math.max(strongest, other.strength.total);
    cards += held.meddling;
    shots += held.shotStrength;
    enhancers += held.enhancerStrength;
  }
  const near = toGo <= NEAR ? 1 : 0;
  return [strongest / 10, (near * cards) / 10, (near * shots) / 20, (near * enhancers) / 20];
}

/** The figures of one seat, in the order of {@link FEATURES}. */
function figuresOf(position: Position, standing: Standing): number[] {
  const { pool } = position;
  const { it, toGo } = standing;
  return [
    ...Array.from({ length: FAR - 1 }, (_, at) => (toGo === at + 1 ? 1 : 0)),
    Math.max(0, toGo - FAR) / 10,
    (it.strength.total - it.level) / 5,
    it.flee.total,
    goldOf(pool, [...it.equipped, ...it.carried]) / 1000,
    it.carried.length / 2,
    ...hand(standing),
    Math.min(1, it.races.length),
    Math.min(1, it.classes.length),
    Math.max(0, it.races.length - 1) + Math.max(0, it.classes.length - 1),
    it.talents.length,
    it.sidekicks.length + it.steeds.length,
    it.curses.length,
    it.dead ? 1 : 0,
    ...turn(position, standing),
    ...battle(position, standing),
    ...rivals(position, standing),
  ];
}

function handOf(state: State, seat: Seat): readonly CardId[] {
  return state.players[seat]?.hand ?? [];
}

/** The figures of each seat. They use the contents of all hands, so pass guesses, not real tables. */
export function featuresOf(pool: CardPool, state: State): number[][] {
  const seen = glance(pool, state, null);
  const standings = seen.players.map((it): Standing => ({
    it,
    held: holdingOf(pool, handOf(state, it.seat), it.strength.total),
    toGo: Math.max(1, state.options.level - it.level),
  }));
  const position = { pool, state, seen, holdings: standings.map(({ held }) => held) };
  return standings.map((standing) => figuresOf(position, standing));
}
