/** What the form of a new game knows, and the wish that it makes. */
import type { Language } from '@kickdoor/words';
import { DEFAULT_SHEET, sheetOf, sheets, type SheetId } from '@kickdoor/rules';
import type { CreateTable, TableOptions } from '@kickdoor/protocol';
import type { Persona } from '../net/keys.ts';

/** The sets of cards that can be mixed. */
export const SETS = ['classic', 'space', 'west', 'winter'] as const;
/** Options that are on or off; every table may have them. */
export const SWITCHES = ['sharedVictory', 'listen', 'fast', 'epic'] as const;
/** Longer waits before a win than the sheet's own, in milliseconds. */
const LONGER_GRACES = [5000, 10_000] as const;
/** Time for an answer, in milliseconds. */
export const LIMITS = [30_000, 60_000, 180_000] as const;

/** Most seats that the form offers; a mix on the western sheet seats more than six (`mixing.more-players`). */
const MOST_SEATS = 8;

/** Tables made in this visit with every seat taken: they start as soon as their maker is there. */
export const autostart = new Set<string>();

export interface Wish {
  readonly sheet: SheetId;
  /** Sets in the mix beside the sheet's own. */
  readonly more: readonly (typeof SETS)[number][];
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
  sheet: DEFAULT_SHEET,
  more: [],
  seats: 4,
  bots: Array.from({ length: MOST_SEATS - 1 }, () => true),
  isPublic: false,
  spectators: true,
  switches: [],
  grace: 5000,
  limit: 30_000,
};

/** All sets of the wish: the sheet's own first. */
export function setsOf({ sheet, more }: Pick<Wish, 'sheet' | 'more'>): string[] {
  const own = sheets[sheet].sets;
  return [...own, ...more.filter((set) => !own.includes(set))];
}

/** How many may play by this sheet and mix. */
export function seatsOf(wish: Pick<Wish, 'sheet' | 'more'>): number[] {
  const { min, max } = sheetOf(wish.sheet, setsOf(wish)).players;
  return Array.from({ length: Math.min(max, MOST_SEATS) - min + 1 }, (_, at) => min + at);
}

/** The waits before a win that the sheet allows, in milliseconds: its own and longer ones (D3). */
export function gracesOf({ sheet }: Pick<Wish, 'sheet'>): number[] {
  return [sheets[sheet].grace, ...LONGER_GRACES];
}

/** A wish by another sheet or mix, with its seats and waits brought within bounds. */
export function withGame(wish: Wish, part: Partial<Pick<Wish, 'sheet' | 'more'>>): Wish {
  const next = { ...wish, ...part };
  const seats = seatsOf(next);
  const graces = gracesOf(next);
  return {
    ...next,
    seats: seats.includes(next.seats)
      ? next.seats
      : Math.min(Math.max(next.seats, seats[0] ?? 3), seats.at(-1) ?? 6),
    grace: graces.includes(next.grace) ? next.grace : (graces[0] ?? next.grace),
  };
}

/** The request for a table. Whoever makes it has the first seat. */
export function toRequest(wish: Wish, player: Persona, language: Language): CreateTable {
  const options: TableOptions = {
    grace: wish.grace,
    limit: wish.limit,
    ...(wish.switches.includes('sharedVictory') ? { sharedVictory: true } : {}),
    ...(wish.switches.includes('listen') ? { listen: true } : {}),
    ...(wish.switches.includes('fast') ? { fast: true } : {}),
    ...(wish.switches.includes('epic') ? { epic: true } : {}),
  };
  return {
    seats: wish.seats,
    bots: wish.bots.slice(0, wish.seats - 1).flatMap((bot, at) => (bot ? [at + 1] : [])),
    public: wish.isPublic,
    spectators: wish.spectators,
    sheet: wish.sheet,
    sets: setsOf(wish),
    options,
    language,
    player: { name: player.name.trim(), sex: player.sex },
  };
}

/** Whether the game can begin as soon as its maker sits. */
export function isFull(wish: Wish): boolean {
  return wish.bots.slice(0, wish.seats - 1).every(Boolean);
}
