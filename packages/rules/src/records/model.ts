/** A game as a file: its setup, and every move in the notation of scenarios. */
import { z } from 'zod';
import type { Sex, Seat } from '../model/card.ts';
import { asMessage } from '../effects/expectation.ts';
import type { Act } from '../model/ruling.ts';
import { phrase, type Phrase } from '../model/phrase.ts';
import type { SheetId } from '../model/sheet.ts';
import { SHEET_IDS } from '../sheets/index.ts';
import { STATE_VERSION, type Options } from '../model/state.ts';
import { options } from '../saved/state-schema.ts';
import { thoughtSchema, type Thought } from './thought.ts';

/** The form of records. A record of a newer one is refused as such. */
export const RECORD_FORM = 1;

/** No record has more moves, and no line of a move more characters. */
export const MOST_MOVES = 1_000_000;
export const LONGEST_LINE = 20_000;
/** Maximum characters in the first line, which may hold a whole position. */
export const LONGEST_HEADER = 1_000_000;
/** Maximum characters in a record. */
export const LONGEST = 200_000_000;

/** A set of cards that a game was played with, and the hash of what it says of its cards. */
export interface RecordedSet {
  readonly id: string;
  readonly hash: string;
}

/** What a seat has added to the chance of a game. */
export interface SeatPart {
  readonly seat: Seat;
  /** 32 bytes as hexadecimal digits. */
  readonly part: string;
}

/** Where the seed of a game comes from, opened (`fairness.ts`). */
export interface FairChance {
  /** The table. */
  readonly game: string;
  /** What the server had published before any part was known. */
  readonly commitment: string;
  /** The server's seed: 32 bytes as hexadecimal digits. */
  readonly seed: string;
  /** In seating order. */
  readonly parts: readonly SeatPart[];
  /** Why deals before this one were given up: the seat that didn't reveal its part; -1: the server was restarted. */
  readonly again: readonly Seat[];
}

/** The versions of states and events that the checks of a record may be taken of. */
export const RECORDED_STATES = Object.freeze([1, STATE_VERSION] as const);
export type RecordedState = (typeof RECORDED_STATES)[number];

export interface RecordHeader {
  readonly kickdoor: typeof RECORD_FORM;
  /** The version of the states and events that its checks are taken of. */
  readonly state: RecordedState;
  /** The program that wrote it. */
  readonly version: string;
  readonly sheet: SheetId;
  readonly sets: readonly RecordedSet[];
  readonly options: Options;
  /** All chance follows from it. */
  readonly seed: string;
  /** The position that the game began at, as it is saved; left out where it began with a deal. */
  readonly start?: unknown;
  /** How the seed came about; left out where it was chosen. */
  readonly fair?: FairChance;
  readonly players: readonly { readonly name: string; readonly sex: Sex }[];
  /** Covers everything above, and the deal. */
  readonly check: string;
}

export interface RecordedMove {
  /** Counted from 1. */
  readonly n: number;
  /** Milliseconds since the start. */
  readonly at: number;
  /** -1 is the clock, or a ruling. */
  readonly seat: Seat;
  /** In the notation of scenarios. */
  readonly move: string;
  /** The move itself, if its text is ambiguous. */
  readonly exact?: Act;
  /** What the bot that made it thought of; the check doesn't cover it. */
  readonly thought?: Thought;
  /** Covers everything else up to here and its results. */
  readonly check: string;
}

export interface RecordEnd {
  readonly moves: number;
  /** SHA-256 of the last state; `null` where whoever wrote the record could not play the game to its end. */
  readonly state: string | null;
  /** SHA-256 of all events; `null` in the same case. */
  readonly log: string | null;
}

export interface GameRecord {
  readonly header: RecordHeader;
  readonly moves: readonly RecordedMove[];
  readonly end: RecordEnd;
}

/** Why a text isn't a record; lines and columns are counted from 1. */
export interface RecordFault {
  readonly line: number;
  readonly column: number;
  readonly message: Phrase;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/u, asMessage(phrase('expected-hexadecimal', { count: 64 })));
const check = z.string().regex(/^[0-9a-f]{12}$/u, asMessage(phrase('expected-hexadecimal', { count: 12 })));

const fair = z.strictObject({
  game: z.string().max(64),
  commitment: hash,
  seed: hash,
  parts: z.array(z.strictObject({ seat: z.int().min(0).max(20), part: hash })).max(20),
  again: z.array(z.int().min(-1).max(20)).max(1000),
}) satisfies z.ZodType<FairChance>;

/** The versions that a record says to be of, whatever else it says. */
export const versionsSchema = z.object({ kickdoor: z.int().min(1), state: z.int().min(1).optional() });

export const headerSchema: z.ZodType<RecordHeader> = z.strictObject({
  kickdoor: z.literal(RECORD_FORM),
  state: z.literal(RECORDED_STATES),
  version: z.string().max(40),
  sheet: z.enum(SHEET_IDS),
  sets: z
    .array(z.strictObject({ id: z.string().max(64), hash }))
    .min(1)
    .max(16),
  options,
  seed: z.string().max(200),
  // Read at the table, with the cards that it lies among.
  start: z.unknown().exactOptional(),
  fair: fair.exactOptional(),
  players: z
    .array(z.strictObject({ name: z.string().min(1).max(100), sex: z.enum(['male', 'female']) }))
    .min(1)
    .max(20),
  check,
});

export const moveSchema = z.strictObject({
  n: z.int().min(1).max(MOST_MOVES),
  at: z.int().min(0),
  seat: z.int().min(-1).max(20),
  move: z.string().max(LONGEST_LINE),
  exact: z.exactOptional(z.unknown()),
  thought: thoughtSchema.exactOptional(),
  check,
});

export const endSchema = z.strictObject({
  end: z.strictObject({
    moves: z.int().min(0).max(MOST_MOVES),
    state: hash.nullable(),
    log: hash.nullable(),
  }),
});
