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

/** The version of the record format. Newer records are rejected with an error that says so. */
export const RECORD_FORM = 1;

/** Maximum moves in a record. */
export const MOST_MOVES = 1_000_000;
/** Maximum characters in the line of a move. */
export const LONGEST_LINE = 20_000;
/** Maximum characters in the first line, which may hold a whole position. */
export const LONGEST_HEADER = 1_000_000;
/** Maximum characters in a record. */
export const LONGEST = 200_000_000;

/** A set of cards that a game was played with, and the hash of its cards. */
export interface RecordedSet {
  readonly id: string;
  readonly hash: string;
}

/** What a seat contributed to the randomness of a game. */
export interface SeatPart {
  readonly seat: Seat;
  /** 32 bytes as hexadecimal digits. */
  readonly part: string;
}

/** The revealed origin of a game's seed (`fairness.ts`). */
export interface FairChance {
  /** The id of the table. */
  readonly game: string;
  /** What the server published before any part was known. */
  readonly commitment: string;
  /** The server's seed: 32 bytes as hexadecimal digits. */
  readonly seed: string;
  /** In seating order. */
  readonly parts: readonly SeatPart[];
  /** Why earlier deals were abandoned: the seat that didn't reveal its part, or -1 if the server restarted. */
  readonly again: readonly Seat[];
}

/** The versions of states and events that a record's checks may be based on. */
export const RECORDED_STATES = Object.freeze([1, STATE_VERSION] as const);
export type RecordedState = (typeof RECORDED_STATES)[number];

/** The first line of a record: the game's setup. */
export interface RecordHeader {
  readonly kickdoor: typeof RECORD_FORM;
  /** The version of the states and events that its checks are based on. */
  readonly state: RecordedState;
  /** The version of the program that wrote it. */
  readonly version: string;
  readonly sheet: SheetId;
  readonly sets: readonly RecordedSet[];
  readonly options: Options;
  /** The source of all randomness. */
  readonly seed: string;
  /** The position that the game began at, as a saved state; left out if it began with a deal. */
  readonly start?: unknown;
  /** Where the seed comes from; left out if it was chosen. */
  readonly fair?: FairChance;
  readonly players: readonly { readonly name: string; readonly sex: Sex }[];
  /** Covers everything above, and the deal. */
  readonly check: string;
}

/** The line of a move. */
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
  /** What the bot that made it considered; the check doesn't cover it. */
  readonly thought?: Thought;
  /** Covers everything else up to here and its results. */
  readonly check: string;
}

/** The last line of a record. */
export interface RecordEnd {
  readonly moves: number;
  /** SHA-256 of the last state; `null` if the game couldn't be replayed to its end when the record was written. */
  readonly state: string | null;
  /** SHA-256 of all events; `null` in the same case. */
  readonly log: string | null;
}

/** A parsed record. */
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

/** The versions that a record claims to have, whatever else is in it. */
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
  // Read when the table is opened, because that takes its cards.
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
