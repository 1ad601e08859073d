/** Calls through a browser's push service, for players who have closed the page (Web Push, RFC 8030 and 8291). */
import { z } from 'zod';
import { RequestId, TableId } from './parts.ts';

/** Bytes in base64url, without padding. */
const bytes = (count: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}$`, 'u'), 'must be a browser’s key');

/** Where a browser is called: what `PushSubscription.toJSON()` gives. */
export const PushAddress = z.strictObject({
  /** At a push service that the server knows. */
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
  /** The server’s public key, with which a browser subscribes; `null`: this server calls nobody. */
  key: z.string().nullable(),
});
export type PushInfo = z.infer<typeof PushInfo>;

/** What a browser is told; it puts that into words itself. */
export const PushedCall = z.strictObject({
  /** The game waits for the player, or somebody has nudged them. */
  what: z.enum(['waits', 'nudged']),
  table: TableId,
  /** The table’s name. */
  name: z.string().nullable(),
});
export type PushedCall = z.infer<typeof PushedCall>;

// From the client

/** Where this seat’s player is called while they are not connected; `null`: nowhere. */
export const CallMe = z.strictObject({
  type: z.literal('call-me'),
  id: RequestId,
  at: PushAddress.nullable(),
});
