/**
 * What a bot thought of when it made a move: kept beside the move, and told when the game is over. No check covers it, and no
 * state or event depends on it.
 */
import { z } from 'zod';
import { moveSchema } from '../engine/parse-move.ts';
import type { Move } from '../model/move.ts';

/** A move that a bot might have made; `null`: letting others go first. */
export interface Considered {
  readonly move: Move | null;
  /** The seat's chance to win with it, as the bot saw it, from 0 to 1. */
  readonly chance: number;
}

export interface Thought {
  /** The id of the reason that was told at once, in the bots' words, and what it is said with. */
  readonly why: string;
  readonly character?: string;
  readonly level?: number;
  readonly treasures?: number;
  /** The moves that it compared, the best first; left out where it went by rules of thumb. */
  readonly compared?: readonly Considered[];
}

/** Moves that a thought tells of. */
export const MOST_CONSIDERED = 3;

/** Characters of a thought as JSON. */
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

/** A thought that takes no more room than it may: where its moves name too many cards, the reason alone is left. */
export function bounded(thought: Thought): Thought {
  if (JSON.stringify(thought).length <= LONGEST_THOUGHT) return thought;
  const { compared: _, ...reason } = thought;
  return reason;
}

/** A thought that was stored; `null` where there is none that can be read: no game stops for that. */
export function readThought(text: string | null | undefined): Thought | null {
  if (text === null || text === undefined) return null;
  try {
    return thoughtSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
