/** Bot strengths: from one that forgets half of its cards to one that searches for a second. */
import type { Bot } from '../bot.ts';
import { searchBot } from '../search/search.ts';
import { depthsFor } from '../search/trial.ts';
import { CHARACTERS, styleOf, type Character } from '../characters/characters.ts';
import { styledBot, tunedBot } from '../sensible.ts';
import { PLAIN, TUNED, type Style } from '../style.ts';
import { noviceOf } from './novice.ts';

/** The strengths, weakest first. */
export const STRENGTHS = Object.freeze(['novice', 'regular', 'sharp', 'master'] as const);
export type Strength = (typeof STRENGTHS)[number];

/** The default strength of bots, and of the stand-in for an absent person. */
export const USUAL_STRENGTH: Strength = 'regular';

/** Milliseconds a strength thinks about a decision, if it has them; 0: it doesn't search. */
export const THINKS: Readonly<Record<Strength, number>> = Object.freeze({
  novice: 0,
  regular: 0,
  sharp: 50,
  master: 1000,
});

/** The time for a decision and the clock that measures it, both in milliseconds. */
export interface ThinkingTime {
  readonly milliseconds: number;
  readonly now: () => number;
}

/** Whether bots of this strength search, and so take time that others may need. */
export function searches(strength: Strength): boolean {
  return THINKS[strength] > 0;
}

/** The regular bots by character; tests may pass one bot to use for all. */
export function regularBots(only?: Bot): (character: Character | null) => Bot {
  if (only !== undefined) return () => only;
  const made = new Map(CHARACTERS.map((one) => [one, styledBot(styleOf(TUNED, one))]));
  return (character) => (character === null ? tunedBot : (made.get(character) ?? tunedBot));
}

/** The style of a strength and a character. */
export function styleFor(strength: Strength, character: Character | null): Style {
  return styleOf(strength === 'novice' ? PLAIN : TUNED, character);
}

/**
 * The bot of a strength and a character, `null` for none. A searching bot thinks for at most `time`, and plays like the
 * regular bot if it has none.
 */
export function botOf(strength: Strength, time: ThinkingTime, character: Character | null = null): Bot {
  const own = styledBot(styleFor(strength, character));
  if (strength === 'novice') return noviceOf(own);
  const milliseconds = Math.min(THINKS[strength], time.milliseconds);
  if (milliseconds <= 0) return own;
  return searchBot({ budget: { milliseconds, now: time.now }, depths: depthsFor(milliseconds) }, own);
}
