/**
 * The level counter for a table with real cards (`companion.level-counter`). A counter is a set of entries; what it shows
 * follows from the set alone, so phones that were apart come to the same. The server passes entries on and keeps them.
 */
import { SHEET_IDS } from '@kickdoor/rules';
import { z } from 'zod';
import { Problem } from './errors.ts';
import { Count, PlayerName, SexChoice } from './parts.ts';

/** Incremented when an old page could no longer read the entries of a new one. */
export const COUNTER_VERSION = 1;
/** Entries of a counter: several evenings with six players. */
export const MOST_ENTRIES = 4000;
/** Entries in one message; 100 of the longest fit into `MESSAGE_BYTES`. */
export const MOST_PUT = 100;
/** Players of a counter. */
export const MOST_PLAYERS = 12;
/** Monsters on one side of a fight, and fights that are open at once. */
export const MOST_MONSTERS = 8;
export const MOST_FIGHTS = 4;
/** Races, and classes, that somebody may have at once. */
export const MOST_ROLES = 3;

/** Made by the page that begins a counter: 128 random bits. Whoever has it can read and write the counter. */
export const CounterId = z.string().regex(/^[A-Za-z0-9_-]{22}$/u, 'must be the id of a counter');

/** Names a player, a fight or a monster: the entry that brought it. */
const EntryId = z.string().regex(/^[A-Za-z0-9_-]{8}\.\d{1,5}$/u, 'must be the id of an entry');
/** A phone; it makes its name up once. */
const PhoneId = z.string().regex(/^[A-Za-z0-9_-]{8}$/u, 'must be the id of a phone');
const Step = z.int().min(-99).max(99);
const Roles = z.array(z.string().regex(/^[a-z][a-z-]{0,31}$/u)).max(MOST_ROLES);

/** The Level that wins: 10, 20 in an epic game, or none. */
export const COUNTER_GOALS = Object.freeze([10, 20, null] as const);
/** The colors of players, as the page paints them. */
export const COUNTER_COLORS = Object.freeze([
  'brick',
  'blue',
  'green',
  'violet',
  'orange',
  'teal',
  'ochre',
  'slate',
] as const);
/** Who wins a tie: as the races and classes of the fighters say, or as the players say. */
export const TIE_RULES = Object.freeze(['rules', 'fighters', 'monsters'] as const);
/** How a fight ended. */
export const FIGHT_ENDS = Object.freeze(['won', 'lost', 'off'] as const);

