/** Rulings: the host proposes a correction, and the others consent as the table's settings require. */
import { rulingSchema } from '@kickdoor/rules';
import { z } from 'zod';
import { Count, RequestId, SeatNumber } from './parts.ts';

/** Whose consent a ruling needs: only the host's, that of a majority of the people who play, or everybody's. */
export const CONSENTS = Object.freeze(['host', 'majority', 'all'] as const);
export const RulingConsent = z.enum(CONSENTS);
export type RulingConsent = z.infer<typeof RulingConsent>;

/** A copy of a card. */
const Card = z.int().min(0).max(100_000);

/** Identifies a proposal at its table. */
const ProposalKey = Count;

// From the client

/** Host: proposes a ruling. Its cards must be visible to everybody. */
const Rule = z.strictObject({ type: z.literal('rule'), id: RequestId, ruling: rulingSchema });
/** Votes for or against the proposal. */
const Consent = z.strictObject({
  type: z.literal('consent'),
  id: RequestId,
  proposal: ProposalKey,
  agree: z.boolean(),
});
/** Host: withdraws the proposal. */
const Withdraw = z.strictObject({ type: z.literal('withdraw'), id: RequestId, proposal: ProposalKey });

export const RULING_MESSAGES = Object.freeze([Rule, Consent, Withdraw] as const);
export const RulingMessage = z.discriminatedUnion('type', RULING_MESSAGES);
export type RulingMessage = z.infer<typeof RulingMessage>;

// From the server

/** A ruling that is not decided yet. */
const Proposal = z.object({
  key: ProposalKey,
  /** The seat of the host. */
  by: SeatNumber,
  ruling: rulingSchema,
  /** Seats that agreed, the host's first. */
  for: z.array(SeatNumber),
  against: z.array(SeatNumber),
  /** The number of votes it needs. */
  needed: z.int().min(1),
  /** Milliseconds left when this was sent. */
  left: z.number(),
  /** What a rewind would take back, as of when it was proposed; `null` for other rulings. */
  lost: z
    .object({
      /** The number of moves. */
      moves: Count,
      /** Cards that everybody has seen since. */
      seen: z.array(Card),
      /** Seats that have privately seen cards since, and how many. */
      known: z.array(z.object({ seat: SeatNumber, count: Count })),
    })
    .nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** How a proposal ended. */
const ProposalEnd = z.enum(['carried', 'refused', 'withdrawn', 'late', 'moved-on']);
export type ProposalEnd = z.infer<typeof ProposalEnd>;

/** A ruling was proposed, answered, or decided. Only those who see the game without delay are told. */
export const RulingTold = z.object({
  type: z.literal('ruling'),
  proposal: Proposal,
  /** `null` while it is open. */
  end: ProposalEnd.nullable(),
});
