/**
 * The players of the ladder. Searches have a budget in rollouts, so the same seed plays the same games on any machine.
 */
import { botOf, depthsFor, randomBot, searchBot, sensibleBot, type Bot } from '@kickdoor/bots';

/** Bots that don't search need no time. */
const NO_TIME = { milliseconds: 0, now: () => 0 };

const THUMBS = {
  random: randomBot,
  /** The regular bot before its figures were tuned. */
  sensible: sensibleBot,
  novice: botOf('novice', NO_TIME),
  regular: botOf('regular', NO_TIME),
} as const satisfies Record<string, Bot>;

/**
 * The CPU milliseconds per decision of searching players (docs/bots.md), and the default number of rollouts that stands
 * for them: `npm run ladder:pace` measures what a core does.
 */
const SEARCHES = {
  sharp: { milliseconds: 50, rollouts: 90 },
  deep: { milliseconds: 167, rollouts: 300 },
  master: { milliseconds: 1000, rollouts: 1200 },
} as const;

export type PlayerName = keyof typeof THUMBS | keyof typeof SEARCHES;
export const PLAYER_NAMES: readonly string[] = [...Object.keys(THUMBS), ...Object.keys(SEARCHES)];

const isThumb = (name: string): name is keyof typeof THUMBS => Object.hasOwn(THUMBS, name);
export const isPlayer = (name: string): name is PlayerName => isThumb(name) || Object.hasOwn(SEARCHES, name);

/** A player on the ladder: a bot, and its rollouts per decision; 0 if it doesn't search. */
export interface Player {
  readonly name: PlayerName;
  readonly bot: Bot;
  readonly rollouts: number;
}

/** The player with this name; `budget` replaces a search's default number of rollouts. */
export function playerOf(name: PlayerName, budget: number | null): Player {
  if (isThumb(name)) return { name, bot: THUMBS[name], rollouts: 0 };
  const { milliseconds } = SEARCHES[name];
  const rollouts = budget ?? SEARCHES[name].rollouts;
  return { name, bot: searchBot({ budget: { rollouts }, depths: depthsFor(milliseconds) }), rollouts };
}
