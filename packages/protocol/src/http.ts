/** Creating and joining tables over HTTP, and a table as anybody with its link sees it. */
import { DEFAULT_SHEET } from '@kickdoor/rules';
import { z } from 'zod';
import {
  BotCharacter,
  BotSpeed,
  BotStrength,
  Count,
  MOST_SEATS,
  PlayerName,
  SeatNumber,
  Secret,
  SexChoice,
  LanguageChoice,
  LessonId,
  SheetChoice,
  TableId,
  TableName,
  SpectatorDelay,
  TableOptions,
} from './parts.ts';
import { FairDeal } from './fair.ts';
import { MovedAfter } from './moving.ts';
import { MOST_TABLE_PACKS, PackHash, TablePack } from './packs.ts';
import { TablePace } from './pace.ts';
import { RulingConsent } from './rulings.ts';
import { Motion } from './time.ts';
import { TalkChoice } from './talk.ts';

/** `POST /api/tables` */
export const CreateTable = z.strictObject({
  /** Shown to everybody who sees the table. */
  name: TableName.exactOptional(),
  seats: z.int().min(1).max(MOST_SEATS),
  /** Seats that bots play, counted from 0. */
  bots: z.array(SeatNumber).max(MOST_SEATS).default([]),
  /** How well each of them plays, in the same order. Bots without an entry are regular. */
  strengths: z.array(BotStrength).max(MOST_SEATS).exactOptional(),
  /** The character of each of them, in the same order. Bots without an entry get a random one. */
  characters: z.array(BotCharacter).max(MOST_SEATS).exactOptional(),
  /** Whether the table is in the public list while it has free seats. */
  public: z.boolean().default(false),
  /** Whether people without a seat may watch the game. */
  spectators: z.boolean().default(true),
  /** The spectators' delay in milliseconds. */
  delay: SpectatorDelay.default(0),
  /** What players may say. */
  talk: TalkChoice.default('phrases'),
  /** Whose consent the host's rulings need. */
  rulings: RulingConsent.default('majority'),
  /**
   * Whether anybody with the link may read the record of the finished game, which shows every card, or only its
   * players.
   */
  openHands: z.boolean().default(true),
  sheet: SheetChoice.default(DEFAULT_SHEET),
  /** Card sets in the decks; defaults to the sheet's own. */
  sets: z.array(z.string().max(60)).min(1).max(10).exactOptional(),
  /** The host's packs, which `sets` refers to by their ids. Without `sets`, all of them are used. */
  packs: z.array(PackHash).max(MOST_TABLE_PACKS).exactOptional(),
  options: TableOptions.default({}),
  speed: BotSpeed.default('normal'),
  /** How much time players have. */
  pace: TablePace.default('normal'),
  /** The language of its bots' names. */
  language: LanguageChoice.default('en'),
  /** Whoever creates the table can sit down at once, at the first seat without a bot. */
  player: z.strictObject({ name: PlayerName, sex: SexChoice }).exactOptional(),
});
export type CreateTable = z.input<typeof CreateTable>;

/** The settings that the host may change before the start, all at once. Nobody loses their seat. */
export const TableSettings = z.strictObject({
  seats: z.int().min(1).max(MOST_SEATS),
  public: z.boolean(),
  spectators: z.boolean(),
  sheet: SheetChoice,
  sets: z.array(z.string().max(60)).min(1).max(10),
  options: TableOptions,
  speed: BotSpeed,
  pace: TablePace,
  /** This field and those below stay as they are if left out. */
  packs: z.array(PackHash).max(MOST_TABLE_PACKS).exactOptional(),
  delay: SpectatorDelay.exactOptional(),
  talk: TalkChoice.exactOptional(),
  rulings: RulingConsent.exactOptional(),
  openHands: z.boolean().exactOptional(),
});
export type TableSettings = z.infer<typeof TableSettings>;

/** `POST /api/lessons`: a guided game, which starts at once. Answered like {@link CreateTable}. */
export const CreateLesson = z.strictObject({
  lesson: LessonId,
  /** The language of its bots' names. */
  language: LanguageChoice.default('en'),
  player: z.strictObject({ name: PlayerName, sex: SexChoice }),
});
export type CreateLesson = z.input<typeof CreateLesson>;

/** The answer to {@link CreateTable}. */
export const CreatedTable = z.object({
  table: TableId,
  /** Lets its holder start the game and seat bots. Doesn't open a seat. */
  host: Secret,
  /** The seat of `player`, if one was given. */
  seat: SeatNumber.nullable(),
  /** Opens that seat. */
  secret: Secret.nullable(),
});
export type CreatedTable = z.infer<typeof CreatedTable>;

/** `POST /api/tables/:table/join` */
export const JoinTable = z.strictObject({
  name: PlayerName,
  sex: SexChoice,
  /** The desired seat; defaults to the first free one. In a running game, the new player replaces the previous one. */
  seat: SeatNumber.exactOptional(),
});
export type JoinTable = z.input<typeof JoinTable>;

