/** Moves from outside: any JSON either is a move or is refused with the place that is wrong. */
import { z } from 'zod';
import type { Move } from '../model/move.ts';

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

/** The shape of a move from outside. */
export const moveSchema = z.discriminatedUnion('do', [
  bare('kick'),
  bare('take'),
  z.strictObject({
    do: z.literal('play'),
    card,
    seat: z.exactOptional(seat),
    on: z.exactOptional(card),
    side: z.exactOptional(side),
    with: z.exactOptional(card),
  }),
  one('fight'),
  bare('loot'),
  one('equip'),
  one('unequip'),
  z.strictObject({ do: z.literal('join'), cards }),
  one('part'),
  z.strictObject({ do: z.literal('give'), cards, seat }),
  one('drop'),
  z.strictObject({ do: z.literal('sell'), cards }),
  z.strictObject({ do: z.literal('offer'), give: cards, seat, get: cards }),
  z.strictObject({ do: z.literal('ask'), seat, terms }),
  bare('accept'),
  bare('decline'),
  bare('withdraw'),
  z.strictObject({
    do: z.literal('use'),
    power: word,
    seat: z.exactOptional(seat),
    on: z.exactOptional(card),
    side: z.exactOptional(side),
    cards: z.exactOptional(cards),
  }),
  bare('claim'),
  bare('pass'),
  bare('flee'),
  z.strictObject({ do: z.literal('roll'), card: z.exactOptional(card) }),
  z.strictObject({ do: z.literal('sacrifice'), card, seat: z.exactOptional(seat) }),
  z.strictObject({ do: z.literal('choose'), picks: z.array(pick).max(MOST_CARDS) }),
  z.strictObject({ do: z.literal('charity'), cards, seat: z.exactOptional(seat) }),
  one('seize'),
  z.strictObject({ do: z.literal('show'), cards, seat: z.exactOptional(seat) }),
  bare('end'),
  bare('concede'),
]);

/** Parses a move. The system's `time` can't come from outside. */
export function parseMove(json: unknown): Move | { readonly error: string } {
  const read = moveSchema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place =
    issue === undefined || issue.path.length === 0 ? 'the move' : `the move's ${issue.path.join('.')}`;
  return { error: `${place}: ${issue?.message ?? 'not a move'}` };
}
