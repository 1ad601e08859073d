/** How a bot plays where the rules of thumb leave room. */

/** The chances of winning a fight that a bot assumes, by what they rest on; from 0 to 1. */
export interface Chances {
  readonly strength: number;
  /** With one-shots from its hand. */
  readonly cards: number;
  readonly help: number;
}

export interface Style {
  /** The chances it assumes when looking for trouble; `null`: it fights only what its own strength is sure to beat. */
  readonly trouble: Chances | null;
  /** The least value of such a fight, in points. */
  readonly troubleOver: number;
  /** Whether it invites more monsters into its own combat, and the surplus strength it must keep. */
  readonly greed: { readonly spare: number; readonly more: boolean };
  /** The most that gear sold for a Level may be worth. */
  readonly sellLoss: number;
  /** How much more that may be if only one Level is left to win afterwards. */
  readonly lastSale: number;
  /** The Level from which it stops others, how far behind it they may be, how often, and at what cost. */
  readonly meddle: {
    readonly from: number;
    readonly behind: number;
    readonly often: number;
    readonly cost: number;
  };
  /** What helping must exceed, in points. */
  readonly helpOver: number;
  /** Treasures more or less than fair in its first request for help. */
  readonly offers: number;
  /** The weight of what others have done to it, in points per unit of a deed; 0: it forgets at once. */
  readonly feelings: { readonly grudge: number; readonly thanks: number };
  /** How often it curses on its own turn, from 0 to 1, and what a curse must exceed, in points. */
  readonly curse: { readonly often: number; readonly over: number };
  /** The least value of a trade it offers, in points; `null`: it offers none. */
  readonly haggle: number | null;
}

/** The sensible bot's style, set by hand; the others are measured against it. */
export const PLAIN: Style = Object.freeze({
  trouble: null,
  troubleOver: 0,
  greed: { spare: 5, more: false },
  sellLoss: 6,
  lastSale: 0,
  meddle: { from: 5, behind: 0, often: 0.72, cost: 7 },
  helpOver: 0,
  offers: 0,
  feelings: { grudge: 0, thanks: 0 },
  curse: { often: 0.62, over: 2 },
  haggle: null,
});

/**
 * The regular bot's style, tuned by games against the sensible one (docs/bots.md). A search starts from it and plays on
 * with it.
 */
export const TUNED: Style = Object.freeze({
  trouble: { strength: 0.8, cards: 0.6, help: 0.25 },
  troubleOver: 5,
  greed: { spare: 4, more: true },
  sellLoss: 1.2,
  lastSale: 6,
  meddle: { from: 5, behind: 0, often: 0.6, cost: 7 },
  helpOver: 0,
  offers: 0,
  feelings: { grudge: 0, thanks: 0 },
  curse: { often: 0.62, over: 2 },
  haggle: 2,
});

/** Fights, sells, stops others and curses sooner; one of a search's advisers. */
export const BOLD: Style = Object.freeze({
  ...TUNED,
  troubleOver: -2,
  greed: { spare: 1, more: true },
  sellLoss: 6,
  meddle: { from: 1, behind: 10, often: 1, cost: 12 },
  helpOver: -4,
  curse: { often: 1, over: 0.5 },
});

/** Keeps its cards and leaves others alone; another adviser. */
export const CAREFUL: Style = Object.freeze({
  ...TUNED,
  troubleOver: 10,
  greed: { spare: 8, more: true },
  sellLoss: -1,
  meddle: { from: 8, behind: 0, often: 0, cost: 5 },
  helpOver: 5,
  curse: { often: 0, over: 5 },
});
