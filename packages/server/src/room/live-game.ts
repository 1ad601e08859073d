/** One table's game in memory: plays moves, and writes each to the store before it counts. */
import {
  SYSTEM,
  applyMove,
  fork,
  isRefusal,
  isUnreadable,
  readState,
  remember,
  type CardPool,
  type Applied,
  type Move,
  type Refusal,
  type State,
} from '@kickdoor/rules';
import type { TablePace } from '@kickdoor/protocol';
import { TableProblem } from '../problem.ts';
import type { Damage, GameRecord, MoveRecord } from '../store/records.ts';
import { StaleError, UnreadableError } from '../store/store.ts';
import { ClockKeeper } from './clock-keeper.ts';
import type { Context } from './context.ts';
import { reportDefect } from './defect.ts';
import { waitsOf } from './times.ts';

/** Moves kept in memory for clients that missed the last few; older ones are read from the store. */
const RECENT = 4;
/** Most moves sent to a client that was away; after a longer absence it gets only the last of them. */
const STEPS_TOLD = 400;
/** Moves between two snapshots, and so the most that are replayed after a restart. */
const SNAPSHOT_EVERY = 50;

export type Played = { readonly number: number } | { readonly refusal: Refusal };

/** A game after a given move. */
interface Position {
  readonly pool: CardPool;
  readonly state: State;
  readonly number: number;
  /** How much time its players have. */
  readonly pace?: TablePace;
}

export class LiveGame {
  readonly pool: CardPool;
  readonly waits: ClockKeeper;
  /** What was found to be lost when the game was loaded; `null` if nothing. */
  readonly damage: Damage | null;
  readonly #context: Context;
  readonly #table: string;
  readonly #pace: TablePace;
  #state: State;
  #number: number;
  #recent: MoveRecord[] = [];
  #snapshot: number;

  constructor(context: Context, table: string, at: Position, damage: Damage | null = null) {
    this.#context = context;
    this.#table = table;
    this.pool = at.pool;
    this.damage = damage;
    this.#state = at.state;
    this.#number = at.number;
    this.#snapshot = at.number;
    this.#pace = at.pace ?? 'normal';
    this.waits = new ClockKeeper(context.clock, this.#pace === 'days');
    this.waits.set(waitsOf(at.state, this.#pace));
    remember(at.pool, at.state);
  }

  /** Takes a game up from the store. Throws {@link UnreadableError}. */
  static async load(
    context: Context,
    table: string,
    { pool, pace }: Pick<Position, 'pool' | 'pace'>,
  ): Promise<LiveGame> {
    const record = await context.store.game(table);
    if (record === null) throw new Error(`table ${table} has started, but its game is not in the store`);
    const state = replay(table, pool, record);
    const number = record.moves.at(-1)?.number ?? record.snapshot.number;
    const game = new LiveGame(
      context,
      table,
      { pool, state, number, ...(pace === undefined ? {} : { pace }) },
      record.damage,
    );
    game.#snapshot = record.snapshot.number;
    game.#recent = record.moves.slice(-RECENT);
    game.waits.restore(waitsOf(state, game.#pace), record.clocks);
    return game;
  }

  get state(): State {
    return this.#state;
  }

  get number(): number {
    return this.#number;
  }

  get over(): boolean {
    return this.#state.phase === 'over';
  }

  /**
   * Plays a move, once for each `moveId` of a seat. Throws `StaleError` if another writer was faster; this game is then
   * out of date. A failure of the rules is reported and changes nothing.
   */
  async play(seat: number, moveId: string | null, move: Move): Promise<Played> {
    const next = fork(this.#state);
    const answer = this.#act(next, seat, move);
    if (isRefusal(answer)) {
      const done = await this.#doneAs(seat, moveId);
      if (done !== null) return { number: done };
      this.#context.meter.refused(answer.rule);
      return { refusal: answer };
    }
    const open = waitsOf(next, this.#pace);
    const at = this.#context.clock.date();
    const record = { number: this.#number + 1, seat, move, moveId, at, events: answer.events };
    const over = next.phase === 'over';
    try {
      const left = this.waits.saveNext(open);
      await this.#context.store.append({ table: this.#table, move: record, clocks: left, over });
    } catch (error) {
      // The store finds a move by its id: this one may have been sent, and played, before.
      const done = error instanceof StaleError ? await this.#doneAs(seat, moveId) : null;
      if (done === null) throw error;
      return { number: done };
    }
    this.#state = next;
    // Other tables are played before this one is looked at again.
    remember(this.pool, next);
    this.#number = record.number;
    this.#context.meter.moved(moveId !== null ? 'player' : seat === SYSTEM ? 'clock' : 'server');
    this.#recent = [...this.#recent.slice(1 - RECENT), record];
    this.waits.set(open);
    if (over || this.#number - this.#snapshot >= SNAPSHOT_EVERY) await this.keep();
    return { number: this.#number };
  }

  /** The moves after a number, if they are in memory; otherwise `null`. */
  recentAfter(number: number): readonly MoveRecord[] | null {
    if (number > this.#number) return null;
    const first = this.#recent[0]?.number ?? this.#number + 1;
    return number + 1 < first ? null : this.#recent.filter((step) => step.number > number);
  }

  /** The moves after a number, from the store; `null` if there is no such number or there are too many. */
  async stepsAfter(number: number): Promise<readonly MoveRecord[] | null> {
    if (number > this.#number || this.#number - number > STEPS_TOLD) return null;
    return this.recentAfter(number) ?? this.#context.store.moves(this.#table, number + 1, this.#number);
  }

  /** The last moves, from the store. */
  async lastSteps(): Promise<readonly MoveRecord[]> {
    return this.#context.store.moves(this.#table, this.#number - STEPS_TOLD + 1, this.#number);
  }

  /** Saves a snapshot. Nothing is lost without it; a restart just has more to replay. */
  async keep(): Promise<void> {
    if (this.#snapshot === this.#number) return;
    const number = this.#number;
    try {
      await this.#context.store.snapshot(this.#table, number, this.#state);
      this.#snapshot = number;
    } catch (error) {
      this.#context.log.warn({ table: this.#table, number, err: error }, 'no snapshot was kept');
    }
  }

  /** The number of the move that a seat has already made under an id. */
  async #doneAs(seat: number, moveId: string | null): Promise<number | null> {
    return moveId === null ? null : this.#context.store.find(this.#table, seat, moveId);
  }

  #act(next: State, seat: number, move: Move): Applied | Refusal {
    try {
      return applyMove(this.pool, next, seat, move);
    } catch (error) {
      const what = { table: this.#table, number: this.#number, seat, move, state: this.#state };
      reportDefect(this.#context, what, error);
      throw new TableProblem('defect', 'the rules failed at this move; the game is as it was before');
    }
  }
}

/** The state after all moves of a record. Throws {@link UnreadableError}. */
function replay(table: string, pool: CardPool, { snapshot, moves }: GameRecord): State {
  const state = readState(pool, snapshot.state);
  if (isUnreadable(state)) {
    throw new UnreadableError(`the state of table ${table} after move ${snapshot.number}: ${state.error}`);
  }
  for (const { number, seat, move } of moves) {
    const answer = applyMove(pool, state, seat, move);
    if (isRefusal(answer)) {
      throw new UnreadableError(`move ${number} of table ${table} is forbidden by now: ${answer.rule}`);
    }
  }
  return state;
}

/** The move that ends the innermost wait. */
export const TIME: { readonly seat: number; readonly move: Move } = { seat: SYSTEM, move: { do: 'timeout' } };
