/** A replayed game with random access to its steps, for scrubbing. */
import { applyMove } from '../engine/apply.ts';
import { clone } from '../engine/clone.ts';
import type { CardPool, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { Move } from '../model/move.ts';
import { isRefusal } from '../model/refusal.ts';
import { isRuling } from '../model/ruling.ts';
import type { State } from '../model/state.ts';
import type { GameRecord, RecordHeader } from './model.ts';
import { replay, type Mismatch } from './replay.ts';

/** One step of a film. Its index is the number of moves played, 0 for the deal. */
export interface FilmStep {
  /** `null` for the deal, -1 for the clock. */
  readonly seat: Seat | null;
  /** Milliseconds since the start. */
  readonly at: number;
  /** `null` for the deal and for rulings, including rewinds. */
  readonly move: Move | null;
  readonly events: readonly GameEvent[];
}

/** A replayed game, step by step. */
export interface Film {
  readonly header: RecordHeader;
  readonly steps: readonly FilmStep[];
  /** The first mismatch, before which the steps end; `null` if the record is intact. */
  readonly mismatch: Mismatch | null;
  /** States kept along the way, by step, including the first. */
  readonly kept: ReadonlyMap<number, State>;
}

/** How many steps apart states are kept at first; further apart once there are too many. */
const EVERY = 16;
const MOST_KEPT = 256;

/**
 * Replays a record and keeps what is needed to show any of its steps. Yields the number of steps so far, so that a page
 * can pause between two of them to draw.
 */
export function* develop(pool: CardPool, record: GameRecord): Generator<number, Film> {
  const steps: FilmStep[] = [];
  const kept = new Map<number, State>();
  let every = EVERY;
  const played = replay(pool, record);
  for (;;) {
    const next = played.next();
    if (next.done === true) return { header: record.header, steps, mismatch: next.value, kept };
    const { seat, at, move: act, events, state } = next.value;
    const move = act === null || isRuling(act) ? null : act;
    const n = steps.push({ seat, at, move, events }) - 1;
    // Anything but a move can't be replayed from here, so the state after it is kept.
    if (move === null || n % every === 0) kept.set(n, clone(state));
    if (kept.size > MOST_KEPT) every = thinOut(kept, steps, every);
    yield steps.length;
  }
}

/** Drops every other state, unless it can't be replayed from the one before. Returns the new distance. */
function thinOut(kept: Map<number, State>, steps: readonly FilmStep[], every: number): number {
  const wider = every * 2;
  for (const n of kept.keys()) if (n % wider !== 0 && steps[n]?.move !== null) kept.delete(n);
  return wider;
}

/** Returns the state after a step of a film; the caller may change it. Throws a RangeError if there is no such step. */
export function stateAt(pool: CardPool, { steps, kept }: Film, n: number): State {
  if (!Number.isInteger(n) || n < 0 || n >= steps.length) throw new RangeError(`no step ${n}`);
  let from = n;
  while (!kept.has(from)) from -= 1;
  const near = kept.get(from);
  if (near === undefined) throw new Error('a film without a deal');
  const state = clone(near);
  for (const { seat, move } of steps.slice(from + 1, n + 1)) {
    if (seat === null || move === null) throw new Error('what is no move was not kept');
    const done = applyMove(pool, state, seat, move);
    if (isRefusal(done)) throw new Error(`a replayed move is refused: ${done.rule}`);
  }
  return state;
}
