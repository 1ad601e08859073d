/** The time of a table: its pace, absent players, pauses, and when windows interrupt a player. */
import { z } from 'zod';
import { RequestId, SeatNumber } from './parts.ts';
import type { TablePace } from './pace.ts';

/** When a window (a curse, a win, a claim) interrupts a player. Anybody may act in it regardless. */
export const StopWhen = z.enum(['never', 'could', 'me', 'wins', 'always']);
export type StopWhen = z.infer<typeof StopWhen>;

/** What players decide by vote: a pause, or what happens to the seat of somebody who is away. */
export const MotionKind = z.enum(['pause', 'bot', 'vacate']);
export type MotionKind = z.infer<typeof MotionKind>;

/** An open proposal. */
export const Motion = z.object({
  what: MotionKind,
  /** The seat it is about; `null` for a pause. */
  seat: SeatNumber.nullable(),
  /** Seats that agreed, the proposer's first. */
  for: z.array(SeatNumber),
  /** Seats that are against it. */
  against: z.array(SeatNumber),
  /** The number of votes it needs. */
  needed: z.int().min(1),
});
export type Motion = z.infer<typeof Motion>;

// From the client

/** Gives the seat back to its player after a bot has played for them. */
const Back = z.strictObject({ type: z.literal('back'), id: RequestId });
/**
 * Votes for a motion, proposing it if necessary, or against it. While the host is there, seats are the host's to
 * decide.
 */
const Vote = z.strictObject({
  type: z.literal('vote'),
  id: RequestId,
  what: MotionKind,
  /** The seat it is about; left out for a pause. */
  seat: SeatNumber.exactOptional(),
  agree: z.boolean(),
});
/** Ends a pause. */
const GoOn = z.strictObject({ type: z.literal('go-on'), id: RequestId });
/** Calls a player that the game waits for. */
const Nudge = z.strictObject({ type: z.literal('nudge'), id: RequestId, seat: SeatNumber });
/** Sets when windows interrupt this player. */
const Stop = z.strictObject({ type: z.literal('stop'), id: RequestId, when: StopWhen });
/** Makes the open window last longer (“Wait!”). */
const Hold = z.strictObject({ type: z.literal('hold'), id: RequestId });

export const TIME_MESSAGES = Object.freeze([Back, Vote, GoOn, Nudge, Stop, Hold] as const);
export const TimeMessage = z.discriminatedUnion('type', TIME_MESSAGES);
export type TimeMessage = z.infer<typeof TimeMessage>;

// From the server

/** Somebody has called a player that the game waits for. */
export const Nudged = z.object({ type: z.literal('nudged'), seat: SeatNumber, by: SeatNumber });
/** Somebody has said “Wait!”, so the open window lasts `ms` longer. */
export const Held = z.object({ type: z.literal('held'), by: SeatNumber, ms: z.number() });

/** How long a table gives its players, in milliseconds. */
export interface Times {
  /** For a player's own turn, all steps together; `null` for as long as it takes. */
  readonly turn: number | null;
  /** For a choice or a request. */
  readonly limit: number;
  /** For a window: before a win, before a curse strikes. Never shorter than the sheet's wait (`combat.grace`). */
  readonly grace: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The times of each pace, depending on the sheet's wait before a win. */
const TIMES: Readonly<Record<TablePace, (grace: number) => Times>> = {
  quick: (grace) => ({ turn: 45 * SECOND, limit: 20 * SECOND, grace }),
  normal: (grace) => ({ turn: 90 * SECOND, limit: 40 * SECOND, grace: grace * 2 }),
  relaxed: (grace) => ({ turn: 5 * MINUTE, limit: 2 * MINUTE, grace: grace * 4 }),
  // Only players who are away are hurried.
  none: (grace) => ({ turn: null, limit: 2 * MINUTE, grace: grace * 2 }),
  days: () => ({ turn: 72 * HOUR, limit: 24 * HOUR, grace: 12 * HOUR }),
};

/** The times of a pace, where the sheet's wait before a win is `grace`. */
export function timesOf(pace: TablePace, grace: number): Times {
  return TIMES[pace](grace);
}
