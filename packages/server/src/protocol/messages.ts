/**
 * What travels between a client and the server: a schema and a type for every message. Nothing here needs Node, so
 * that the page checks what it gets with the same schemas. `docs/protocol.md` tells how they follow each other.
 */
import type { GameEvent, Move, Offer, Options, Phrase, Refusal, View } from '@kickdoor/rules';
import { z } from 'zod';

/** Changes when an old client could no longer play. */
export const PROTOCOL_VERSION = 1;
/** Bytes that one message may have. */
export const MESSAGE_BYTES = 64 * 1024;
/** Most seats that a table can be made with; the sheet says how many it is played with. */
export const MOST_SEATS = 6;

// Parts

/** Letters, marks, digits, punctuation and spaces; nothing that turns the line or hides. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'must be one line of visible characters')
    .transform((text) => text.normalize('NFC'));

export const TableId = z.string().regex(/^[A-Za-z0-9_-]{12}$/u, 'must be the id of a table');
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{32}$/u, 'must be a secret that this server gave');
export const PlayerName = line(24);
export const TableName = line(40);
export const SexChoice = z.enum(['male', 'female']);
const SeatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const Count = z.int().min(0);
/** Made by the client, new for each thing that it does; sending the same twice does it once. */
const RequestId = z.string().min(1).max(64);

/** Filled with the sheet's own where left out. Times are milliseconds. */
export const TableOptions = z.strictObject({
  fast: z.boolean().exactOptional(),
  listen: z.boolean().exactOptional(),
  sharedVictory: z.boolean().exactOptional(),
  epic: z.boolean().exactOptional(),
  /** The Level that wins. */
  level: z.int().min(10).max(20).exactOptional(),
  /** The wait before a win: may be longer than the sheet's, never shorter. */
  grace: z.int().min(0).max(60_000).exactOptional(),
  /** The limit for choices and requests. */
  limit: z.int().min(5000).max(600_000).exactOptional(),
}) satisfies z.ZodType<Partial<Options>>;
export type TableOptions = z.infer<typeof TableOptions>;

// HTTP

/** `POST /api/tables` */
export const CreateTable = z.strictObject({
  /** Shown to all who see the table. */
  name: TableName.exactOptional(),
  seats: z.int().min(1).max(MOST_SEATS),
  /** Seats that bots play, counted from 0. */
  bots: z.array(SeatNumber).max(MOST_SEATS).default([]),
  /** Whether the table is in the public list while it has free seats. */
  public: z.boolean().default(false),
  /** Whether those without a seat may watch the game. */
  spectators: z.boolean().default(true),
  sheet: z.enum(['classic']).default('classic'),
  /** Card sets in the decks; left out: the sheet's own. */
  sets: z.array(z.string().max(40)).min(1).max(10).exactOptional(),
  options: TableOptions.default({}),
  /** Who makes the table sits down at once, at the first seat without a bot. */
  player: z.strictObject({ name: PlayerName, sex: SexChoice }).exactOptional(),
});
export type CreateTable = z.input<typeof CreateTable>;

/** The answer to {@link CreateTable}. */
export const CreatedTable = z.object({
  table: TableId,
  /** Lets its holder start the table and seat bots. Opens no seat. */
  host: Secret,
  /** The seat of `player`, where one was given. */
  seat: SeatNumber.nullable(),
  /** Opens that seat. */
  secret: Secret.nullable(),
});
export type CreatedTable = z.infer<typeof CreatedTable>;

/** `POST /api/tables/:table/join` */
export const JoinTable = z.strictObject({
  name: PlayerName,
  sex: SexChoice,
  /** The wanted seat; left out: the first free one. */
  seat: SeatNumber.exactOptional(),
});
export type JoinTable = z.input<typeof JoinTable>;

/** The answer to {@link JoinTable}: the secret is given this once, and only its hash is kept. */
export const JoinedTable = z.object({ seat: SeatNumber, secret: Secret });
export type JoinedTable = z.infer<typeof JoinedTable>;

