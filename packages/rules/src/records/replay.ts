/** Replays records. */
import { clone } from '../engine/clone.ts';
import type { CardPool, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import type { Act } from '../model/ruling.ts';
import { isRefusal, type RuleId } from '../model/refusal.ts';
import type { State } from '../model/state.ts';
import { isUnreadable } from '../saved/versions.ts';
import { openHeader } from './begin.ts';
import { addToLog, headerCheck, moveCheck, stateHash } from './chain.ts';
import { Course } from './course.ts';
import { fairFault, type FairFault } from './fairness.ts';
import type { GameRecord, RecordedSet } from './model.ts';
import { meaning } from './write.ts';

/** Where a record differs from its replay. Move 0 is the deal. */
export interface Mismatch {
  readonly n: number;
  readonly what:
    | { readonly kind: 'set'; readonly id: string; readonly found: string | null; readonly hash: string }
    | { readonly kind: 'table' | 'start'; readonly message: string }
    | { readonly kind: 'fair'; readonly fault: FairFault }
    | { readonly kind: 'deal' | 'changed' | 'unread' | 'time' }
    | { readonly kind: 'refused'; readonly rule: RuleId }
    | { readonly kind: 'state' | 'log' };
}

/** One replayed act; step 0 is the deal. To keep the state, copy it: later acts change or replace it. */
export interface ReplayStep {
  readonly n: number;
  readonly seat: Seat | null;
  readonly at: number;
  readonly text: string;
  readonly move: Act | null;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** Why a record can't be played with these sets; `null` if it can. */
export function validateSets(record: GameRecord, sets: readonly RecordedSet[]): Mismatch | null {
  for (const { id, hash } of record.header.sets) {
    const found = sets.find((one) => one.id === id)?.hash ?? null;
    if (found !== hash) return { n: 0, what: { kind: 'set', id, found, hash } };
  }
  return null;
}

/** Replays a record move by move as far as it is valid. Returns the first mismatch, or `null`. */
export function* replay(pool: CardPool, record: GameRecord): Generator<ReplayStep, Mismatch | null> {
  const { check: dealt, ...header } = record.header;
  const fault = header.fair === undefined ? null : fairFault(header, header.fair);
  if (fault !== null) return { n: 0, what: { kind: 'fair', fault } };
  const opened = openHeader(pool, record.header);
  if (isUnreadable(opened)) {
    const kind = header.start === undefined ? 'table' : 'start';
    return { n: 0, what: { kind, message: opened.error } };
  }
  const { events } = opened;
  const course = new Course(pool, opened.state);
  const { state } = course;
  if (headerCheck({ ...header, options: state.options }, events) !== dealt) {
    return { n: 0, what: { kind: 'deal' } };
  }
  yield { n: 0, seat: null, at: 0, text: '', move: null, events, state };
  let check = dealt;
  let log = addToLog('', events);
  let time = 0;
  for (const recorded of record.moves) {
    const { n, at, seat, move: text } = recorded;
    if (at < time) return { n, what: { kind: 'time' } };
    time = at;
    const move = recorded.exact ?? meaning(pool, course.state, seat, text);
    if (move === null) return { n, what: { kind: 'unread' } };
    const done = course.play(seat, move);
    if (isRefusal(done)) return { n, what: { kind: 'refused', rule: done.rule } };
    check = moveCheck(check, recorded, done.events);
    if (check !== recorded.check) return { n, what: { kind: 'changed' } };
    log = addToLog(log, done.events);
    yield { n, seat, at, text, move, events: done.events, state: course.state };
  }
  const n = record.moves.length;
  const { end } = record;
  if (end.state !== null && stateHash(course.state, record.header.state) !== end.state) {
    return { n, what: { kind: 'state' } };
  }
  return end.log === null || log === end.log ? null : { n, what: { kind: 'log' } };
}

/** Replays a record to its end. Returns the first mismatch, or `null`. */
export function verify(pool: CardPool, record: GameRecord): Mismatch | null {
  const steps = replay(pool, record);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** A game as it was played: its first state and its moves. */
export interface History {
  readonly start: State;
  readonly moves: readonly { readonly seat: Seat; readonly move: Act }[];
}

/** Returns the state after a number of a game's moves. Doesn't change the history. */
export function rebuild(pool: CardPool, { start, moves }: History, count: number): State {
  const course = new Course(pool, clone(start));
  for (const [at, { seat, move }] of moves.slice(0, count).entries()) {
    const done = course.play(seat, move);
    if (isRefusal(done)) throw new Error(`move ${at + 1} can't be made again: ${done.rule}`);
  }
  return course.state;
}
