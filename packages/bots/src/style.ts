/** How a bot plays where rules of thumb leave it open. */

/** Chances to win a fight that a bot looks for, by what they rest on; from 0 to 1. */
export interface Chances {
  readonly strength: number;
  /** One-shots of its hand. */
  readonly cards: number;
  readonly help: number;
}

export interface Style {
  /** What it hopes for when it looks for trouble; `null`: it fights only what its strength alone is sure to beat. */
  readonly trouble: Chances | null;
  /** What such a fight must promise, in points. */
  readonly troubleOver: number;
  /** Whether it calls for more monsters in its own combat, and the surplus strength that must be left then. */
  readonly greed: { readonly spare: number; readonly more: boolean };
  /** The most that gear sold for a Level may be worth. */
  readonly sellLoss: number;
  /** How much more it may be worth where only one Level is then left to win. */
  readonly lastSale: number;
  /** The Level from which others are stopped, how far behind its own they may be, how often, and at what cost. */
  readonly meddle: {
    readonly from: number;
    readonly behind: number;
    readonly often: number;
    readonly cost: number;
  };
  /** What helping must be worth, in points. */
  readonly helpOver: number;
  /** Treasures more or less that it begins with when it asks for help. */
  readonly offers: number;
  /** What others have done to it counts for so much, in points for each unit of a deed; 0: it forgets at once. */
  readonly feelings: { readonly grudge: number; readonly thanks: number };
  /** How often it curses on its own turn, from 0 to 1, and what a curse must be worth, in points. */
  readonly curse: { readonly often: number; readonly over: number };
  /** What a trade must be worth for it to offer one, in points; `null`: it offers none. */
  readonly haggle: number | null;
}

/** The sensible bot's, set by hand: what the others are measured against. */
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

/** The regular bot's, tuned by games against the sensible one (docs/bots.md): what a search starts from, and plays on with. */
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

/** Fights, sells, stops others and curses sooner: a search tries what it would do. */
export const BOLD: Style = Object.freeze({
  ...TUNED,
  troubleOver: -2,
  greed: { spare: 1, more: true },
  sellLoss: 6,
  meddle: { from: 1, behind: 10, often: 1, cost: 12 },
  helpOver: -4,
  curse: { often: 1, over: 0.5 },
});

/** Keeps what it has, and lets others be: a search tries that as well. */
export const CAREFUL: Style = Object.freeze({
  ...TUNED,
  troubleOver: 10,
  greed: { spare: 8, more: true },
  sellLoss: -1,
  meddle: { from: 8, behind: 0, often: 0, cost: 5 },
  helpOver: 5,
  curse: { often: 0, over: 5 },
});