/** What an entry says happened at the table. */
export const CounterDeed = z.discriminatedUnion('is', [
  /** Somebody sits down; the entry's id is theirs from then on. */
  z.strictObject({
    is: z.literal('player'),
    name: PlayerName,
    color: z.enum(COUNTER_COLORS),
    sex: SexChoice,
  }),
  /** What has changed about somebody. Of two that change the same, the later one holds. */
  z.strictObject({
    is: z.literal('change'),
    player: EntryId,
    name: PlayerName.exactOptional(),
    color: z.enum(COUNTER_COLORS).exactOptional(),
    sex: SexChoice.exactOptional(),
    races: Roles.exactOptional(),
    classes: Roles.exactOptional(),
  }),
  z.strictObject({ is: z.literal('leave'), player: EntryId }),
  /** Levels won or lost. All that was added counts, whoever added it. */
  z.strictObject({ is: z.literal('level'), player: EntryId, by: Step }),
  /** What the gear adds to the strength, more or less. */
  z.strictObject({ is: z.literal('gear'), player: EntryId, by: Step }),
  /** Somebody dies, and loses their gear; or is back. */
  z.strictObject({ is: z.literal('life'), player: EntryId, dead: z.boolean() }),
  /** What is played: the Level that wins (`null`: none), and the sheet. */
  z.strictObject({
    is: z.literal('rules'),
    goal: z.union([z.literal(10), z.literal(20), z.null()]).exactOptional(),
    sheet: z.enum(SHEET_IDS).exactOptional(),
  }),
  /** A fight begins, against a monster of this Level; the entry's id is the fight's, and the first monster's. */
  z.strictObject({ is: z.literal('fight'), player: EntryId, level: z.int().min(1).max(99) }),
  /** Who helps, and who wins a tie. */
  z.strictObject({
    is: z.literal('terms'),
    fight: EntryId,
    helper: EntryId.nullable().exactOptional(),
    ties: z.enum(TIE_RULES).exactOptional(),
  }),
  /** One-shots and whatever else counts for a side. */
  z.strictObject({
    is: z.literal('bonus'),
    fight: EntryId,
    side: z.enum(['fighters', 'monsters']),
    by: Step,
  }),
  /** One more monster joins. */
  z.strictObject({
    is: z.literal('monster'),
    fight: EntryId,
    level: z.int().min(1).max(99),
    bonus: Step,
  }),
  /** A monster's Level is corrected, or something enhances it. */
  z.strictObject({
    is: z.literal('foe'),
    fight: EntryId,
    monster: EntryId,
    level: Step.exactOptional(),
    bonus: Step.exactOptional(),
  }),
  z.strictObject({ is: z.literal('gone'), fight: EntryId, monster: EntryId }),
  /** A fight is over: the fighter and the helper get Levels. */
  z.strictObject({
    is: z.literal('end'),
    fight: EntryId,
    how: z.enum(FIGHT_ENDS),
    levels: z.int().min(0).max(20),
    helper: z.int().min(0).max(20),
  }),
  /** The die; with `flee`, somebody runs away with this added. */
  z.strictObject({
    is: z.literal('roll'),
    face: z.int().min(1).max(6),
    flee: z.strictObject({ player: EntryId, bonus: z.int().min(-9).max(9) }).exactOptional(),
  }),
  /** Another game with the same players. */
  z.strictObject({ is: z.literal('again') }),
  /** An entry is taken back, or holds again. */
  z.strictObject({ is: z.literal('undo'), of: EntryId, back: z.boolean() }),
  /** Whose phone this is. */
  z.strictObject({ is: z.literal('phone'), player: EntryId.nullable() }),
]);
export type CounterDeed = z.output<typeof CounterDeed>;

/**
 * One thing that was done on one phone. Entries are ordered by `clock`, then by `id`: a phone's next `clock` is one more
 * than the highest it has seen, so what somebody did after seeing something comes after it.
 */
export const CounterEntry = z.strictObject({
  id: EntryId,
  clock: z.int().min(1).max(MOST_ENTRIES),
  /** By the phone's own clock, in milliseconds since 1970; for people to read. */
  at: z.int().min(0).max(8.64e15),
  phone: PhoneId,
  deed: CounterDeed,
});
export type CounterEntry = z.output<typeof CounterEntry>;

/** Sent over the WebSocket `/api/counters/:counter/socket`. */
export const CounterClientMessage = z.discriminatedUnion('type', [
  /** The first message: `since` entries of the log called `log` have come already. */
  z.strictObject({
    type: z.literal('hello'),
    version: z.int(),
    log: z.string().max(32).nullable(),
    since: Count,
  }),
  /** Entries that the server may not have, in their order. Those that it has are left alone. */
  z.strictObject({
    type: z.literal('put'),
    id: Count,
    entries: z.array(CounterEntry).min(1).max(MOST_PUT),
  }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type CounterClientMessage = z.input<typeof CounterClientMessage>;

/** What the server sends there. */
export const CounterServerMessage = z.discriminatedUnion('type', [
  /**
   * The answer to `hello`: the server's list of entries has this name and this length. Under another name than before, it
   * is another list, of which nothing has come yet.
   */
  z.object({ type: z.literal('log'), log: z.string(), count: Count, since: Count }),
  /** Entries of the list, the first of which has the number `from`. */
  z.object({ type: z.literal('entries'), from: Count, entries: z.array(CounterEntry) }),
  /** The entries of this `put` are on disk. */
  z.object({ type: z.literal('kept'), id: Count }),
  /** How many phones are connected, this one included. */
  z.object({ type: z.literal('phones'), count: Count }),
  z.object({ type: z.literal('error'), id: Count.optional(), ...Problem.shape }),
  z.object({ type: z.literal('pong') }),
]);
export type CounterServerMessage = z.output<typeof CounterServerMessage>;

/** Whether one entry comes before another. */
export function compareEntries(a: CounterEntry, b: CounterEntry): number {
  return a.clock - b.clock || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
