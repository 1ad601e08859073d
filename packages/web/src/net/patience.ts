/** Timeouts for the server: pauses before reconnecting, and silence after which a connection counts as dead. */

/**
 * Milliseconds before the first attempt to reconnect, and at most before each: a table that loses its node should
 * continue within ten seconds.
 */
const AGAIN = { first: 500, most: 3000 };
/** Milliseconds over which clients spread when a server stops, so that they don't reconnect all at once. */
const SPREAD = 2000;

/** Milliseconds between two checks of a connection. */
export const LOOK_EVERY = 1000;
/** Milliseconds of complete silence after a request until the connection counts as dead. */
export const NO_ANSWER = 4000;
/**
 * Milliseconds without a message until the client sends a ping: while somebody watches a running game, and otherwise.
 */
const QUIET = { playing: 2000, idle: 20_000 };

/**
 * Milliseconds to wait before an attempt to reconnect, the first being 1; `stopped`: the server closed all connections.
 * `random` returns numbers from 0 to 1.
 */
export function pauseBefore(tries: number, stopped: boolean, random: () => number): number {
  const pause = Math.min(AGAIN.most, AGAIN.first * 2 ** Math.min(tries - 1, 5)) * (0.75 + random() / 2);
  return stopped ? pause + random() * SPREAD : pause;
}

/**
 * Whether to ping the server after `silence` milliseconds without a message. A server killed in the middle of a game
 * closes no connection, and a player waiting for others sends nothing that would need an answer.
 */
export function isQuiet(silence: number, playing: boolean): boolean {
  return silence >= (playing ? QUIET.playing : QUIET.idle);
}
