/** Messages over a table's WebSocket. */
import type { Clock, GameEvent, Move, LegalMove, Phrase, Refusal, View } from '@kickdoor/rules';
import { z } from 'zod';
import { Difference } from './difference.ts';
import { FAIR_MESSAGES } from './fair.ts';
import { Problem } from './errors.ts';
import { TableInfo, TableSettings } from './http.ts';
import { Saying, SaidWords } from './talk.ts';
import { BotCharacter, BotStrength, Count, RequestId, SeatNumber, Secret } from './parts.ts';
import { CallMe } from './push.ts';
import { RULING_MESSAGES, RulingTold } from './rulings.ts';
import { Held, Nudged, StopWhen, TIME_MESSAGES } from './time.ts';

// From the client, over the WebSocket `/api/tables/:table/socket`

/** The first message of a connection. */
const Hello = z.strictObject({
  type: z.literal('hello'),
  version: z.int(),
  /** Opens a seat; without it the client is a spectator. */
  secret: Secret.exactOptional(),
  /** The host's secret. */
  host: Secret.exactOptional(),
  /** The number of the last update the client has seen. */
  since: Count.exactOptional(),
  /** The client takes part in fair chance: it answers a deal by `commit` and `reveal`. */
  parts: z.literal(true).exactOptional(),
});
/** A move of the game; `parseMove` of the rules checks its shape. */
const DoMove = z.strictObject({
  type: z.literal('move'),
  id: RequestId,
  move: z.unknown().meta({ $ref: '#/$defs/Move' }),
});
/** Takes back the player's own last act: its number is the one that `undo` of an update names. */
const Undo = z.strictObject({ type: z.literal('undo'), id: RequestId, number: Count });
/** Requests a whole update with the steps after `since`, or with everything there is. */
const Resync = z.strictObject({
  type: z.literal('resync'),
  since: Count.exactOptional(),
  /** The client's copy failed the check of a `change`: the server writes that down. */
  mismatch: z.literal(true).exactOptional(),
});
/** Gives up the client's own seat before the start. */
const Leave = z.strictObject({ type: z.literal('leave'), id: RequestId });
/** Host: seats a bot. If the seat already has a bot, its strength is changed. */
const SeatBot = z.strictObject({
  type: z.literal('bot'),
  id: RequestId,
  seat: SeatNumber,
  /** If omitted, an existing bot keeps its strength and a new one is regular. */
  strength: BotStrength.exactOptional(),
  /** If omitted, an existing bot keeps its character and a new one gets a random one. */
  character: BotCharacter.exactOptional(),
});
/** Host: fills all free seats with bots. */
const Fill = z.strictObject({
  type: z.literal('fill'),
  id: RequestId,
  /** If omitted, they are regular. */
  strength: BotStrength.exactOptional(),
});
/** Host: frees a seat before the start; its old secret no longer opens anything. */
const Free = z.strictObject({ type: z.literal('free'), id: RequestId, seat: SeatNumber });
/** Host: changes the table before the start. */
const Configure = z.strictObject({
  type: z.literal('settings'),
  id: RequestId,
  settings: TableSettings,
});
/** Host: starts the game. */
const Start = z.strictObject({ type: z.literal('start'), id: RequestId });
/** Says something to everybody at the table. */
const Say = z.strictObject({ type: z.literal('say'), id: RequestId, what: Saying });
/** After the game: everybody plays again, at the table that `next` of this one names. */
const Again = z.strictObject({ type: z.literal('again'), id: RequestId });
/** Host: starts the game; bots sit down for those who have not come. */
const StartWithout = z.strictObject({ type: z.literal('start-without'), id: RequestId });
/** Lets spectators see what this seat sees, or no longer. */
const OpenSeat = z.strictObject({ type: z.literal('open'), id: RequestId, open: z.boolean() });
/** A spectator sees the game as a seat that is open sees it, or (`null`) as nobody does. */
const Watch = z.strictObject({ type: z.literal('watch'), id: RequestId, seat: SeatNumber.nullable() });
/** Answered with `pong`. */
const Ping = z.strictObject({ type: z.literal('ping') });

