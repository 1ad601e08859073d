/** What the form of a new game knows, and the wish that it makes. */
import type { CreateTable, TableOptions } from '@kickdoor/server/protocol';
import type { Persona } from '../net/keys.ts';

/** The sheets that can be played, in the order in which they are offered. */
export const SHEETS = ['classic'] as const;
export const SEATS = [3, 4, 5, 6] as const;
/** Options that are on or off, as the classic sheet has them. */
export const SWITCHES = ['sharedVictory', 'listen', 'epic'] as const;
/** The wait before a win, in milliseconds: the sheet's own, and longer ones. */
export const GRACES = [2600, 5000, 10_000] as const;
/** Time for an answer, in milliseconds. */
export const LIMITS = [30_000, 60_000, 180_000] as const;

export interface Wish {
  readonly sheet: (typeof SHEETS)[number];
  readonly seats: number;
  /** For each seat but the first, whether a bot plays it. */
  readonly bots: readonly boolean[];
  readonly isPublic: boolean;
  readonly spectators: boolean;
  readonly switches: readonly (typeof SWITCHES)[number][];
  readonly grace: number;
  readonly limit: number;
}

export const firstWish: Wish = {
  sheet: 'classic',
  seats: 4,
  bots: [true, true, true, true, true],
  isPublic: false,
  spectators: true,
  switches: [],
  grace: 5000,
  limit: 30_000,
};

/** The request for a table. Whoever makes it has the first seat. */
export function toRequest(wish: Wish, player: Persona): CreateTable {
  const options: TableOptions = {
    grace: wish.grace,
    limit: wish.limit,
    ...(wish.switches.includes('sharedVictory') ? { sharedVictory: true } : {}),
    ...(wish.switches.includes('listen') ? { listen: true } : {}),
    ...(wish.switches.includes('epic') ? { epic: true } : {}),
  };
  return {
    seats: wish.seats,
    bots: wish.bots.slice(0, wish.seats - 1).flatMap((bot, at) => (bot ? [at + 1] : [])),
    public: wish.isPublic,
    spectators: wish.spectators,
    sheet: wish.sheet,
    options,
    player: { name: player.name.trim(), sex: player.sex },
  };
}

/** Whether the game can begin as soon as its maker sits. */
export function isFull(wish: Wish): boolean {
  return wish.bots.slice(0, wish.seats - 1).every(Boolean);
}
