/** Errors, over HTTP and WebSocket alike. */
import { z } from 'zod';

const ERROR_CODES = [
  /** Not JSON, or not UTF-8. */
  'bad-json',
  /** Not a message of the protocol; `at` says where. */
  'bad-message',
  /** Not the shape of a move; a move that is only unlawful is `refused` instead. */
  'bad-move',
  'too-large',
  /** Too many messages in a short time; this one was not looked at. */
  'too-fast',
  /** More connections than one address, a table's spectators or the whole server may have. */
  'too-many',
  /** Asked by a page of another site, or at a name that is not this server's. */
  'wrong-origin',
  /** The first message must be `hello`. */
  'no-hello',
  /** The client speaks another version of the protocol: load the page anew. */
  'version',
  'no-table',
  /** The secret opens no seat of this table (any more). */
  'bad-secret',
  /** Only a player can do this. */
  'no-seat',
  /** Only the host can do this. */
  'not-host',
  /** The table is played without spectators. */
  'no-spectators',
  'seat-taken',
  'name-taken',
  'table-full',
  /** Too late: the game has started. */
  'started',
  /** Too early: the game has not started. */
  'not-started',
  /** Too few seats are filled. */
  'too-few',
  /** The table can't be made so: seats, sets or options. */
  'bad-table',
  'not-found',
  /** The server has no room left on its disk; the table is as it was before. */
  'storage-full',
  /** The record of a game tells every card: it can be had when the game is over. */
  'not-over',
  /** The game can't go on: its cards or its moves can't be read any more. Its record can be had. */
  'game-stopped',
  /** The store has lost the last moves of this game, which goes on before them. */
  'moves-lost',
  /** The server failed; the table is as it was before. */
  'defect',
] as const;
export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every HTTP answer that is not 2xx. */
export const Problem = z.object({
  code: ErrorCode,
  /** In English, for developers and logs; the page has words of its own for each code. */
  message: z.string(),
  /** Where in the message: `terms.items[2]`. */
  at: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
