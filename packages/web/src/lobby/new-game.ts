/** The state of the new-game form, and the request it makes. */
import type { Language } from '@kickdoor/words';
import { DEFAULT_SHEET, sheetOf, sheets, type SheetId } from '@kickdoor/rules';
import type { CreateTable, TableOptions } from '@kickdoor/protocol';
import type { Persona } from '../net/keys.ts';

/** The card sets that can be mixed. */
export const SETS = ['classic', 'space', 'west', 'winter'] as const;
/** On/off options that every table may have. */
export const SWITCHES = ['sharedVictory', 'listen', 'fast', 'epic'] as const;
/** Longer waits before a win than the sheet's own, in milliseconds. */
const LONGER_GRACES = [5000, 10_000] as const;
/** Time for an answer, in milliseconds. */
export const LIMITS = [30_000, 60_000, 180_000] as const;

/** Most seats the form offers; a mix on the West sheet seats more than six (`mixing.more-players`). */
const MOST_SEATS = 8;

/** Tables created in this visit with all seats taken: they start as soon as their creator is connected. */
export const autostart = new Set<string>();

export interface Wish {
  readonly sheet: SheetId;
  /** Sets mixed in besides the sheet's own. */
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

/** All sets of the request, the sheet's own first. */
export function setsOf({ sheet, more }: Pick<Wish, 'sheet' | 'more'>): string[] {
  const own = sheets[sheet].sets;
  return [...own, ...more.filter((set) => !own.includes(set))];
}

/** The numbers of players allowed with this sheet and mix. */
export function seatsOf(wish: Pick<Wish, 'sheet' | 'more'>): number[] {
  const { min, max } = sheetOf(wish.sheet, setsOf(wish)).players;
  return Array.from({ length: Math.min(max, MOST_SEATS) - min + 1 }, (_, at) => min + at);
}

/** The waits before a win that the sheet allows, in milliseconds: its own and longer ones (D3). */
export function gracesOf({ sheet }: Pick<Wish, 'sheet'>): number[] {
  return [sheets[sheet].grace, ...LONGER_GRACES];
}

/** Switches to another sheet or mix, clamping seats and waits. */
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

/** The request for a new table. Whoever creates it gets the first seat. */
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

/** Whether the game can start as soon as its creator sits down. */
export function isFull(wish: Wish): boolean {
  return wish.bots.slice(0, wish.seats - 1).every(Boolean);
}
