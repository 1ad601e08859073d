/** Whether a trade is worth it. Whatever can be traded lies open, so either side can reckon for both. */
import type { PlayerView, View } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';
import { feeling } from '../feelings.ts';
import { decision, mayDo, playerAt, type Scene } from '../scene.ts';
import { gainOf, type Exchange } from './holdings.ts';

/** What a trade must be worth to anybody who agrees to it, in points. */
export const LEAST = 0.5;
/** How much of what the other side gains counts against a trade; more where they are nearly there. */
const ENVY = 0.3;
const ALARM = 1.5;
/** Levels short of winning from which somebody counts as nearly there. */
const NEAR = 2;

/** What an exchange is worth to a player, in points: what they gain by it, less some of what the other gains on them. */
function worthTo(scene: Scene, player: PlayerView, other: PlayerView, exchange: Exchange): number {
  const { gives, gets } = exchange;
  const theirs = gainOf(scene, other, { gives: gets, gets: gives });
  const envy = other.level >= scene.view.options.level - NEAR ? ALARM : ENVY;
  return gainOf(scene, player, exchange) - envy * Math.max(0, theirs);
}

/** What a trade is worth to the bot, in points; 0 where either side would not agree to it. */
export function worthToBoth(scene: Scene, other: PlayerView, exchange: Exchange): number {
  const worth = worthTo(scene, scene.me, other, exchange);
  if (worth < LEAST) return 0;
  const { gives, gets } = exchange;
  return worthTo(scene, other, scene.me, { gives: gets, gets: gives }) < LEAST ? 0 : worth;
}

/** Accepts a trade that is worth it, and declines any other; `null` if none is offered. */
export function answerTrade(scene: Scene): Decision | null {
  const trade = scene.view.trades.find(({ to }) => to === scene.seat);
  if (trade === undefined) return null;
  if (mayDo(scene, 'accept') && isWelcome(scene, trade)) return decision({ do: 'accept' }, 'bot-why-bargain');
  return mayDo(scene, 'decline') ? decision({ do: 'decline' }, 'bot-why-decline-trade') : null;
}

/** Whether an offered trade suits the bot, who holds against its maker, or credits them with, what they did to it. */
function isWelcome(scene: Scene, { from, give, get }: View['trades'][number]): boolean {
  const worth = worthTo(scene, scene.me, playerAt(scene, from), { gives: get, gets: give });
  return worth + feeling(scene, from) >= LEAST;
}
