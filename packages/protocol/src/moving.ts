/** A running game that changes its place: from a browser to a server, or from a server into a browser. */
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

/** Most acts of a game that changes its place: many times as many as usual. */
export const MOST_MOVED_ACTS = 5000;
/** Most characters of its record. */
export const LONGEST_MOVED = 1_500_000;
/** Maximum size of a request that brings one, in bytes: in JSON its quotation marks take two. */
export const MOVED_BYTES = 3 * 1024 * 1024;

/** What of a table goes along with its game: what its record doesn't say. */
const MovedSettings = z.strictObject({
  /** As the table has them: the record has them in full. */
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
  /** The secrets of all people who sit there: while anybody else does, its hidden cards are nobody's to take along. */
  secrets: z.array(Secret).min(1).max(MOST_SEATS),
  /** Whether its game goes on elsewhere from now on; `false`: it goes on here again. */
  away: z.boolean(),
});
export type TakeTable = z.input<typeof TakeTable>;

/** The answer to {@link TakeTable}. */
export const TakenTable = z.object({
  /** The game so far, as a file: with its seed, and so with every card. */
  record: z.string(),
  /** The seats of people. */
  people: z.array(SeatNumber),
  settings: MovedSettings,
});
export type TakenTable = z.infer<typeof TakenTable>;

/** `POST /api/tables/moved`: the game of a record goes on at a new table. */
export const BringTable = z.strictObject({
  record: z.string().max(LONGEST_MOVED),
  /** The seats of whoever brings it; bots play the others. */
  people: z.array(SeatNumber).min(1).max(MOST_SEATS),
  /** Whether somebody with the link may sit down where a bot plays. */
  vacant: z.boolean().default(false),
  /** Packs that come along with the game, as they were brought before: each is one of its sets. */
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

/** A number of acts, as {@link TableInfo} says it of a game that has changed its place. */
export const MovedAfter = Count.nullable();
