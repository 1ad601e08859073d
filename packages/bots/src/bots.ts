/** The bots for simulated games. */
import { freezeAll } from '@kickdoor/rules';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';
import { sensibleBot } from './sensible.ts';

/** The bots by name. */
export const bots = freezeAll({ sensible: sensibleBot, random: randomBot }) satisfies Record<string, Bot>;
export type BotName = keyof typeof bots;

/** Whether a bot has this name. */
export function isBotName(name: string): name is BotName {
  return Object.hasOwn(bots, name);
}
