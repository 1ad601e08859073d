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
  /** Opens a seat. Without it the client is a spectator. */
  secret: Secret.exactOptional(),
  /** The host's secret. */
  host: Secret.exactOptional(),
  /** The number of the last update the client has seen. */
  since: Count.exactOptional(),
  /** Whether the client takes part in fair chance, answering deals with `commit` and `reveal`. */
  parts: z.literal(true).exactOptional(),
});
/** Makes a move of the game; `parseMove` of the rules validates its shape. */
const DoMove = z.strictObject({
  type: z.literal('move'),
  id: RequestId,
  move: z.unknown().meta({ $ref: '#/$defs/Move' }),
});
/** Takes back the player's own last act; its number is the `undo` of an update. */
const Undo = z.strictObject({ type: z.literal('undo'), id: RequestId, number: Count });
/** Requests a whole update with the steps after `since`, or with everything there is. */
const Resync = z.strictObject({
  type: z.literal('resync'),
  since: Count.exactOptional(),
  /** The client's copy failed the checksum of a `change`, which the server logs. */
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
/** After the game: creates a rematch for everybody, at the table that becomes this one's `next`. */
const Again = z.strictObject({ type: z.literal('again'), id: RequestId });
/** Host: starts the game, with bots in place of people who are not connected. */
const StartWithout = z.strictObject({ type: z.literal('start-without'), id: RequestId });
/** Opens or closes this seat to spectators. */
const OpenSeat = z.strictObject({ type: z.literal('open'), id: RequestId, open: z.boolean() });
/** Spectator: sees the game through an open seat, or through none if `null`. */
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
 * Values of the core are not validated, since they come from the same source as the page. `game/` has their schemas,
 * for publication.
 */
const core = <T>(name: string) =>
  z.custom<T>((value) => typeof value === 'object' && value !== null).meta({ $ref: `#/$defs/${name}` });

/** The client's role at this table, and the table as everybody sees it. Sent after `hello` and on every change. */
const TableMessage = z.object({
  type: z.literal('table'),
  you: z.object({
    seat: SeatNumber.nullable(),
    host: z.boolean(),
    /** When windows interrupt this player. Nobody else is told. */
    stop: StopWhen,
  }),
  table: TableInfo,
});

/** The events of one accepted move, or of a wait's end. */
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
  /** `turn` for the time of the player whose turn it is; the others are waits of the rules. */
  kind: z.custom<Clock['kind'] | 'turn'>((kind) => typeof kind === 'string').meta({ type: 'string' }),
  /** The length of the whole wait, in milliseconds. */
  ms: z.number(),
  /** Milliseconds left when this was sent. */
  left: z.number(),
  /** Whether it is running. Even the last one is paused while no player is connected. */
  runs: z.boolean(),
});
export type ClockLeft = z.infer<typeof ClockLeft>;

/** Why a card in the player's own hand or in play can't be played now. */
export interface Reason {
  readonly card: number;
  readonly refusal: Refusal;
}

export const ViewPart = core<View>('View');
export const LegalMovePart = core<LegalMove>('LegalMove');
export const ReasonPart = core<Reason>('Reason');

/**
 * The game as this client may see it, and what has happened since its last message. Sent after `hello` and `resync`,
 * and whenever the server doesn't know what the client has.
 */
const Update = z.object({
  type: z.literal('update'),
  /** Counts the moves of the game; the start is 0. */
  number: Count,
  /** Whether `steps` replaces what the client has instead of continuing it. */
  resync: z.boolean(),
  steps: z.array(Step),
  view: ViewPart,
  /** All legal moves of this seat. */
  legalMoves: z.array(LegalMovePart),
  reasons: z.array(ReasonPart),
  clocks: z.array(ClockLeft),
  /** The number of this player's last act, if they may take it back. */
  undo: Count.exactOptional(),
});

/** The changes by a move, for a client that has the update or change before it. */
const Change = z.object({
  type: z.literal('change'),
  number: Count,
  /** One step per number, ending with the change's own. The change applies to the number before the first one. */
  steps: z.array(ToldStep),
  /** Changes to `{ view, legalMoves, reasons }`. */
  changes: Difference,
  /**
   * Left out if the clocks sent before still hold: the last one, if it `runs`, keeps running, and the others are
   * paused.
   */
  clocks: z.array(ClockLeft).exactOptional(),
  /** As in an update. */
  undo: Count.exactOptional(),
  /** Occasionally: `checkOf` of `{ view, legalMoves, reasons }` after the change. */
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
/** Somebody has said something. Not stored, but the newest are sent to newcomers. */
const Said = z.object({
  type: z.literal('said'),
  /** Identifies it, so that it isn't shown twice. */
  key: z.string(),
  /** When it was said, in milliseconds since 1970. */
  at: z.number(),
  seat: SeatNumber,
  what: SaidWords,
  /** Whether it was said before this client came. */
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
