/** Parses rulings from outside: any JSON is either a ruling or yields an error that says where it is wrong. */
import { z } from 'zod';
import { SYSTEM } from '../model/move.ts';
import type { Act, Ruling } from '../model/ruling.ts';
import { parseMove } from './parse-move.ts';

const card = z.int().min(0).max(100_000);
const seat = z.int().min(0).max(100);

const rewind = z.strictObject({ do: z.literal('rewind'), to: z.int().min(1).max(1_000_000) });

/** The schema of a ruling from outside. */
export const rulingSchema = z.discriminatedUnion('do', [
  rewind,
  z.strictObject({ do: z.literal('set-level'), seat, level: z.int().min(1).max(100) }),
  z.strictObject({ do: z.literal('put'), card, seat, in: z.enum(['hand', 'play']) }),
  z.strictObject({ do: z.literal('put-away'), card }),
]) satisfies z.ZodType<Ruling>;

/** Parses an act. Only the system makes rulings, except that players may take back an act of their own. */
export function parseAct(json: unknown, by: number): Act | { readonly error: string } {
  const ruling = (by === SYSTEM ? rulingSchema : rewind).safeParse(json);
  if (ruling.success) return ruling.data;
  return by === SYSTEM ? { error: 'the move: the system says timeout, or a ruling' } : parseMove(json);
}
