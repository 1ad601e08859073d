/**
 * Where tables are kept. Whatever was written is there after the process was killed at any moment. A writer whose
 * knowledge is old finds out from {@link StaleError}, never from luck.
 */
import type { State } from '@kickdoor/rules';
import type { GameRecord, MoveRecord, SavedClocks, Setup, TableRecord } from './records.ts';

/** Somebody else has changed the table since it was read. */
export class StaleError extends Error {
  override readonly name = 'StaleError';
}

/** Something lies in the store that can't be read; the message names the place. It was left as it is. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** A move to be kept, with what has to be kept together with it. */
export interface Append {
  readonly table: string;
  readonly move: MoveRecord;
  readonly clocks: SavedClocks;
  /** Whether the move ends the game, and with it the table. */
  readonly over: boolean;
}

/** What was left of a table's waits after move `number`. */
export interface KeptWaits {
  readonly table: string;
  readonly number: number;
  readonly clocks: SavedClocks;
}

export interface Store {
  /** Adds a table at version 1. */
  create(id: string, setup: Setup): Promise<void>;
  table(id: string): Promise<TableRecord | null>;
  /**
   * Public tables made at `since` or later (milliseconds since 1970) that have not started, the newest first. One that
   * can't be read is left out.
   */
  open(since: number, most: number): Promise<readonly TableRecord[]>;
  /** Replaces the setup of a table known at `version`; throws {@link StaleError} where it is another by now. */
  change(id: string, version: number, setup: Setup): Promise<void>;
  /** The same, and the first state of the game with it. */
  start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void>;
  /**
   * Adds the next move of a game; throws {@link StaleError} where its number is not the next one, or where the seat's
   * move of this id is there. What is asked for in one turn of the event loop is written together.
   */
  append(append: Append): Promise<void>;
  /** The number of the move that a seat made under an id. */
  find(id: string, seat: number, moveId: string): Promise<number | null>;
  /** The game of a table as far as it can be believed; `null` where there is none. */
  game(id: string): Promise<GameRecord | null>;
  /** Moves with `from` <= number <= `to`. */
  moves(id: string, from: number, to: number): Promise<readonly MoveRecord[]>;
  /** Keeps the state after a move, so that fewer moves have to be played again. */
  snapshot(id: string, number: number, state: State): Promise<void>;
  /** Keeps a set of cards under its hash, once: what is there already stays. */
  keepSet(hash: string, content: string): Promise<void>;
  /** A set of cards by its hash; `null` where it was not kept. */
  set(hash: string): Promise<string | null>;
  /** Keeps what is left of the waits of some tables, all together. */
  keepWaits(waits: readonly KeptWaits[]): Promise<void>;
  close(): Promise<void>;
}
