/** The hash chain of a record: each line covers all lines before it and their results. */
import type { GameEvent } from '../model/event.ts';
import { STATE_VERSION, type State } from '../model/state.ts';
import { canonicalJson, sha256 } from './canonical.ts';
import type { RecordedMove, RecordedState, RecordHeader } from './model.ts';

/** Returns the hash of a state, in the format of a version that records may have. */
export function stateHash(state: State, version: RecordedState = STATE_VERSION): string {
  return sha256(canonicalJson(version === 1 ? { ...state, version, streams: undefined } : state));
}

/** Returns the check of a record's first line. */
export function headerCheck(header: Omit<RecordHeader, 'check'>, events: readonly GameEvent[]): string {
  return short(canonicalJson([header, events]));
}

/** Returns the check of a move's line, chained to the line before it. */
export function moveCheck(
  before: string,
  { n, at, seat, move, exact }: Omit<RecordedMove, 'check'>,
  events: readonly GameEvent[],
): string {
  return short(before + canonicalJson([n, at, seat, move, exact ?? null, events]));
}

/** Extends the hash of the log with new events. */
export function addToLog(log: string, events: readonly GameEvent[]): string {
  return sha256(log + canonicalJson(events));
}

function short(text: string): string {
  return sha256(text).slice(0, 12);
}
