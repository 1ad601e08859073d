/** The settings of a table, and their limits. */
import {
  timesOf,
  type BroughtPack,
  type BotSpeed,
  type CreateTable,
  type TableInfo,
  type TablePace,
  type TableSettings,
  type Times,
} from '@kickdoor/protocol';
import { sheetOf, sheets, type SheetId } from '@kickdoor/rules';

/** On/off options of every table. */
export const SWITCHES = ['sharedVictory', 'listen', 'fast', 'epic'] as const;
/** The speeds of a table's bots. */
export const SPEEDS = ['slow', 'normal', 'fast'] as const satisfies readonly BotSpeed[];
/** The paces of a table. */
export const PACES = ['quick', 'normal', 'relaxed', 'none', 'days'] as const satisfies readonly TablePace[];
/** Longer waits before a win than the sheet's own, in milliseconds. */
const LONGER_GRACES = [5000, 10_000] as const;
/** Time limits for an answer, in milliseconds. */
export const LIMITS = [30_000, 60_000, 180_000] as const;

/** Delays for spectators, in minutes. */
export const DELAYS = [0, 1, 3] as const;

/** The most seats in a lobby; a mix on the West sheet seats more than six (`mixing.more-players`). */
const MOST_SEATS = 8;

/** Tables created in this visit with all seats taken: they start as soon as their creator connects (`useAutostart`). */
export const autostart = new Set<string>();

/** A sheet, and the sets mixed in besides its own. */
export interface Mix {
  readonly sheet: SheetId;
  readonly more: readonly string[];
}

/** The default settings of a new table with a sheet. */
export function firstSettings(sheet: SheetId): TableSettings {
  const usual: TableSettings = {
    seats: 4,
    public: false,
    spectators: true,
    sheet,
    sets: setsOf({ sheet, more: [] }),
    options: {},
    speed: 'normal',
    pace: 'normal',
    delay: 0,
    talk: 'phrases',
    rulings: 'majority',
    openHands: true,
  };
  return { ...usual, ...withGame(usual, { sheet, more: [] }) };
}

/** Mixes in a pack that the host brings. The table becomes private, since public tables can't have packs. */
export function withPack(
  settings: TableSettings,
  { id, pack }: Pick<BroughtPack, 'id' | 'pack'>,
): TableSettings {
  const { sheet, packs = [] } = settings;
  const mixed = withGame(settings, { sheet, more: [...moreOf(settings), id] });
  return { ...settings, ...mixed, public: false, packs: [...packs, pack] };
}

/** The current settings of a table. */
export function settingsOf(table: TableInfo): TableSettings {
  const { spectators, sheet, sets, options, speed, pace, delay, talk, rulings, openHands } = table;
  const seats = table.seats.length;
  const packs = table.packs.map(({ pack }) => pack);
  const said = { packs, delay, talk, rulings, openHands };
  return { seats, public: table.public, spectators, sheet, sets, options, speed, pace, ...said };
}

/** The request for a table with these settings and nobody at it. */
export function toRequest(settings: TableSettings): CreateTable {
  const { packs = [] } = settings;
  return { ...settings, options: { ...settings.options }, sets: [...settings.sets], packs: [...packs] };
}

/** All sets of a mix, the sheet's own first. */
export function setsOf({ sheet, more }: Mix): string[] {
  const own = sheets[sheet].sets;
  return [...own, ...more.filter((set) => !own.includes(set))];
}

/** The sets mixed in besides the sheet's own. */
export function moreOf({ sheet, sets }: Pick<TableSettings, 'sheet' | 'sets'>): readonly string[] {
  const own = setsOf({ sheet, more: [] });
  return sets.filter((set) => !own.includes(set));
}

/** The numbers of players allowed with this sheet and mix. */
export function seatsOf({ sheet, sets }: Pick<TableSettings, 'sheet' | 'sets'>): number[] {
  const { min, max } = sheetOf(sheet, sets).players;
  return Array.from({ length: Math.min(max, MOST_SEATS) - min + 1 }, (_, at) => min + at);
}

/** The waits before a win that the sheet allows, in milliseconds: its own and longer ones (D3). */
export function gracesOf({ sheet }: Pick<TableSettings, 'sheet'>): number[] {
  return [sheets[sheet].grace, ...LONGER_GRACES];
}

/** The time limits of a table's pace, by its sheet. */
export function paceTimes({ sheet, sets, pace }: Pick<TableSettings, 'sheet' | 'sets' | 'pace'>): Times {
  return timesOf(pace, sheetOf(sheet, sets).grace);
}

/** Changes the sheet or mix; seats and waits are kept within its limits. */
export function withGame(
  settings: TableSettings,
  mix: Mix,
): Pick<TableSettings, 'sheet' | 'sets' | 'seats' | 'options'> {
  const game = { sheet: mix.sheet, sets: setsOf(mix) };
  const seats = seatsOf(game);
  const graces = gracesOf(game);
  const { grace, ...others } = settings.options;
  return {
    ...game,
    seats: Math.min(Math.max(settings.seats, seats[0] ?? 3), seats.at(-1) ?? 6),
    options: { ...others, ...(grace !== undefined && graces.includes(grace) ? { grace } : {}) },
  };
}
