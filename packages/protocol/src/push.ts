/** Calls through a browser's push service, for players who have closed the page (Web Push, RFC 8030 and 8291). */
import { z } from 'zod';
import { RequestId, TableId } from './parts.ts';

/** A byte string in base64url, without padding. */
const bytes = (count: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}$`, 'u'), 'must be a browser’s key');

/** How to call a browser: the value of `PushSubscription.toJSON()`. */
export const PushAddress = z.strictObject({
  /** Must belong to a push service that the server knows. */
  endpoint: z.httpUrl().max(1000),
  keys: z.strictObject({
    /** The browser’s public key: a point of P-256, uncompressed. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
});
export type PushAddress = z.infer<typeof PushAddress>;

/** `GET /api/push` */
export const PushInfo = z.object({
  /** The server’s public key, which browsers subscribe with; `null` if this server calls nobody. */
  key: z.string().nullable(),
});
export type PushInfo = z.infer<typeof PushInfo>;

/** The payload for a browser, which phrases it itself. */
export const PushedCall = z.strictObject({
  /** Whether the game waits for the player or somebody has nudged them. */
  what: z.enum(['waits', 'nudged']),
  table: TableId,
  /** The table’s name. */
  name: z.string().nullable(),
});
export type PushedCall = z.infer<typeof PushedCall>;

// From the client

/** Sets where this seat’s player is called while not connected; `null` for nowhere. */
export const CallMe = z.strictObject({
  type: z.literal('call-me'),
  id: RequestId,
  at: PushAddress.nullable(),
});
