/** Who plays on the ladder. Searches have a budget in rollouts: the same seed plays the same games on any machine. */
import { botOf, randomBot, searchBot, sensibleBot, type Bot } from '@kickdoor/bots';

/** Who doesn't search needs no time. */
const NO_TIME = { milliseconds: 0, now: () => 0 };

export const PLAYERS = {
  random: randomBot,
  /** The regular bot before its figures were tuned. */
  sensible: sensibleBot,
  novice: botOf('novice', NO_TIME),
  regular: botOf('regular', NO_TIME),
  /** Some 50 ms for a decision on the machine where this was measured. */
  sharp: searchBot({ budget: { rollouts: 60 } }),
  /** A quarter of a second. */
  deep: searchBot({ budget: { rollouts: 300 } }),
  /** Some second. */
  master: searchBot({ budget: { rollouts: 1200 } }),
} as const satisfies Record<string, Bot>;

export type PlayerName = keyof typeof PLAYERS;
export const isPlayer = (name: string): name is PlayerName => Object.hasOwn(PLAYERS, name);
