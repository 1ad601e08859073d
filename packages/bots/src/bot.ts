/** The bot interface: a player that sees only a seat's view and its legal moves. */
import {
  bounded,
  MOST_CONSIDERED,
  type CardPool,
  type Considered,
  type LegalMove,
  type Move,
  type Phrase,
  type Thought,
  type View,
} from '@kickdoor/rules';
import type { Character } from './characters/characters.ts';
import type { Past } from './past/past.ts';

/** A bot's move and a brief reason: the id of a message in `words`. Reasons never reveal hidden cards. */
export interface Decision {
  readonly move: Move;
  readonly why: Why;
  /** The victim's Level, for moves made against somebody because of it. */
  readonly level?: number;
  /** The share of the Treasures for which it would help instead. */
  readonly treasures?: number;
  /**
   * The moves that a search compared, best first. They may reveal the hand, so they stay secret until the game ends.
   */
  readonly compared?: readonly Considered[];
}

/** A bot's reason in words, phrased by its character. */
export function reasonGiven(
  { why, level, treasures }: Pick<Decision, 'why' | 'level' | 'treasures'>,
  character: Character | null = null,
): Phrase {
  const numbers = {
    ...(level === undefined ? {} : { level }),
    ...(treasures === undefined ? {} : { treasures }),
  };
  return { id: why, args: { character: character ?? 'none', ...numbers } };
}

/** Stored chances are rounded to 1/1000. */
const EXACT = 1000;

/** A bot's decision as stored with its move and shown once the game is over. */
export function thoughtOf(
  { why, level, treasures, compared = [] }: Decision,
  character: Character | null = null,
): Thought {
  const told = compared
    .slice(0, MOST_CONSIDERED)
    .map(({ move, chance }) => ({ move, chance: Math.round(chance * EXACT) / EXACT }));
  return bounded({
    why,
    ...(character === null ? {} : { character }),
    ...(level === undefined ? {} : { level }),
    ...(treasures === undefined ? {} : { treasures }),
    ...(told.length === 0 ? {} : { compared: told }),
  });
}

export interface Bot {
  /**
   * Returns what to do now; `null` to wait for others. A seat that owes an answer, or whose turn it is, always gets a
   * move.
   * Pure: the same view, legal moves, random numbers and past give the same decision. The past holds only what
   * everybody has seen; left out: nothing.
   */
  decide(
    view: View,
    legalMoves: readonly LegalMove[],
    pool: CardPool,
    random: () => number,
    past?: Past,
  ): Decision | null;
}

/** Every reason a bot can give; each has a message. */
export const WHYS = Object.freeze([
  'bot-why-accept-help',
  'bot-why-ask',
  'bot-why-at-random',
  'bot-why-bargain',
  'bot-why-charity',
  'bot-why-choose',
  'bot-why-claim',
  'bot-why-counter',
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
  'bot-why-grudge',
  'bot-why-lay-out',
  'bot-why-leader',
  'bot-why-level',
  'bot-why-loot',
  'bot-why-meddle',
  'bot-why-must',
  'bot-why-own-phase',
  'bot-why-pass',
  'bot-why-ready',
  'bot-why-roll',
  'bot-why-sell',
  'bot-why-steal',
  'bot-why-stop',
  'bot-why-thanks',
  'bot-why-trade',
  'bot-why-trouble',
] as const);
export type Why = (typeof WHYS)[number];
