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
  /** The secret doesn't open a seat of this table, or no longer does; or this isn't the owner's token. */
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
  /** The pack that was brought has mistakes, or is none; see `BadPack`. */
  'bad-pack',
  /** This server takes no packs from hosts. */
  'no-packs',
  /** This server has a set of the pack's id of its own. */
  'pack-taken',
  /** There are as many packs of hosts as there may be: here, or of this address. */
  'packs-full',
  'not-found',
  /** The server is about to stop, and takes no new tables. */
  'draining',
  /** The owner of the server has banned this address, or this player. */
  'banned',
  /** The owner of the server has closed the table. */
  'table-closed',
  /** The players have agreed on a pause. */
  'paused',
  /** A bot plays for this player, who has not said that they are back. */
  'stood-in',
  /** Whoever sits there is playing: nobody can be replaced. */
  'still-here',
  /** Nobody waits for this player, or there is no window to hold. */
  'nothing-awaited',
  /** This act can't be taken back, or not any more. */
  'nothing-to-undo',
  /** The host's ruling can't be carried out as the game stands: nothing may be pending, and it has to change something. */
  'no-ruling',
  /** A die was thrown since: no ruling leads back before it. */
  'die-since',
  /** One ruling is proposed at a time. */
  'ruling-open',
  /** This proposal is decided, or was never made. */
  'ruling-gone',
  /** “Wait!” has been said too often. */
  'held-enough',
  /** The server's disk is full; the table is unchanged. */
  'storage-full',
  /** The record of a game tells every card: it can be had when the game is over. */
  'not-over',
  /** At this table only those who sat there may have the record. */
  'closed-hands',
  /** The game can't go on: its cards or its moves can't be read any more. Its record can be had. */
  'game-stopped',
  /** The store has lost the last moves of this game, which continues before them. */
  'moves-lost',
  /** The table's node or the database can't be reached at present: try again. */
  'unavailable',
  /** The table's setting doesn't allow it to be said. */
  'quiet',
  /** A phrase names only cards that everybody may see. */
  'hidden-card',
  /** No such code, or it was used, or its time is over. */
  'bad-code',
  /** Nobody has opened this seat to spectators. */
  'not-opened',
  /** The record of a game that is to go on here is none, or no game can go on by it; `at` says where. */
  'bad-record',
  /** The game of this table goes on elsewhere: it was taken along by whoever sat there. */
  'table-moved',
  /** Other people sit at this table: its hidden cards are nobody's to take along. */
  'others-here',
  /** No deal asks this seat for its part, or not any more. */
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