export const SeatInfo = z.object({
  seat: SeatNumber,
  kind: z.enum(['empty', 'person', 'bot']),
  name: z.string().nullable(),
  sex: SexChoice.nullable(),
  /** Bots always are. */
  connected: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** What everybody with the link sees: `GET /api/tables/:table`. */
export const TableInfo = z.object({
  id: TableId,
  name: z.string().nullable(),
  stage: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  spectators: z.boolean(),
  sheet: z.enum(['classic']),
  sets: z.array(z.string()),
  /** As chosen; the game's view has them in full. */
  options: TableOptions,
  /** At the start empty seats fall away and the others move up: the seat numbers of the game. */
  seats: z.array(SeatInfo),
  /** Seats that must be filled to start. */
  least: Count,
  /** Connections without a seat. */
  watching: Count,
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A line of `GET /api/tables`: public tables with a free seat. */
export const ListedTable = z.object({
  id: TableId,
  name: z.string().nullable(),
  sheet: z.enum(['classic']),
  seats: Count,
  free: Count,
  players: z.array(z.string()),
});
export type ListedTable = z.infer<typeof ListedTable>;

export const TableList = z.object({ tables: z.array(ListedTable) });
export type TableList = z.infer<typeof TableList>;

// Errors, over HTTP and WebSocket alike

export const ERROR_CODES = [
  /** Not JSON, or not UTF-8. */
  'bad-json',
  /** Not a message of the protocol; `at` says where. */
  'bad-message',
  /** Not the shape of a move; a move that is only unlawful is `refused` instead. */
  'bad-move',
  'too-large',
  /** Too many messages in a short time; this one was not looked at. */
  'too-fast',
  /** The first message must be `hello`. */
  'no-hello',
  /** The client speaks another version of the protocol: load the page anew. */
  'version',
  'no-table',
  /** The secret opens no seat of this table (any more). */
  'bad-secret',
  /** Only a player can do this. */
  'no-seat',
  /** Only the host can do this. */
  'not-host',
  /** The table is played without spectators. */
  'no-spectators',
  'seat-taken',
  'name-taken',
  'table-full',
  /** Too late: the game has started. */
  'started',
  /** Too early: the game has not started. */
  'not-started',
  /** Too few seats are filled. */
  'too-few',
  /** The table can't be made so: seats, sets or options. */
  'bad-table',
  'not-found',
  /** The server failed; the table is as it was before. */
  'defect',
] as const;
export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every HTTP answer that is not 2xx. */
export const Problem = z.object({
  code: ErrorCode,
  /** In English, for developers and logs; the page has words of its own for each code. */
  message: z.string(),
  /** Where in the message: `terms.items[2]`. */
  at: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

// From the client, over the WebSocket `/api/tables/:table/socket`

/** The first message of a connection. */
const Hello = z.strictObject({
  type: z.literal('hello'),
  version: z.int(),
  /** Opens a seat. Left out: a spectator. */
  secret: Secret.exactOptional(),
  /** The host's secret. */
  host: Secret.exactOptional(),
  /** The number of the last update that was seen. */
  since: Count.exactOptional(),
});
/** A move of the game; its shape is checked by `parseMove` of the rules. */
const DoMove = z.strictObject({ type: z.literal('move'), id: RequestId, move: z.unknown() });
/** Asks for what came after `since`, or for everything. */
const Resync = z.strictObject({ type: z.literal('resync'), since: Count.exactOptional() });
/** Gives up the own seat before the start. */
const Leave = z.strictObject({ type: z.literal('leave'), id: RequestId });
/** Host: seats a bot. */
const SeatBot = z.strictObject({ type: z.literal('bot'), id: RequestId, seat: SeatNumber });
/** Host: seats bots wherever nobody sits. */
const Fill = z.strictObject({ type: z.literal('fill'), id: RequestId });
/** Host: frees a seat before the start; its secret opens nothing any more. */
const Free = z.strictObject({ type: z.literal('free'), id: RequestId, seat: SeatNumber });
/** Host: starts the game. */
const Start = z.strictObject({ type: z.literal('start'), id: RequestId });
/** Answered with `pong`. */
const Ping = z.strictObject({ type: z.literal('ping') });

export const ClientMessage = z.discriminatedUnion('type', [
  Hello,
  DoMove,
  Resync,
  Leave,
  SeatBot,
  Fill,
  Free,
  Start,
  Ping,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

// From the server

/** The values of the core are taken as they are: they come from the same source as the page. */
const core = <T>() => z.custom<T>((value) => typeof value === 'object' && value !== null);

/** Who the client is at this table, and the table as all see it. Sent after `hello` and at every change. */
const TableMessage = z.object({
  type: z.literal('table'),
  you: z.object({ seat: SeatNumber.nullable(), host: z.boolean() }),
  table: TableInfo,
});

/** What one accepted move, or the end of a wait, brought. */
export const Step = z.object({
  number: Count,
  /** When it was done, in milliseconds since 1970. */
  at: z.number(),
  /** Who did it; -1 is the clock. */
  by: z.int(),
  events: z.array(core<GameEvent>()),
});
export type Step = z.infer<typeof Step>;

/** A wait, outer ones first; only the last one runs. */
export const ClockLeft = z.object({
  id: z.int(),
  kind: z.enum(['grace', 'cancel', 'request', 'choice']),
  /** The whole wait. */
  ms: z.number(),
  /** What is left of it as this is sent. */
  left: z.number(),
  /** Whether it runs; even the last one stands still while nobody who plays is there. */
  runs: z.boolean(),
});
export type ClockLeft = z.infer<typeof ClockLeft>;

/** A card of the own hand or table that can't be played now, and why. */
export interface Reason {
  readonly card: number;
  readonly refusal: Refusal;
}

/** The game as this client may see it, and what came since the update before. */
const Update = z.object({
  type: z.literal('update'),
  /** Counts the moves of the game; the start is 0. */
  number: Count,
  /** `steps` does not follow what the client has: it replaces it. */
  fresh: z.boolean(),
  steps: z.array(Step),
  view: core<View>(),
  /** Everything that this seat may do now. */
  offers: z.array(core<Offer>()),
  reasons: z.array(core<Reason>()),
  clocks: z.array(ClockLeft),
});

/** The message with this `id` was carried out (now or when it was sent first). */
const Accepted = z.object({ type: z.literal('accepted'), id: RequestId, number: Count });
/** The rules forbid the move with this `id`. */
const Refused = z.object({ type: z.literal('refused'), id: RequestId, refusal: core<Refusal>() });
/** A bot says why it acted. Not kept. */
const Remark = z.object({ type: z.literal('remark'), seat: SeatNumber, number: Count, why: core<Phrase>() });
const ErrorMessage = z.object({
  type: z.literal('error'),
  /** The message that it answers, where it could be read. */
  id: RequestId.optional(),
  ...Problem.shape,
});
const Pong = z.object({ type: z.literal('pong') });

export const ServerMessage = z.discriminatedUnion('type', [
  TableMessage,
  Update,
  Accepted,
  Refused,
  Remark,
  ErrorMessage,
  Pong,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A move message as a client writes it. */
export function moveMessage(id: string, move: Move): ClientMessageOf<'move'> {
  return { type: 'move', id, move };
}
