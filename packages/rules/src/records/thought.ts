/**
 * What a bot considered when it made a move: stored with the move, and shown when the game is over. No check covers it,
 * and no state or event depends on it.
 */
import { z } from 'zod';
import { moveSchema } from '../engine/parse-move.ts';
import type { Move } from '../model/move.ts';

/** A move that a bot might have made; `null` for letting others go first. */
export interface Considered {
  readonly move: Move | null;
  /** The seat's chance to win with it, as estimated by the bot, from 0 to 1. */
  readonly chance: number;
}

/** Why a bot made a move. */
export interface Thought {
  /** The message id of the reason given at the time, in the bots' words. The next fields are its arguments. */
  readonly why: string;
  readonly character?: string;
  readonly level?: number;
  readonly treasures?: number;
  /** The moves that it compared, the best first; left out if it followed rules of thumb. */
  readonly compared?: readonly Considered[];
}

/** The most moves in a thought. */
export const MOST_CONSIDERED = 3;

/** The most characters in a thought as JSON. */
const LONGEST_THOUGHT = 2000;

export const thoughtSchema: z.ZodType<Thought> = z.strictObject({
  why: z.string().regex(/^bot-why-[a-z-]{1,40}$/u),
  character: z
    .string()
    .regex(/^[a-z]{1,20}$/u)
    .exactOptional(),
  level: z.int().min(0).max(1000).exactOptional(),
  treasures: z.int().min(0).max(1000).exactOptional(),
  compared: z
    .array(z.strictObject({ move: moveSchema.nullable(), chance: z.number().min(0).max(1) }))
    .min(1)
    .max(MOST_CONSIDERED)
    .exactOptional(),
});

/** Limits a thought to the allowed length: if its moves name too many cards, only the reason is kept. */
export function bounded(thought: Thought): Thought {
  if (JSON.stringify(thought).length <= LONGEST_THOUGHT) return thought;
  const { compared: _, ...reason } = thought;
  return reason;
}

/** Reads a stored thought; `null` if there is none or it can't be read, because no game should stop for that. */
export function readThought(text: string | null | undefined): Thought | null {
  if (text === null || text === undefined) return null;
  try {
    return thoughtSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
