/** The bot interface: a player that sees only a seat's view and its legal moves. */
import type { CardPool, Move, LegalMove, View } from '@kickdoor/rules';

/** A bot's move and a brief reason: the id of a message in `words`. Reasons never reveal hidden cards. */
export interface Decision {
  readonly move: Move;
  readonly why: Why;
}

export interface Bot {
  /**
   * What to do now; `null` to wait for others. A seat that owes an answer, or whose turn it is, always does something.
   * Pure: the same view, legal moves and random numbers give the same decision.
   */
  decide(view: View, legalMoves: readonly LegalMove[], pool: CardPool, random: () => number): Decision | null;
}

/** The reasons that bots give, each with a message. */
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