export const ClientMessage = z.discriminatedUnion('type', [
  Hello,
  DoMove,
  Undo,
  Resync,
  Leave,
  SeatBot,
  Fill,
  Free,
  Configure,
  Start,
  StartWithout,
  Say,
  Again,
  OpenSeat,
  Watch,
  CallMe,
  Ping,
  ...FAIR_MESSAGES,
  ...TIME_MESSAGES,
  ...RULING_MESSAGES,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

// From the server

/**
 * The values of the core are taken as they are: they come from the same source as the page. What they are made of is said in
 * `game/`, for the published schema.
 */
const core = <T>(name: string) =>
  z.custom<T>((value) => typeof value === 'object' && value !== null).meta({ $ref: `#/$defs/${name}` });

/** Who the client is at this table, and the table as everybody sees it. Sent after `hello` and on every change. */
const TableMessage = z.object({
  type: z.literal('table'),
  you: z.object({
    seat: SeatNumber.nullable(),
    host: z.boolean(),
    /** When windows interrupt this player; nobody else is told. */
    stop: StopWhen,
  }),
  table: TableInfo,
});

/** The events of one accepted move, or of the end of a wait. */
const ToldStep = z.object({
  /** When it happened, in milliseconds since 1970. */
  at: z.number(),
  /** The seat that moved; -1 is the clock. */
  by: z.int(),
  events: z.array(core<GameEvent>('Event')),
});
export type ToldStep = z.infer<typeof ToldStep>;

/** The same with its number. */
export const Step = z.object({ number: Count, ...ToldStep.shape });
export type Step = z.infer<typeof Step>;

/** An open wait. Outer waits come first; only the last one runs. */
export const ClockLeft = z.object({
  id: z.int(),
  /** `turn`: the time of whoever's turn it is; the others are waits of the rules. */
  kind: z.custom<Clock['kind'] | 'turn'>((kind) => typeof kind === 'string').meta({ type: 'string' }),
  /** The whole wait, in milliseconds. */
  ms: z.number(),
  /** Milliseconds left when this was sent. */
  left: z.number(),
  /** Whether it is running; even the last one is paused while no player is connected. */
  runs: z.boolean(),
});
export type ClockLeft = z.infer<typeof ClockLeft>;

/** A card in the player's own hand or in play that can't be played now, and why. */
export interface Reason {
  readonly card: number;
  readonly refusal: Refusal;
}

export const ViewPart = core<View>('View');
export const LegalMovePart = core<LegalMove>('LegalMove');
export const ReasonPart = core<Reason>('Reason');

/**
 * The game as this client may see it, and what has happened since what it was told last. Sent after `hello` and
 * `resync`, and whenever the server can't say what the client has.
 */
const Update = z.object({
  type: z.literal('update'),
  /** Counts the moves of the game; the start is 0. */
  number: Count,
  /** `steps` replaces what the client has instead of continuing it. */
  resync: z.boolean(),
  steps: z.array(Step),
  view: ViewPart,
  /** All legal moves of this seat. */
  legalMoves: z.array(LegalMovePart),
  reasons: z.array(ReasonPart),
  clocks: z.array(ClockLeft),
  /** The number of this player's last act, while they may take it back. */
  undo: Count.exactOptional(),
});

/** What a move has changed for a client that has the update or change before it. */
const Change = z.object({
  type: z.literal('change'),
  number: Count,
  /** One for each number, the last of them that of the change: it continues what has the number before the first of them. */
  steps: z.array(ToldStep),
  /** What has changed in `{ view, legalMoves, reasons }`. */
  changes: Difference,
  /** Left out while those that the client was told go on: the last one runs, if it `runs`, and the others stand still. */
  clocks: z.array(ClockLeft).exactOptional(),
  /** As in an update. */
  undo: Count.exactOptional(),
  /** Now and then: `checkOf` of `{ view, legalMoves, reasons }` after the change. */
  check: z.int().min(0).max(0xffffffff).exactOptional(),
});

/** The message with this `id` was carried out, now or when it was first sent. */
const Accepted = z.object({ type: z.literal('accepted'), id: RequestId, number: Count });
/** The rules forbid the move with this `id`. */
const Refused = z.object({ type: z.literal('refused'), id: RequestId, refusal: core<Refusal>('Refusal') });
/** A bot explains its move. Not stored. */
const Remark = z.object({
  type: z.literal('remark'),
  seat: SeatNumber,
  number: Count,
  why: core<Phrase>('Phrase'),
});
/** Somebody has said something. Not stored; whoever comes later gets the newest. */
const Said = z.object({
  type: z.literal('said'),
  /** Names it, so that it isn't shown twice. */
  key: z.string(),
  /** When, in milliseconds since 1970. */
  at: z.number(),
  seat: SeatNumber,
  what: SaidWords,
  /** It was said before this client came. */
  past: z.literal(true).exactOptional(),
});
const ErrorMessage = z.object({
  type: z.literal('error'),
  /** The id of the message this answers, if it could be read. */
  id: RequestId.optional(),
  ...Problem.shape,
});
const Pong = z.object({ type: z.literal('pong') });

export const ServerMessage = z.discriminatedUnion('type', [
  TableMessage,
  Update,
  Change,
  Accepted,
  Refused,
  Remark,
  Said,
  ErrorMessage,
  Pong,
  Nudged,
  Held,
  RulingTold,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** Builds a move message. */
export function moveMessage(id: string, move: Move): ClientMessageOf<'move'> {
  return { type: 'move', id, move };
}
