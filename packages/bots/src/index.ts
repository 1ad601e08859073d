/** Computer players. */
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';
import { sensibleBot } from './sensible.ts';

export { WHYS, type Bot, type Decision } from './bot.ts';
export { randomBot, sensibleBot };
export { LESSONS, mannered, type LessonName } from './lesson.ts';
export { replyOf, type Heard, type Reply } from './talk.ts';
export type { BotMessages } from './words/messages.ts';

/** The bots by name. */
export const bots = { sensible: sensibleBot, random: randomBot } as const satisfies Record<string, Bot>;
export type BotName = keyof typeof bots;

/** Whether a bot has this name. */
export function isBotName(name: string): name is BotName {
  return Object.hasOwn(bots, name);
}
