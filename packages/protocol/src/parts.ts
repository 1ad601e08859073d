/** The parts that messages are made of. */
import { SHEET_IDS, type Options } from '@kickdoor/rules';
import { LANGUAGES } from '@kickdoor/words';
import { z } from 'zod';
import { lineOfText } from './names.ts';

/** Incremented when old clients can no longer play. */
export const PROTOCOL_VERSION = 5;
/** Maximum size of a message, in bytes. */
export const MESSAGE_BYTES = 64 * 1024;
/** Most seats that a table can be created with; the sheet limits how many can play. */
export const MOST_SEATS = 12;

export const TableId = z.string().regex(/^[A-Za-z0-9_-]{12}$/u, 'must be the id of a table');
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{32}$/u, 'must be a secret that this server gave');
export const PlayerName = lineOfText(24);
export const TableName = lineOfText(40);
/** A language with complete translations. */
export const LanguageChoice = z.enum(LANGUAGES);

/** The rule sheet a table plays by: the base sheet, in a mix of sets (D24). */
export const SheetChoice = z.enum(SHEET_IDS);
export const SexChoice = z.enum(['male', 'female']);
export const SeatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const Count = z.int().min(0);
/** Chosen by the client, unique per request; repeats are ignored. Not every database can store control characters. */
export const RequestId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not have control characters');

/** The spectators' delay in milliseconds. */
export const SpectatorDelay = z.int().min(0).max(600_000);

/** How fast bots act. */
export const BotSpeed = z.enum(['slow', 'normal', 'fast']);
export type BotSpeed = z.infer<typeof BotSpeed>;

/** How well a bot plays, weakest first; `sharp` and `master` search. */
export const BOT_STRENGTHS = Object.freeze(['novice', 'regular', 'sharp', 'master'] as const);
export const BotStrength = z.enum(BOT_STRENGTHS);
export type BotStrength = z.infer<typeof BotStrength>;

/** A bot's style rather than its strength: it looks for fights, gives nothing away, takes revenge, or makes friends. */
export const BOT_CHARACTERS = Object.freeze(['bold', 'stingy', 'vengeful', 'diplomat'] as const);
export const BotCharacter = z.enum(BOT_CHARACTERS);
export type BotCharacter = z.infer<typeof BotCharacter>;

/** The guided games: a door, a fight with help, a betrayal. */
export const LessonId = z.enum(['door', 'help', 'betrayal']);
export type LessonId = z.infer<typeof LessonId>;

/** Fields left out default to the sheet's values. Times are in milliseconds. */
export const TableOptions = z.strictObject({
  fast: z.boolean().exactOptional(),
  listen: z.boolean().exactOptional(),
  sharedVictory: z.boolean().exactOptional(),
  epic: z.boolean().exactOptional(),
  /** The Level that wins. */
  level: z.int().min(10).max(20).exactOptional(),
  /** The wait before a win. It may be longer than the sheet's, never shorter. */
  grace: z.int().min(0).max(60_000).exactOptional(),
  /** The time limit for choices and requests. */
  limit: z.int().min(5000).max(600_000).exactOptional(),
}) satisfies z.ZodType<Partial<Options>>;
export type TableOptions = z.infer<typeof TableOptions>;
