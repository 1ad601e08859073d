/**
 * Where tables are kept. Whatever was written is there after the process was killed at any moment. Several processes
 * may use one store: a writer whose knowledge is old finds out from {@link StaleError}, never from luck.
 */
import type { State } from '@kickdoor/rules';
import type { GameRecord, MoveRecord, SavedClocks, Setup, TableRecord } from './records.ts';

/** Somebody else has changed the table since it was read. */
export class StaleError extends Error {
  override readonly name = 'StaleError';
}

export interface Store {
  /** Adds a table at version 1. */
  create(id: string, setup: Setup): Promise<void>;
  table(id: string): Promise<TableRecord | null>;
  /** Public tables that have not started, the newest first. */
  open(since: number, most: number): Promise<readonly TableRecord[]>;
  /** Replaces the setup of a table known at `version`; throws {@link StaleError} where it is another by now. */
  change(id: string, version: number, setup: Setup): Promise<void>;
  /** The same, and the first state of the game with it. */
  start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void>;
  /**
   * Adds the next move; throws {@link StaleError} where a move has this number already, or where the seat's move of
   * this id is there. `over` ends the table.
   */
  append(id: string, move: MoveRecord, clocks: SavedClocks, over: boolean): Promise<void>;
  /** The number of the move that a seat made under an id. */
  find(id: string, seat: number, moveId: string): Promise<number | null>;
  game(id: string): Promise<GameRecord | null>;
  /** Moves with `from` <= number <= `to`. */
  moves(id: string, from: number, to: number): Promise<readonly MoveRecord[]>;
  /** Keeps the state after a move, so that fewer moves have to be played again. */
  snapshot(id: string, number: number, state: State): Promise<void>;
  /** Keeps what is left of the waits after move `number`, unless there is a newer move. */
  clocks(id: string, number: number, clocks: SavedClocks): Promise<void>;
  close(): Promise<void>;
}
