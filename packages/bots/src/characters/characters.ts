/**
 * Bot characters: they change how a bot plays but not how well, as measured in docs/bots.md. Each modifies a style, so
 * bots of every strength can have one.
 */
import type { Style } from '../style.ts';

export const CHARACTERS = Object.freeze(['bold', 'stingy', 'vengeful', 'diplomat'] as const);
export type Character = (typeof CHARACTERS)[number];

/** Raises the worth that a trade must have, in points; a style that doesn't trade stays that way. */
const haggling = ({ haggle }: Style, more: number): number | null => (haggle === null ? null : haggle + more);

const CHANGES: Readonly<Record<Character, (style: Style) => Style>> = {
  /** Looks for fights, invites more monsters, and interferes sooner. */
  bold: (style) => ({
    ...style,
    troubleOver: style.troubleOver - 3,
    greed: { ...style.greed, spare: style.greed.spare - 1 },
    meddle: { ...style.meddle, behind: 1, often: 0.7 },
    curse: { often: 0.7, over: 1.5 },
    feelings: { grudge: 0.5, thanks: 0.5 },
  }),
  /**
   * Gives nothing away: opens with the smallest share, helps only for more, keeps its cards, and demands good prices.
   */
  stingy: (style) => ({
    ...style,
    sellLoss: Math.min(style.sellLoss, 0.8),
    meddle: { ...style.meddle, often: 0.5, cost: 5 },
    helpOver: 2,
    offers: -1,
    curse: { often: 0.5, over: 2 },
    feelings: { grudge: 0.5, thanks: 0.3 },
    haggle: haggling(style, 1),
  }),
  /** Leaves others alone until they do something to it, then pays them back. */
  vengeful: (style) => ({
    ...style,
    meddle: { ...style.meddle, often: 0.4 },
    curse: { often: 0.4, over: 2 },
    feelings: { grudge: 1.5, thanks: 0.5 },
  }),
  /** Helps for less, remembers who helped, offers them more, and trades readily. */
  diplomat: (style) => ({
    ...style,
    meddle: { ...style.meddle, often: 0.45 },
    helpOver: -2,
    curse: { often: 0.45, over: 2.5 },
    feelings: { grudge: 0.4, thanks: 1.5 },
    haggle: haggling(style, -1),
  }),
};

/** A style as modified by a character; unchanged without one. */
export function styleOf(style: Style, character: Character | null): Style {
  return character === null ? style : CHANGES[character](style);
}
