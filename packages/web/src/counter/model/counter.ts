/** What a level counter shows: players, fights, the die. It follows from the counter's entries alone (`fold.ts`). */
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
  /** What their gear adds to their strength. */
  readonly gear: number;
  readonly dead: boolean;
  /** Ids of race and class cards. */
  readonly races: readonly string[];
  readonly classes: readonly string[];
}

export interface CounterMonster {
  readonly id: string;
  readonly level: number;
  /** What enhances it, more or less. */
  readonly bonus: number;
}

export interface CounterFight {
  readonly id: string;
  /** The player who fights, and the one who helps. */
  readonly player: string;
  readonly helper: string | null;
  readonly ties: TieRule;
  /** One-shots and whatever else counts for a side. */
  readonly bonus: Readonly<Record<Side, number>>;
  readonly monsters: readonly CounterMonster[];
}

export interface CounterRoll {
  /** The entry that it was rolled in. */
  readonly id: string;
  readonly face: number;
  readonly flee: { readonly player: string; readonly bonus: number } | null;
}

export interface Counter {
  /** The Level that wins; `null`: none. */
  readonly goal: Goal;
  readonly sheet: SheetId;
  /** In the order in which they sat down. */
  readonly players: readonly CounterPlayer[];
  /** Open fights; the newest is the last. */
  readonly fights: readonly CounterFight[];
  readonly roll: CounterRoll | null;
  /** Whose phone it is, by phone. */
  readonly phones: ReadonlyMap<string, string>;
  /** Games begun before this one. */
  readonly games: number;
}

export const LOWEST_LEVEL = 1;
/** Where no Level wins, this is the highest. */
const HIGHEST_LEVEL = 99;
/** The most that gear may add, and take away. */
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

/** The highest Level that somebody can have. */
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

/** What somebody brings into a fight. */
export function strengthOf({ level, gear }: Pick<CounterPlayer, 'level' | 'gear'>): number {
  return level + gear;
}

/** Who has reached the Level that wins. */
export function winnersOf({ goal, players }: Counter): readonly CounterPlayer[] {
  return goal === null ? [] : players.filter(({ level }) => level >= goal);
}
