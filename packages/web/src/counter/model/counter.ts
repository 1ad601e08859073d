/**
 * The state of a level counter: players, fights, the die. It is derived from the counter's entries alone (`fold.ts`).
 */
import type { COUNTER_COLORS, COUNTER_GOALS, FIGHT_ENDS, TIE_RULES } from '@kickdoor/protocol';
import type { Sex, SheetId } from '@kickdoor/rules';

export type Color = (typeof COUNTER_COLORS)[number];
export type Goal = (typeof COUNTER_GOALS)[number];
export type TieRule = (typeof TIE_RULES)[number];
export type FightEnd = (typeof FIGHT_ENDS)[number];
export type Side = 'fighters' | 'monsters';

export interface CounterPlayer {
  readonly id: string;
  readonly name: string;
  readonly color: Color;
  readonly sex: Sex;
  readonly level: number;
  /** How much gear adds to the player's strength. */
  readonly gear: number;
  readonly dead: boolean;
  /** Ids of race and class cards. */
  readonly races: readonly string[];
  readonly classes: readonly string[];
}

export interface CounterMonster {
  readonly id: string;
  readonly level: number;
  /** The sum of its enhancers; may be negative. */
  readonly bonus: number;
}

export interface CounterFight {
  readonly id: string;
  /** The fighter, and the helper. */
  readonly player: string;
  readonly helper: string | null;
  readonly ties: TieRule;
  /** One-shots and anything else that counts for a side. */
  readonly bonus: Readonly<Record<Side, number>>;
  readonly monsters: readonly CounterMonster[];
}

export interface CounterRoll {
  /** The entry of the roll. */
  readonly id: string;
  readonly face: number;
  readonly flee: { readonly player: string; readonly bonus: number } | null;
}

export interface Counter {
  /** The Level that wins; `null` if none does. */
  readonly goal: Goal;
  readonly sheet: SheetId;
  /** In seating order. */
  readonly players: readonly CounterPlayer[];
  /** Open fights, the newest last. */
  readonly fights: readonly CounterFight[];
  readonly roll: CounterRoll | null;
  /** The player whose phone it is, by phone. */
  readonly phones: ReadonlyMap<string, string>;
  /** Games begun before this one. */
  readonly games: number;
}

export const LOWEST_LEVEL = 1;
/** The highest Level if no Level wins. */
const HIGHEST_LEVEL = 99;
/** The most that gear can add or subtract. */
const MOST_GEAR = 199;

/** A counter before its first entry. */
export const EMPTY_COUNTER: Counter = {
  goal: 10,
  sheet: 'classic',
  players: [],
  fights: [],
  roll: null,
  phones: new Map(),
  games: 0,
};

/** The highest Level a player can have. */
export function topLevel({ goal }: Pick<Counter, 'goal'>): number {
  return goal ?? HIGHEST_LEVEL;
}

export function levelWithin(level: number, counter: Pick<Counter, 'goal'>): number {
  return Math.min(Math.max(level, LOWEST_LEVEL), topLevel(counter));
}

export function gearWithin(gear: number): number {
  return Math.min(Math.max(gear, -MOST_GEAR), MOST_GEAR);
}

export function playerOf({ players }: Counter, id: string | null): CounterPlayer | null {
  return players.find((player) => player.id === id) ?? null;
}

/** A player's strength in a fight. */
export function strengthOf({ level, gear }: Pick<CounterPlayer, 'level' | 'gear'>): number {
  return level + gear;
}

/** The players who have reached the Level that wins. */
export function winnersOf({ goal, players }: Counter): readonly CounterPlayer[] {
  return goal === null ? [] : players.filter(({ level }) => level >= goal);
}
