/**
 * Where tables are kept. Everything written survives a process killed at any moment. A writer with outdated knowledge
 * always gets a {@link StaleError}.
 */
import type { State } from '@kickdoor/rules';
import type { CodeStore } from './code-store.ts';
import type { CounterStore } from './counter-store.ts';
import type { OwnerStore } from './owner-store.ts';
import type { PackStore } from './pack-store.ts';
import type { GameRecord, MoveRecord, SavedClocks, Setup, TableRecord } from './records.ts';

/** Somebody else has changed the table since it was read. */
export class StaleError extends Error {
  override readonly name = 'StaleError';
}

/** The table is not this writer's any more: another node has claimed it. Nothing was written. */
export class NotMineError extends Error {
  override readonly name = 'NotMineError';
}

/** The store is currently unreachable. It is not known whether the last write arrived. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

/** Something in the store can't be read. The message says where. It was left unchanged. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** A move to store, with everything that must be stored together with it. */
export interface Append {
  readonly table: string;
  readonly move: MoveRecord;
  readonly clocks: SavedClocks;
  /** Whether the move ends the game, and with it the table. */
  readonly over: boolean;
}

/** The time left of a table's waits, saved after move `number`. */
export interface KeptWaits {
  readonly table: string;
  readonly number: number;
  readonly clocks: SavedClocks;
}

/** Storage of tables and their games: everything that rooms need. */
export interface TableStore {
  /** Adds a table at version 1. Throws {@link StaleError}, as `change` does, if one of its host's packs is gone. */
  create(id: string, setup: Setup): Promise<void>;
  table(id: string): Promise<TableRecord | null>;
  /** Public tables created at `since` or later (milliseconds since 1970) that have not started, newest first. */
  open(since: number, most: number): Promise<readonly TableRecord[]>;
  /** Replaces the setup of a table at `version`. Throws {@link StaleError} if its version has changed. */
  change(id: string, version: number, setup: Setup): Promise<void>;
  /** Like `change`, and adds the first state of the game. */
  start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void>;
  /**
   * Appends the next move of a game. Throws {@link StaleError} if its number isn't the next one, or if the seat already
   * made a move with this id. Calls in the same turn of the event loop are written together.
   */
  append(append: Append): Promise<void>;
  /** The number of the move that a seat made under an id. */
  find(id: string, seat: number, moveId: string): Promise<number | null>;
  /** A table's game up to the first damaged row; `null` if there is none. */
  game(id: string): Promise<GameRecord | null>;
  /** Moves with `from` <= number <= `to`. */
  moves(id: string, from: number, to: number): Promise<readonly MoveRecord[]>;
  /** Stores the state after a move, so that fewer moves have to be replayed. */
  snapshot(id: string, number: number, state: State): Promise<void>;
  /** Stores a set of cards under its hash, unless there is one already. */
  keepSet(hash: string, content: string): Promise<void>;
  /** Returns a set of cards by its hash; `null` if it isn't stored. */
  set(hash: string): Promise<string | null>;
  /** Saves the time left of several tables' waits, in one batch. */
  keepWaits(waits: readonly KeptWaits[]): Promise<void>;
  /** Tables with a wait that runs by date and was over by `now` (milliseconds since 1970), earliest first. */
  due(now: number, most: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The complete store of a server. */
export interface Store extends TableStore, OwnerStore, CodeStore, CounterStore, PackStore {}
