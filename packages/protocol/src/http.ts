/** Creating tables and joining them over HTTP, and a table as everybody with its link sees it. */
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
  /** How well each of them plays, in the same order; those left out are regular. */
  strengths: z.array(BotStrength).max(MOST_SEATS).exactOptional(),
  /** What each of them is like, in the same order; those left out are drawn. */
  characters: z.array(BotCharacter).max(MOST_SEATS).exactOptional(),
  /** Whether the table is in the public list while it has free seats. */
  public: z.boolean().default(false),
  /** Whether people without a seat may watch the game. */
  spectators: z.boolean().default(true),
  /** Milliseconds after which they see what happens. */
  delay: SpectatorDelay.default(0),
  /** What its players may say. */
  talk: TalkChoice.default('phrases'),
  /** Whose consent a ruling of the host takes. */
  rulings: RulingConsent.default('majority'),
  /** Whether anybody with its link may have the record of its game afterwards, which tells every card; else only who sat there. */
  openHands: z.boolean().default(true),
  sheet: SheetChoice.default(DEFAULT_SHEET),
  /** Card sets in the decks; defaults to the sheet's own. */
  sets: z.array(z.string().max(60)).min(1).max(10).exactOptional(),
  /** Packs of the host's own, which `sets` names by their ids; without `sets` all of them are mixed in. */
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

/** What the host may change of a table before the start: all of it at once. Whoever sits there stays. */
export const TableSettings = z.strictObject({
  seats: z.int().min(1).max(MOST_SEATS),
  public: z.boolean(),
  spectators: z.boolean(),
  sheet: SheetChoice,
  sets: z.array(z.string().max(60)).min(1).max(10),
  options: TableOptions,
  speed: BotSpeed,
  pace: TablePace,
  /** Left out, like all that follows: as before. */
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
  /** The wanted seat; defaults to the first free one. In a running game one sits down as who was there before. */
  seat: SeatNumber.exactOptional(),
});
export type JoinTable = z.input<typeof JoinTable>;

/** The answer to {@link JoinTable}: the secret is sent only this once; the server stores its hash. */
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
  /** Whether spectators may see what its player sees. */
  open: z.boolean(),
  /** How well its bot plays; `null` unless it is a bot's. Whoever stands in for a person is regular. */
  strength: BotStrength.nullable(),
  /** What its bot is like; `null` unless it is a bot's that has a character. Whoever stands in for a person has none. */
  character: BotCharacter.nullable(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** What everybody with the link sees: `GET /api/tables/:table`. */
export const TableInfo = z.object({
  id: TableId,
  name: z.string().nullable(),
  stage: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  spectators: z.boolean(),
  sheet: SheetChoice,
  sets: z.array(z.string()),
  /** The hash of each of these sets as the game began with it, and goes on with it; `null` before the start. */
  editions: z.array(z.string()).nullable(),
  /** The packs that its host has brought. They are in the decks if `sets` names their ids. */
  packs: z.array(TablePack),
  /** As chosen at creation; the game's view has them in full. */
  options: TableOptions,
  speed: BotSpeed,
  pace: TablePace,
  /** Whether the players have agreed on a pause: nobody moves, and no clock runs. */
  paused: z.boolean(),
  /** What has been proposed. */
  motions: z.array(Motion),
  /** Whether the host is connected, and no bot stands in for them. */
  hostThere: z.boolean(),
  delay: SpectatorDelay,
  talk: TalkChoice,
  /** Whose consent a ruling of the host takes. */
  rulings: RulingConsent,
  openHands: z.boolean(),
  /** The table whose link leads here: this one, or the first of a series of rematches. */
  link: TableId,
  /** The table at which the same people play again; the secrets of this one open their seats there, too. */
  next: TableId.nullable(),
  /** Which guided game this is; `null` for any other game. */
  lesson: LessonId.nullable(),
  /** Where its game began if somebody chose it: the turns that had started, and each seat's Level. `null`: with a deal. */
  position: z.strictObject({ turns: Count, levels: z.array(z.int()) }).nullable(),
  /** How the seed of its game is drawn; `null` before that, and where the seed is chosen. */
  fair: FairDeal.nullable(),
  /** After how many acts somebody's browser had the record of its game, with every card and all chance to come; `null`: never. */
  moved: MovedAfter,
  /** At the start empty seats are removed and the others move up, which gives the game's seat numbers. */
  seats: z.array(SeatInfo),
  /** Seats that must be filled to start. */
  minPlayers: Count,
  /** Connections without a seat. */
  watching: Count,
  /** Whether bots may search here; if not, `sharp` and `master` play as `regular` does. */
  searches: z.boolean(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** `POST /api/tables/mine`: the seats that a browser has the secrets of. */
export const MyTables = z.strictObject({
  seats: z.array(z.strictObject({ table: TableId, secret: Secret })).max(12),
});
export type MyTables = z.infer<typeof MyTables>;

/** The answer to {@link MyTables}: those that a secret still opens, in the same order. */
export const MyTableList = z.object({
  tables: z.array(
    z.object({
      id: TableId,
      name: z.string().nullable(),
      stage: z.enum(['open', 'playing', 'over']),
      sheet: SheetChoice,
      lesson: LessonId.nullable(),
      /** Whether its game began at a position that somebody chose. */
      positioned: z.boolean(),
      seat: SeatNumber,
      players: z.array(z.string()),
      /** Whose turn it is; `null` while no game is being played. */
      turn: SeatNumber.nullable(),
      /** Whether the game waits for this seat: its turn, or something it was asked. */
      waits: z.boolean(),
      /** Milliseconds until the game goes on without whoever it waits for; `null` while no clock runs. */
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

/** `GET /api/tables/:table/rules?language=de`: what rules say at a table, by their ids. Refusals, sums and events name the ids. */
export const TableRules = z.object({
  language: LanguageChoice,
  rules: z.record(z.string(), z.object({ title: z.string(), text: z.string() })),
});
export type TableRules = z.infer<typeof TableRules>;
