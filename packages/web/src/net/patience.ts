/** How long a page waits for its server: before it comes back, and until it takes a line for dead. */

/** Milliseconds before the first try to come back, and at most before each: a table that lost its node is to go on within ten seconds. */
const AGAIN = { first: 500, most: 3000 };
/** Milliseconds over which clients spread when a server stops, so that they don't all come back at once. */
const SPREAD = 2000;

/** Milliseconds between two looks at a line. */
export const LOOK_EVERY = 1000;
/** Milliseconds until a connection counts as dead on which something was asked and nothing at all is heard. */
export const NO_ANSWER = 4000;
/** Milliseconds without a message after which a line is tried: while somebody sees a game go on, and otherwise. */
const QUIET = { playing: 2000, idle: 20_000 };

/**
 * Milliseconds to wait before a try to come back, the first being 1; `stopped`: the server has sent everybody away. `random` gives
 * numbers from 0 to 1.
 */
export function pauseBefore(tries: number, stopped: boolean, random: () => number): number {
  const pause = Math.min(AGAIN.most, AGAIN.first * 2 ** Math.min(tries - 1, 5)) * (0.75 + random() / 2);
  return stopped ? pause + random() * SPREAD : pause;
}

/**
 * Whether to ask a server if it is there, since nothing was heard of it for `silence` milliseconds. One that was stopped in the
 * middle of a game closes no line, and whoever waits for others says nothing that it would have to answer.
 */
export function isQuiet(silence: number, playing: boolean): boolean {
  return silence >= (playing ? QUIET.playing : QUIET.idle);
}
