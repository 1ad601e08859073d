/** Judges trades. Everything tradable is face up, so each side can do the math for both. */
import type { PlayerView, View } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';
import { feeling } from '../feelings.ts';
import { decision, mayDo, playerAt, type Scene } from '../scene.ts';
import { gainOf, type Exchange } from './holdings.ts';

/** The least a trade must be worth to anybody who agrees to it, in points. */
export const LEAST = 0.5;
/** How much the other side's gain counts against a trade: `ALARM` if they are close to winning. */
const ENVY = 0.3;
const ALARM = 1.5;
/** Levels short of winning at which a player is close. */
const NEAR = 2;

/** The worth of an exchange to a player, in points: their own gain, less part of the other side's gain. */
function worthTo(scene: Scene, player: PlayerView, other: PlayerView, exchange: Exchange): number {
  const { gives, gets } = exchange;
  const theirs = gainOf(scene, other, { gives: gets, gets: gives });
  const envy = other.level >= scene.view.options.level - NEAR ? ALARM : ENVY;
  return gainOf(scene, player, exchange) - envy * Math.max(0, theirs);
}

/** The worth of a trade to the bot, in points; 0 if either side wouldn't agree to it. */
export function worthToBoth(scene: Scene, other: PlayerView, exchange: Exchange): number {
  const worth = worthTo(scene, scene.me, other, exchange);
  if (worth < LEAST) return 0;
  const { gives, gets } = exchange;
  return worthTo(scene, other, scene.me, { gives: gets, gets: gives }) < LEAST ? 0 : worth;
}

/** Accepts a trade that is worth it and declines any other; `null` if none is offered. */
export function answerTrade(scene: Scene): Decision | null {
  const trade = scene.view.trades.find(({ to }) => to === scene.seat);
  if (trade === undefined) return null;
  if (mayDo(scene, 'accept') && isWelcome(scene, trade)) return decision({ do: 'accept' }, 'bot-why-bargain');
  return mayDo(scene, 'decline') ? decision({ do: 'decline' }, 'bot-why-decline-trade') : null;
}

/** Whether the bot wants an offered trade, given how its maker has treated the bot so far. */
function isWelcome(scene: Scene, { from, give, get }: View['trades'][number]): boolean {
  const worth = worthTo(scene, scene.me, playerAt(scene, from), { gives: get, gets: give });
  return worth + feeling(scene, from) >= LEAST;
}
