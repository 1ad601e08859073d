/** The owner's last word at a table: the host proposes a ruling, and the others consent as the table has it. */
import { rulingSchema } from '@kickdoor/rules';
import { z } from 'zod';
import { Count, RequestId, SeatNumber } from './parts.ts';

/** Whose consent a ruling takes: nobody's besides the host's, more than half of the people who play, or all of them. */
export const CONSENTS = Object.freeze(['host', 'majority', 'all'] as const);
export const RulingConsent = z.enum(CONSENTS);
export type RulingConsent = z.infer<typeof RulingConsent>;

/** A copy of a card. */
const Card = z.int().min(0).max(100_000);

/** Names a proposal at its table. */
const ProposalKey = Count;

// From the client

/** Host: proposes a ruling; its cards have to lie open for everybody. */
const Rule = z.strictObject({ type: z.literal('rule'), id: RequestId, ruling: rulingSchema });
/** Agrees to the proposal, or refuses it. */
const Consent = z.strictObject({
  type: z.literal('consent'),
  id: RequestId,
  proposal: ProposalKey,
  agree: z.boolean(),
});
/** Host: takes the proposal back. */
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
  /** Who has agreed, the host first. */
  for: z.array(SeatNumber),
  against: z.array(SeatNumber),
  /** How many have to agree. */
  needed: z.int().min(1),
  /** Milliseconds left when this was sent. */
  left: z.number(),
  /** What a rewind takes back as things stood when it was proposed; `null` for other rulings. */
  lost: z
    .object({
      /** How many moves. */
      moves: Count,
      /** Cards that everybody has seen since. */
      seen: z.array(Card),
      /** Who has seen cards that not everybody has, and how many. */
      known: z.array(z.object({ seat: SeatNumber, count: Count })),
    })
    .nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** How a proposal has ended. */
const ProposalEnd = z.enum(['carried', 'refused', 'withdrawn', 'late', 'moved-on']);
export type ProposalEnd = z.infer<typeof ProposalEnd>;

/** A ruling is proposed, somebody has answered, or it is decided. Only those who see the game now are told. */
export const RulingTold = z.object({
  type: z.literal('ruling'),
  proposal: Proposal,
  /** `null` while it is open. */
  end: ProposalEnd.nullable(),
});
