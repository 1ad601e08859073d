/** Reads stored games. Nothing in a store is trusted: it is migrated and checked, and errors name the place. */
import { z } from 'zod';
import { census } from '../engine/census.ts';
import { parseAct } from '../engine/parse-ruling.ts';
import type { CardPool } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { SYSTEM } from '../model/move.ts';
import type { Act } from '../model/ruling.ts';
import type { State } from '../model/state.ts';
import { event } from './event-schema.ts';
import { state } from './state-schema.ts';
import { isUnreadable, upgrade, type Unreadable } from './versions.ts';

const versioned = z.object({ version: z.int().min(1) });

/**
 * Reads a state saved by this version or an older one. Every card of the pool must be in exactly one place, and every
 * seat must be a player's.
 */
export function readState(pool: CardPool, json: unknown): State | Unreadable {
  const said = versioned.safeParse(json);
  if (!said.success) return { error: 'version: a state says its version, a number from 1' };
  const upgraded = upgrade('state', json, said.data.version);
  if (isUnreadable(upgraded)) return upgraded;
  const read = check(state, upgraded.value);
  if (isUnreadable(read)) return read;
  const { value } = read;
  if (value.sets.join(' ') !== pool.sets.join(' ')) {
    return { error: `sets: the game is played with ${value.sets.join(', ')}, not ${pool.sets.join(', ')}` };
  }
  if (value.turn >= value.players.length) return { error: `turn: there is no seat ${value.turn}` };
  const [misplaced] = census(pool, value);
  return misplaced === undefined ? value : { error: `the cards: ${misplaced}` };
}

/** Reads an act saved with a state of version `version`. Only the system may have made a `timeout` or a ruling. */
export function readSavedMove(json: unknown, version: number, seat: number): Act | Unreadable {
  const upgraded = upgrade('move', json, version);
  if (isUnreadable(upgraded)) return upgraded;
  if (seat === SYSTEM && TIMEOUT.safeParse(upgraded.value).success) return { do: 'timeout' };
  return parseAct(upgraded.value, seat);
}

const TIMEOUT = z.strictObject({ do: z.literal('timeout') });

/** Reads the events of a move saved with a state of version `version`. */
export function readEvents(json: unknown, version: number): readonly GameEvent[] | Unreadable {
  if (!Array.isArray(json)) return { error: 'the events: expected a list' };
  const events: GameEvent[] = [];
  for (const [at, one] of json.entries()) {
    const upgraded = upgrade('event', one, version);
    const read = isUnreadable(upgraded) ? upgraded : check(event, upgraded.value);
    if (isUnreadable(read)) return { error: `events[${at}]: ${read.error}` };
    events.push(read.value);
  }
  return events;
}

function check<T>(schema: z.ZodType<T>, value: unknown): { readonly value: T } | Unreadable {
  const read = schema.safeParse(value);
  if (read.success) return { value: read.data };
  const [issue] = read.error.issues;
  return { error: `${z.core.toDotPath(issue?.path ?? [])}: ${issue?.message ?? 'not as it should be'}` };
}
