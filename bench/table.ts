/** Tables of the game, and random legal play on them. */
import {
  applyMove,
  buildCardPool,
  createTable,
  isRefusal,
  isWaiting,
  SYSTEM,
  legalMoves,
  sampleMove,
  SHEETS as RULE_SHEETS,
  type CardPool,
  type GameEvent,
  type Move,
  type LegalMove,
  type Seat,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import { loadSet } from '@kickdoor/packs/node';

/** A base sheet, the sets of the mix, and the number of seats. */
export interface Setup {
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly seats: number;
}

/** All rule sheets, each with its sets. */
export const SHEETS: readonly Setup[] = RULE_SHEETS.map(({ id, sets }) => ({ sheet: id, sets, seats: 4 }));

/** The sets of all sheets, in the order the growth measurements mix them. */
export const SETS: readonly string[] = [...new Set(RULE_SHEETS.flatMap(({ sets }) => sets))];

const pools = new Map<string, CardPool>();

/** The card pool of some sets. */
export function poolOf(sets: readonly string[]): CardPool {
  const key = sets.join();
  const pool = pools.get(key) ?? buildCardPool(sets.map((id) => loadSet(id)));
  pools.set(key, pool);
  return pool;
}

/** A new table. */
export function tableOf({ sheet, sets, seats }: Setup, seed: string): State {
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `P${seat}`,
    sex: seat % 2 === 0 ? ('male' as const) : ('female' as const),
  }));
  return createTable(poolOf(sets), { sheet, sets, seed, players });
}

/** The most decisions in a random game; a few games would take very long. */
export const MOST = 1500;

/** A move, and the seat that makes it. */
interface Drawn {
  readonly seat: Seat;
  readonly move: Move;
}

const TIME: Drawn = { seat: SYSTEM, move: { do: 'timeout' } };

/**
 * A random one of all seats' legal moves; the timeout of a running clock counts as one. Conceding and showing cards are
 * left out: every card in hand may be shown to anybody at any time, so few other moves would be drawn.
 */
export function drawMove(
  state: State,
  bySeat: readonly (readonly LegalMove[])[],
  random: () => number,
): Drawn {
  let total = isWaiting(state) ? 1 : 0;
  for (let seat = 0; seat < bySeat.length; seat++) total += bySeat[seat]?.length ?? 0;
  for (;;) {
    let at = Math.floor(random() * total);
    let seat = 0;
    for (; seat < bySeat.length && at >= (bySeat[seat]?.length ?? 0); seat++) {
      at -= bySeat[seat]?.length ?? 0;
    }
    const legalMove = bySeat[seat]?.[at];
    if (legalMove === undefined) return TIME;
    if (isDecision(legalMove)) return { seat, move: sampleMove(legalMove, random) };
  }
}

/** Whether a move decides anything in the game. */
export function isDecision({ move }: LegalMove): boolean {
  return move.do !== 'show' && move.do !== 'concede';
}

/**
 * Makes one decision of random play: computes the legal moves of every seat and makes one of them. Returns `false` if
 * the game is over.
 */
export function decide(pool: CardPool, state: State, random: () => number): boolean {
  if (state.phase === 'over') return false;
  const bySeat: (readonly LegalMove[])[] = [];
  for (let seat = 0; seat < state.players.length; seat++) bySeat.push(legalMoves(pool, state, seat));
  make(pool, state, drawMove(state, bySeat, random));
  return true;
}

/** Makes a legal move. */
export function make(pool: CardPool, state: State, { seat, move }: Drawn): readonly GameEvent[] {
  const done = applyMove(pool, state, seat, move);
  if (isRefusal(done)) throw new Error(`${JSON.stringify(move)} was offered, and refused by ${done.rule}`);
  return done.events;
}

/** Plays a game to its end, or up to a number of decisions. Returns how many it made. */
export function playOn(pool: CardPool, state: State, random: () => number, most = MOST): number {
  let count = 0;
  while (count < most && decide(pool, state, random)) count += 1;
  return count;
}

/** A mid-game table. */
export function midGame(setup: Setup, seed: string, random: () => number, decisions = 300): State {
  for (let attempt = 0; ; attempt++) {
    const state = tableOf(setup, `${seed}/${attempt}`);
    playOn(poolOf(setup.sets), state, random, decisions);
    if (state.phase !== 'over') return state;
  }
}
