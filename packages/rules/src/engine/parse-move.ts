/** Parses moves from outside: any JSON is either a move or yields an error that says where it is wrong. */
import { z } from 'zod';
import type { Move, MoveOf, Verb } from '../model/move.ts';

/** Upper limits for lists and numbers in a move. */
const MOST_CARDS = 200;
const card = z.int().min(0).max(100_000);
const seat = z.int().min(0).max(100);
const cards = z.array(card).max(MOST_CARDS);
const side = z.enum(['fighters', 'monsters']);
const word = z.string().max(64);
const pick = z.union([
  z.strictObject({ card }),
  z.strictObject({ seat }),
  z.strictObject({ number: z.int().min(-1000).max(1000) }),
  z.strictObject({ word }),
]);
const terms = z.strictObject({
  treasures: z.int().min(0).max(1000),
  first: seat,
  items: cards,
  plays: cards,
});

const bare = <V extends string>(name: V) => z.strictObject({ do: z.literal(name) });
const one = <V extends string>(name: V) => z.strictObject({ do: z.literal(name), card });

/** The schema of each verb's moves. A missing schema, or one of another shape, doesn't compile. */
const { kick, ...others } = {
  kick: bare('kick'),
  take: bare('take'),
  play: z.strictObject({
    do: z.literal('play'),
    card,
    seat: z.exactOptional(seat),
    on: z.exactOptional(card),
    side: z.exactOptional(side),
    with: z.exactOptional(card),
  }),
  fight: one('fight'),
  loot: bare('loot'),
  equip: one('equip'),
  unequip: one('unequip'),
  join: z.strictObject({ do: z.literal('join'), cards }),
  part: one('part'),
  give: z.strictObject({ do: z.literal('give'), cards, seat }),
  drop: one('drop'),
  sell: z.strictObject({ do: z.literal('sell'), cards }),
  offer: z.strictObject({ do: z.literal('offer'), give: cards, seat, get: cards }),
  ask: z.strictObject({ do: z.literal('ask'), seat, terms }),
  accept: bare('accept'),
  decline: bare('decline'),
  withdraw: bare('withdraw'),
  use: z.strictObject({
    do: z.literal('use'),
    power: word,
    seat: z.exactOptional(seat),
    on: z.exactOptional(card),
    side: z.exactOptional(side),
    cards: z.exactOptional(cards),
  }),
  claim: bare('claim'),
  pass: bare('pass'),
  flee: bare('flee'),
  roll: z.strictObject({ do: z.literal('roll'), card: z.exactOptional(card) }),
  sacrifice: z.strictObject({ do: z.literal('sacrifice'), card, seat: z.exactOptional(seat) }),
  choose: z.strictObject({ do: z.literal('choose'), picks: z.array(pick).max(MOST_CARDS) }),
  charity: z.strictObject({ do: z.literal('charity'), cards, seat: z.exactOptional(seat) }),
  seize: one('seize'),
  show: z.strictObject({ do: z.literal('show'), cards, seat: z.exactOptional(seat) }),
  end: bare('end'),
  concede: bare('concede'),
} satisfies { readonly [V in Exclude<Verb, 'timeout'>]: z.ZodType<MoveOf<V>> };

/** The schema of a move from outside. */
export const moveSchema = z.discriminatedUnion('do', [kick, ...Object.values(others)]);

/** Parses a move. The system's `timeout` can't come from outside. */
export function parseMove(json: unknown): Move | { readonly error: string } {
  const read = moveSchema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place =
    issue === undefined || issue.path.length === 0 ? 'the move' : `the move's ${issue.path.join('.')}`;
  return { error: `${place}: ${issue?.message ?? 'not a move'}` };
}
