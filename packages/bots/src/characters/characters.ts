/**
 * The characters of bots: they change how a bot plays and not how well, which is measured (docs/bots.md). Each is a change
 * of a style, so that bots of every strength can have it.
 */
import type { Style } from '../style.ts';

export const CHARACTERS = Object.freeze(['bold', 'stingy', 'vengeful', 'diplomat'] as const);
export type Character = (typeof CHARACTERS)[number];

/** What a trade must be worth to somebody who asks for so much more, in points, if they trade at all. */
const haggling = ({ haggle }: Style, more: number): number | null => (haggle === null ? null : haggle + more);

const CHANGES: Readonly<Record<Character, (style: Style) => Style>> = {
  /** Looks for fights, calls for more monsters, and gets in everybody's way sooner. */
  bold: (style) => ({
    ...style,
    troubleOver: style.troubleOver - 3,
    greed: { ...style.greed, spare: style.greed.spare - 1 },
    meddle: { ...style.meddle, behind: 1, often: 0.7 },
    curse: { often: 0.7, over: 1.5 },
    feelings: { grudge: 0.5, thanks: 0.5 },
  }),
  /** Gives nothing away: begins with the least share, helps for more, keeps its cards, and trades for a good price. */
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
  /** Lets others be until they do something to it: it pays that back. */
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
