/** The schema of pending frames from outside. */
import { z } from 'zod';
import { CHOICE_TOPICS, type Frame } from '../model/frame.ts';
import {
  card,
  cardOrNone,
  cards,
  cause,
  count,
  deck,
  deed,
  pick,
  seat,
  seatOrNone,
  seats,
  side,
  terms,
} from './parts.ts';

const clock = count;

const choice = z.strictObject({
  f: z.literal('choice'),
  clock,
  seat,
  about: z.enum(CHOICE_TOPICS),
  from: z.array(pick),
  min: count,
  max: count,
  ordered: z.boolean().exactOptional(),
  card: cardOrNone,
  deed: deed.exactOptional(),
  subject: seat.exactOptional(),
  by: seatOrNone.exactOptional(),
  data: z.array(z.int()).exactOptional(),
  peeked: card.exactOptional(),
  pile: deck.exactOptional(),
  answer: z.array(pick).exactOptional(),
});

const reward = z.strictObject({
  f: z.literal('reward'),
  step: z.enum(['draw', 'share', 'promises', 'orders', 'done']),
  fighter: seat,
  helper: seat.nullable(),
  terms: terms.nullable(),
  treasures: count,
  open: cards,
  helperShare: count,
  picker: seatOrNone,
  killed: cards,
});

/** The schema of each kind of frame. A missing kind, or a schema of another shape, doesn't compile. */
const { cancel, ...others } = {
  do: z.strictObject({ f: z.literal('do'), deed, subject: seat, card: cardOrNone, by: seatOrNone }),
  cancel: z.strictObject({
    f: z.literal('cancel'),
    clock,
    card,
    victim: seat,
    by: seatOrNone,
    sidekick: cardOrNone,
    passed: seats,
    move: z
      .strictObject({
        do: z.literal('play'),
        card,
        seat: seat.exactOptional(),
        on: card.exactOptional(),
        side: side.exactOptional(),
        with: card.exactOptional(),
      })
      .exactOptional(),
    due: z.boolean().exactOptional(),
  }),
  caught: z.strictObject({ f: z.literal('caught'), clock, seat, foe: card, die: z.int(), total: z.int() }),
  choice,
  draw: z.strictObject({
    f: z.literal('draw'),
    seat,
    deck,
    to: z.enum(['hand', 'share', 'fight']),
    left: count,
    mayResurrect: z.boolean(),
    cause,
    swapped: cardOrNone,
    turned: cards,
  }),
  reward,
  loot: z.strictObject({ f: z.literal('loot'), body: seat, cards, queue: seats }),
  excess: z.strictObject({ f: z.literal('excess'), clock, limit: z.enum(['big', 'gadget', 'steed']), seat }),
  spent: z.strictObject({ f: z.literal('spent'), card }),
  seize: z.strictObject({
    f: z.literal('seize'),
    clock,
    card,
    claims: z.array(z.tuple([seat, card])),
    passed: seats,
  }),
} satisfies { readonly [F in Frame as F['f']]: z.ZodType<F> };

export const frame = z.discriminatedUnion('f', [cancel, ...Object.values(others)]);
