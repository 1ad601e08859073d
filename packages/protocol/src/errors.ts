/** Errors, the same over HTTP and WebSocket. */
import { z } from 'zod';

const ERROR_CODES = [
  /** Not JSON, or not UTF-8. */
  'bad-json',
  /** Not a message of the protocol; `at` says where. */
  'bad-message',
  /** Not shaped like a move; a well-formed but illegal move is `refused` instead. */
  'bad-move',
  'too-large',
  /** Too many messages in a short time; this one was ignored. */
  'too-fast',
  /** Too many connections for one address, for a table's spectators, or for the whole server. */
  'too-many',
  /** Sent by another site's page, or to a host name that isn't this server's. */
  'wrong-origin',
  /** The first message must be `hello`. */
  'no-hello',
  /** The client speaks another version of the protocol: reload the page. */
  'version',
  'no-table',
  /** The secret doesn't open a seat of this table, or no longer does; or it isn't the owner's token. */
  'bad-secret',
  /** Only a player can do this. */
  'no-seat',
  /** Only the host can do this. */
  'not-host',
  /** The table doesn't allow spectators. */
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
  /** The seats, sets or options of the table are invalid. */
  'bad-table',
  /** The pack has mistakes, or isn't a pack; see `BadPack`. */
  'bad-pack',
  /** This server accepts no packs from hosts. */
  'no-packs',
  /** One of this server's own sets has the pack's id. */
  'pack-taken',
  /** The limit for packs of hosts is reached, for this server or this address. */
  'packs-full',
  'not-found',
  /** The server is about to stop, and takes no new tables. */
  'draining',
  /** The owner of the server has banned this address or player. */
  'banned',
  /** The owner of the server has closed the table. */
  'table-closed',
  /** The players have agreed on a pause. */
  'paused',
  /** A bot plays for this player, who has not said that they are back. */
  'stood-in',
  /** The player at this seat is present and can't be replaced. */
  'still-here',
  /** The game doesn't wait for this player, or there is no window to hold. */
  'nothing-awaited',
  /** This act can't be taken back, or no longer. */
  'nothing-to-undo',
  /** The host's ruling isn't possible in this position: nothing may be pending, and it must change something. */
  'no-ruling',
  /** A die was thrown since. No ruling goes back before it. */
  'die-since',
  /** Another ruling is already proposed. */
  'ruling-open',
  /** This proposal is decided or never existed. */
  'ruling-gone',
  /** “Wait!” has been said too often. */
  'held-enough',
  /** The server's disk is full; the table is unchanged. */
  'storage-full',
  /** The record of a game shows every card, so it is available only when the game is over. */
  'not-over',
  /** At this table the record is only for those who sat there. */
  'closed-hands',
  /** The game can't continue because its cards or moves can no longer be read. Its record is available. */
  'game-stopped',
  /** The store has lost the last moves of this game, which continues before them. */
  'moves-lost',
  /** The table's node or the database is currently unreachable: try again. */
  'unavailable',
  /** The table's talk setting doesn't allow this. */
  'quiet',
  /** Phrases may name only cards that everybody sees. */
  'hidden-card',
  /** The code doesn't exist, was used, or has expired. */
  'bad-code',
  /** This seat isn't open to spectators. */
  'not-opened',
  /** The record isn't valid or its game can't be continued here; `at` says where. */
  'bad-record',
  /** The game of this table continues elsewhere: its players have moved it. */
  'table-moved',
  /** Other people sit at this table, so its game, hidden cards included, can't be moved. */
  'others-here',
  /** No deal asks this seat for its part, or no longer. */
  'no-deal',
  /** The server failed; the table is unchanged. */
  'defect',
] as const;
export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every HTTP answer that is not 2xx. */
export const Problem = z.object({
  code: ErrorCode,
  /** In English, for developers and logs; the page has its own words for each code. */
  message: z.string(),
  /** Where in the message: `terms.items[2]`. */
  at: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
