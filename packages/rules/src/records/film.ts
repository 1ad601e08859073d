/** A replayed game that can be looked at in any order: a scrubber's other half. */
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

/** One step of a film; its index is how many lines of moves have been played, 0 being the deal. */
export interface FilmStep {
  /** `null` for the deal, -1 for the clock. */
  readonly seat: Seat | null;
  /** Milliseconds since the start. */
  readonly at: number;
  /** `null` for the deal, and where what happened was no move: a ruling, or a rewind. */
  readonly move: Move | null;
  readonly events: readonly GameEvent[];
}

export interface Film {
  readonly header: RecordHeader;
  readonly steps: readonly FilmStep[];
  /** Where the record stops being what was played; the steps end before it. `null`: nowhere, the seal is whole. */
  readonly mismatch: Mismatch | null;
  /** Tables kept on the way, by step, the first of all among them. */
  readonly kept: ReadonlyMap<number, State>;
}

/** A table is kept every so many steps at first; further apart once there are too many. */
const EVERY = 16;
const MOST_KEPT = 256;

/**
 * Replays a record, keeping what it takes to look at any step of it. Yields how many steps there are so far, so that
 * whoever has a page to draw can pause between two of them.
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
    // What is no move can't be made again: the table after it is kept.
    if (move === null || n % every === 0) kept.set(n, clone(state));
    if (kept.size > MOST_KEPT) every = thinOut(kept, steps, every);
    yield steps.length;
  }
}

/** Drops every other table, as far as it can be had from the one before it. Returns the new distance. */
function thinOut(kept: Map<number, State>, steps: readonly FilmStep[], every: number): number {
  const wider = every * 2;
  for (const n of kept.keys()) if (n % wider !== 0 && steps[n]?.move !== null) kept.delete(n);
  return wider;
}

/** The table after a step of a film, for the caller to keep or change. Throws a RangeError for a step that there isn't. */
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