/** The answer to {@link JoinTable}. The secret is sent only this once; the server stores its hash. */
export const JoinedTable = z.object({ seat: SeatNumber, secret: Secret });
export type JoinedTable = z.infer<typeof JoinedTable>;

export const SeatInfo = z.object({
  seat: SeatNumber,
  /** `vacant`: a seat of a running game that a bot plays until somebody with the link sits down. */
  kind: z.enum(['empty', 'person', 'bot', 'vacant']),
  name: z.string().nullable(),
  sex: SexChoice.nullable(),
  /** Always true for bots. */
  connected: z.boolean(),
  /** Whether a bot plays for this person until they say that they are back. */
  standIn: z.boolean(),
  /** Whether spectators may see through this seat. */
  open: z.boolean(),
  /** How well its bot plays; `null` unless a bot sits there. Stand-ins are regular. */
  strength: BotStrength.nullable(),
  /** Its bot's character; `null` if there is no bot or the bot has none. Stand-ins have none. */
  character: BotCharacter.nullable(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** What anybody with the link sees: `GET /api/tables/:table`. */
export const TableInfo = z.object({
  id: TableId,
  name: z.string().nullable(),
  stage: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  spectators: z.boolean(),
  sheet: SheetChoice,
  sets: z.array(z.string()),
  /** The hash of each of these sets as the game began with it and still uses it; `null` before the start. */
  editions: z.array(z.string()).nullable(),
  /** The packs that its host brought. They are in the decks if `sets` contains their ids. */
  packs: z.array(TablePack),
  /** As chosen by the host; the game's view has the full options. */
  options: TableOptions,
  speed: BotSpeed,
  pace: TablePace,
  /** Whether the players have agreed on a pause, in which nobody moves and no clock runs. */
  paused: z.boolean(),
  /** Open proposals. */
  motions: z.array(Motion),
  /** Whether the host is connected, and no bot stands in for them. */
  hostThere: z.boolean(),
  delay: SpectatorDelay,
  talk: TalkChoice,
  /** Whose consent the host's rulings need. */
  rulings: RulingConsent,
  openHands: z.boolean(),
  /** The table whose link leads here: this one, or the first of a series of rematches. */
  link: TableId,
  /** The table of the rematch; secrets of this table open the same seats there. */
  next: TableId.nullable(),
  /** The guided game that this is; `null` for any other game. */
  lesson: LessonId.nullable(),
  /**
   * The chosen position its game began at: the turns started, and each seat's Level; `null` if it began with a deal.
   */
  position: z.strictObject({ turns: Count, levels: z.array(z.int()) }).nullable(),
  /** How its game's seed is drawn; `null` before that, and if the seed is chosen. */
  fair: FairDeal.nullable(),
  /**
   * The number of acts after which a browser had its record, with every card and all future chance; `null` for never.
   */
  moved: MovedAfter,
  /** At the start, empty seats are removed and the others move up, which gives the game's seat numbers. */
  seats: z.array(SeatInfo),
  /** Seats that must be filled to start. */
  minPlayers: Count,
  /** The number of connections without a seat. */
  watching: Count,
  /** Whether bots may search here; if not, `sharp` and `master` play as `regular` does. */
  searches: z.boolean(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** `POST /api/tables/mine`: the seats that a browser has secrets for. */
export const MyTables = z.strictObject({
  seats: z.array(z.strictObject({ table: TableId, secret: Secret })).max(12),
});
export type MyTables = z.infer<typeof MyTables>;

/** The answer to {@link MyTables}: the seats whose secrets are still valid, in the same order. */
export const MyTableList = z.object({
  tables: z.array(
    z.object({
      id: TableId,
      name: z.string().nullable(),
      stage: z.enum(['open', 'playing', 'over']),
      sheet: SheetChoice,
      lesson: LessonId.nullable(),
      /** Whether its game began at a chosen position. */
      positioned: z.boolean(),
      seat: SeatNumber,
      players: z.array(z.string()),
      /** Whose turn it is; `null` if no game is being played. */
      turn: SeatNumber.nullable(),
      /** Whether the game waits for this seat: its turn, or something it was asked. */
      waits: z.boolean(),
      /** Milliseconds until the game moves on without an answer; `null` if no clock runs. */
      left: z.number().nullable(),
    }),
  ),
});
export type MyTableList = z.infer<typeof MyTableList>;

/** An entry of `GET /api/tables`: public tables with a free seat. */
const ListedTable = z.object({
  id: TableId,
  name: z.string().nullable(),
  sheet: SheetChoice,
  sets: z.array(z.string()),
  seats: Count,
  free: Count,
  players: z.array(z.string()),
});
export type ListedTable = z.infer<typeof ListedTable>;

export const TableList = z.object({ tables: z.array(ListedTable) });
export type TableList = z.infer<typeof TableList>;

/**
 * `GET /api/tables/:table/rules?language=de`: the text of rules at a table, by the ids in refusals, sums and events.
 */
export const TableRules = z.object({
  language: LanguageChoice,
  rules: z.record(z.string(), z.object({ title: z.string(), text: z.string() })),
});
export type TableRules = z.infer<typeof TableRules>;
