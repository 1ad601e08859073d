/** What a bot is: a player that sees a seat's view and its lawful moves, and nothing else. */
import type { Box, Move, Offer, View } from '@kickdoor/rules';

/** What a bot does, and in a few words why: the id of a message in `words`. The words never tell of hidden cards. */
export interface Decision {
  readonly move: Move;
  readonly why: Why;
}

export interface Bot {
  /**
   * What to do now; `null` to wait for others. Whoever owes an answer, or has the turn, always does something. Pure:
   * the same view, offers and random numbers give the same decision.
   */
  decide(view: View, offers: readonly Offer[], box: Box, random: () => number): Decision | null;
}

/** The reasons that bots give. Each has its message. */
export const WHYS = [
  'bot-why-accept-help',
  'bot-why-ask',
  'bot-why-at-random',
  'bot-why-bargain',
  'bot-why-charity',
  'bot-why-choose',
  'bot-why-claim',
  'bot-why-curse',
  'bot-why-decline-help',
  'bot-why-decline-trade',
  'bot-why-dodge',
  'bot-why-door',
  'bot-why-end',
  'bot-why-equip',
  'bot-why-escape',
  'bot-why-excess',
  'bot-why-hire',
  'bot-why-fight-power',
  'bot-why-fight-shot',
  'bot-why-flee',
  'bot-why-lay-out',
  'bot-why-level',
  'bot-why-loot',
  'bot-why-meddle',
  'bot-why-must',
  'bot-why-pass',
  'bot-why-roll',
  'bot-why-sell',
  'bot-why-steal',
  'bot-why-stop',
  'bot-why-trouble',
] as const;
export type Why = (typeof WHYS)[number];
