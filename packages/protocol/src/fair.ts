/** Fair chance: how a deal gets its seed (docs/fairness.md). */
import { z } from 'zod';
import { RequestId, SeatNumber } from './parts.ts';

/** SHA-256, or 32 random bytes, in hexadecimal. */
const Digits = z.string().regex(/^[0-9a-f]{64}$/u, 'must be 64 hexadecimal digits');

/** What anybody with the link may know about a deal. Seats are those of the game: empty ones have been removed. */
export const FairDeal = z.object({
  /**
   * `commit`: the asked seats commit to their parts. `reveal`: all commitments are known, and the asked seats reveal
   * their parts. `dealt`: the game has begun.
   */
  step: z.enum(['commit', 'reveal', 'dealt']),
  /** The server's commitment to its seed, which identifies this deal: a restarted deal has another. */
  deal: Digits,
  /** The seats that are currently asked. */
  asked: z.array(SeatNumber),
  /** The commitments to the parts; empty while they may still be chosen. */
  parts: z.array(z.object({ seat: SeatNumber, commitment: Digits })),
  /** Why earlier deals were given up: seats that did not reveal their part; -1 for a restart of the server. */
  again: z.array(z.int().min(-1)),
});
export type FairDeal = z.infer<typeof FairDeal>;

/** Commits to a part. */
const Commit = z.strictObject({
  type: z.literal('commit'),
  id: RequestId,
  /** Identifies the deal: the server's commitment. */
  deal: Digits,
  /** `commitmentToPart` of the part. */
  commitment: Digits,
});
/** Reveals the part, once all commitments are known. */
const Reveal = z.strictObject({ type: z.literal('reveal'), id: RequestId, deal: Digits, part: Digits });

export const FAIR_MESSAGES = Object.freeze([Commit, Reveal] as const);
