/** Moving a running game from a browser to a server, or from a server into a browser. */
import { z } from 'zod';
import {
  BotSpeed,
  Count,
  LanguageChoice,
  MOST_SEATS,
  SeatNumber,
  Secret,
  TableId,
  TableOptions,
} from './parts.ts';
import { MOST_TABLE_PACKS, PackHash } from './packs.ts';
import { TablePace } from './pace.ts';
import { RulingConsent } from './rulings.ts';
import { TalkChoice } from './talk.ts';

/** Most acts of a game that moves: many times the usual number. */
export const MOST_MOVED_ACTS = 5000;
/** Most characters of its record. */
export const LONGEST_MOVED = 1_500_000;
/** Maximum size of a request with such a record, in bytes. JSON escapes its quotation marks. */
export const MOVED_BYTES = 3 * 1024 * 1024;

/** The settings of a table that move with its game, as far as the record doesn't contain them. */
const MovedSettings = z.strictObject({
  /** As the host chose them; the record has the full options. */
  options: TableOptions,
  speed: BotSpeed,
  pace: TablePace,
  talk: TalkChoice,
  rulings: RulingConsent,
  spectators: z.boolean(),
  openHands: z.boolean(),
  /** The language of its bots' names. */
  language: LanguageChoice,
});

/** `POST /api/tables/:table/take` */
export const TakeTable = z.strictObject({
  /** The secrets of all people at the table. As long as anybody else sits there, the game can't be moved. */
  secrets: z.array(Secret).min(1).max(MOST_SEATS),
  /** Whether the game continues elsewhere from now on; if `false`, it continues here again. */
  away: z.boolean(),
});
export type TakeTable = z.input<typeof TakeTable>;

/** The answer to {@link TakeTable}. */
export const TakenTable = z.object({
  /** The game so far, as a file. It contains the seed, and so every card. */
  record: z.string(),
  /** The seats of people. */
  people: z.array(SeatNumber),
  settings: MovedSettings,
});
export type TakenTable = z.infer<typeof TakenTable>;

/** `POST /api/tables/moved`: continues the game of a record at a new table. */
export const BringTable = z.strictObject({
  record: z.string().max(LONGEST_MOVED),
  /** The sender's seats; bots play the others. */
  people: z.array(SeatNumber).min(1).max(MOST_SEATS),
  /** Whether bots' seats are open to anybody with the link. */
  vacant: z.boolean().default(false),
  /** Packs, brought before, that move with the game. Each must be one of its sets. */
  packs: z.array(PackHash).max(MOST_TABLE_PACKS).exactOptional(),
  settings: MovedSettings,
});
export type BringTable = z.input<typeof BringTable>;

/** The answer to {@link BringTable}. */
export const BroughtTable = z.object({
  table: TableId,
  host: Secret,
  /** The secrets of the seats in `people`, in that order. */
  secrets: z.array(Secret),
});
export type BroughtTable = z.infer<typeof BroughtTable>;

/** The number of acts in {@link TableInfo} of a game that has moved. */
export const MovedAfter = Count.nullable();
