/** Schemas shared by states and events. */
import { z } from 'zod';
import type { Cause } from '../model/event.ts';
import type { Pick, Terms } from '../model/move.ts';
import { RULE_IDS } from '../model/rule-ids.ts';

export const card = z.int().min(0);
/** A card, or -1 for none. */
export const cardOrNone = z.int().min(-1);
export const cards = z.array(card);
export const seat = z.int().min(0).max(100);
/** A seat, or -1 for nobody. */
export const seatOrNone = z.int().min(-1).max(100);
export const seats = z.array(seat);
export const count = z.int().min(0);
export const deck = z.enum(['doors', 'treasures']);
export const sex = z.enum(['male', 'female']);
export const side = z.enum(['fighters', 'monsters']);
export const rule = z.enum(RULE_IDS);

export const terms = z.strictObject({
  treasures: count,
  first: seat,
  items: cards,
  plays: cards,
}) satisfies z.ZodType<Terms>;

export const pick = z.union([
  z.strictObject({ card }),
  z.strictObject({ seat }),
  z.strictObject({ number: z.int() }),
  z.strictObject({ word: z.string() }),
]) satisfies z.ZodType<Pick>;

export const cause = z.strictObject({
  card: card.exactOptional(),
  power: z.string().exactOptional(),
  rule: rule.exactOptional(),
  by: seatOrNone.exactOptional(),
}) satisfies z.ZodType<Cause>;

/** A deed that exists, with parameters that its own schema reads. */
export { storedDeed as deed } from '../effects/stored.ts';
