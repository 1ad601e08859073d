/** The time of a table: its pace, who is away, pauses, and when a player wants to be stopped. */
import { z } from 'zod';
import { RequestId, SeatNumber } from './parts.ts';
import type { TablePace } from './pace.ts';

/** When a window (a curse, a win, a claim) interrupts a player; anybody may act in it all the same. */
export const StopWhen = z.enum(['never', 'could', 'me', 'wins', 'always']);
export type StopWhen = z.infer<typeof StopWhen>;

/** What players decide together: a pause, or what becomes of the seat of somebody who is away. */
export const MotionKind = z.enum(['pause', 'bot', 'vacate']);
export type MotionKind = z.infer<typeof MotionKind>;

/** Something proposed that is not decided yet. */
export const Motion = z.object({
  what: MotionKind,
  /** Whose seat it is about; `null` for a pause. */
  seat: SeatNumber.nullable(),
  /** Who has agreed; the first has proposed it. */
  for: z.array(SeatNumber),
  /** Who is against it. */
  against: z.array(SeatNumber),
  /** How many have to agree. */
  needed: z.int().min(1),
});
export type Motion = z.infer<typeof Motion>;

// From the client

/** A player whose seat a bot has played for a while plays again. */
const Back = z.strictObject({ type: z.literal('back'), id: RequestId });
/** Agrees to a motion, or proposes it; takes that back, or refuses a pause. Where the host is there, a seat is the host's. */
const Vote = z.strictObject({
  type: z.literal('vote'),
  id: RequestId,
  what: MotionKind,
  /** Whose seat; left out for a pause. */
  seat: SeatNumber.exactOptional(),
  agree: z.boolean(),
});
/** Ends a pause. */
const GoOn = z.strictObject({ type: z.literal('go-on'), id: RequestId });
/** Calls a player whom the game waits for. */
const Nudge = z.strictObject({ type: z.literal('nudge'), id: RequestId, seat: SeatNumber });
/** Says when windows are to interrupt this player. */
const Stop = z.strictObject({ type: z.literal('stop'), id: RequestId, when: StopWhen });
/** “Wait!”: the open window lasts longer. */
const Hold = z.strictObject({ type: z.literal('hold'), id: RequestId });

export const TIME_MESSAGES = Object.freeze([Back, Vote, GoOn, Nudge, Stop, Hold] as const);
export const TimeMessage = z.discriminatedUnion('type', TIME_MESSAGES);
export type TimeMessage = z.infer<typeof TimeMessage>;

// From the server

/** Somebody calls a player whom the game waits for. */
export const Nudged = z.object({ type: z.literal('nudged'), seat: SeatNumber, by: SeatNumber });
/** Somebody has said “Wait!”: the open window lasts `ms` longer. */
export const Held = z.object({ type: z.literal('held'), by: SeatNumber, ms: z.number() });

/** How long a table gives its players, in milliseconds. */
export interface Times {
  /** One's own turn, all its steps together; `null`: as long as it takes. */
  readonly turn: number | null;
  /** A choice or a request. */
  readonly limit: number;
  /** A window: the wait before a win, before a curse strikes. Never shorter than the sheet's (`combat.grace`). */
  readonly grace: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What each pace makes of a wait of the sheet's. */
const TIMES: Readonly<Record<TablePace, (grace: number) => Times>> = {
  quick: (grace) => ({ turn: 45 * SECOND, limit: 20 * SECOND, grace }),
  normal: (grace) => ({ turn: 90 * SECOND, limit: 40 * SECOND, grace: grace * 2 }),
  relaxed: (grace) => ({ turn: 5 * MINUTE, limit: 2 * MINUTE, grace: grace * 4 }),
  // Only who is away is ever hurried.
  none: (grace) => ({ turn: null, limit: 2 * MINUTE, grace: grace * 2 }),
  days: () => ({ turn: 72 * HOUR, limit: 24 * HOUR, grace: 12 * HOUR }),
};

/** The times of a pace, where the sheet's wait before a win is `grace`. */
export function timesOf(pace: TablePace, grace: number): Times {
  return TIMES[pace](grace);
}
