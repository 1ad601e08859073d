/** The game of one table in memory: plays moves, and has each in the store before it counts. */
import {
  KEEPER,
  act,
  clocks,
  clone,
  isRefusal,
  type Box,
  type Done,
  type Move,
  type Refusal,
  type State,
} from '@kickdoor/rules';
import { TableProblem } from '../problem.ts';
import type { GameRecord, MoveRecord } from '../store/records.ts';
import { ClockKeeper } from './clock-keeper.ts';
import type { Context } from './context.ts';
import { reportDefect } from './defect.ts';

/** Steps that are told to a client that was away; who was away for longer gets these as all that is told. */
const STEPS_KEPT = 400;
/** Moves between two snapshots: as many at most are played again after a restart. */
const SNAPSHOT_EVERY = 50;

export type Played = { readonly number: number } | { readonly refusal: Refusal };

export class LiveGame {
  readonly box: Box;
  readonly waits = new ClockKeeper();
  readonly #context: Context;
  readonly #table: string;
  #state: State;
  #number: number;
  #steps: MoveRecord[];
  #snapshot: number;

  /** A game at a known point; `steps` are its last moves. */
  constructor(
    context: Context,
    table: string,
    at: { readonly box: Box; readonly state: State; readonly number: number; readonly steps: MoveRecord[] },
  ) {
    this.#context = context;
    this.#table = table;
    this.box = at.box;
    this.#state = at.state;
    this.#number = at.number;
    this.#steps = at.steps;
    this.#snapshot = at.number;
    this.waits.set(clocks(at.state), Date.now());
  }

  /** Takes a game up from the store. */
  static async load(context: Context, table: string, box: Box): Promise<LiveGame> {
    const record = await context.store.game(table);
    if (record === null) throw new Error(`table ${table} has started, but its game is not in the store`);
    const state = replay(context, table, box, record);
    const number = record.moves.at(-1)?.number ?? record.snapshot.number;
    const steps = await context.store.moves(table, number - STEPS_KEPT + 1, number);
    const game = new LiveGame(context, table, { box, state, number, steps: [...steps] });
    game.#snapshot = record.snapshot.number;
    game.waits.restore(clocks(state), record.clocks, Date.now());
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
   * Plays a move, once for each `moveId` of a seat. Throws `StaleError` where another writer was faster; then this game
   * is out of date. A failure of the rules is reported and leaves everything as it was.
   */
  async play(seat: number, moveId: string | null, move: Move): Promise<Played> {
    if (moveId !== null) {
      const done = await this.#context.store.find(this.#table, seat, moveId);
      if (done !== null) return { number: done };
    }
    const next = clone(this.#state);
    const answer = this.#act(next, seat, move);
    if (isRefusal(answer)) return { refusal: answer };
    const now = Date.now();
    const open = clocks(next);
    const record = { number: this.#number + 1, seat, move, moveId, at: now, events: answer.events };
    const over = next.phase === 'over';
    await this.#context.store.append(this.#table, record, this.waits.saveNext(open, now), over);
    this.#state = next;
    this.#number = record.number;
    this.#steps.push(record);
    if (this.#steps.length > 2 * STEPS_KEPT) this.#steps = this.#steps.slice(-STEPS_KEPT);
    this.waits.set(open, Date.now());
    if (over || this.#number - this.#snapshot >= SNAPSHOT_EVERY) await this.keep();
    return { number: this.#number };
  }

  /** The moves after a number; `null` where they are not all here. */
  stepsAfter(number: number): readonly MoveRecord[] | null {
    if (number > this.#number) return null;
    const first = this.#steps[0]?.number ?? this.#number + 1;
    return number + 1 < first ? null : this.#steps.filter((step) => step.number > number);
  }

  /** The last moves. */
  get lastSteps(): readonly MoveRecord[] {
    return this.#steps.slice(-STEPS_KEPT);
  }

  /** Puts a snapshot into the store. Without it nothing is lost, only more is played again. */
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

  #act(next: State, seat: number, move: Move): Done | Refusal {
    try {
      return act(this.box, next, seat, move);
    } catch (error) {
      const what = { table: this.#table, number: this.#number, seat, move, state: this.#state };
      reportDefect(this.#context, what, error);
      throw new TableProblem('defect', 'the rules failed at this move; the game is as it was before');
    }
  }
}

/** The state after all moves of a record. */
function replay(context: Context, table: string, box: Box, record: GameRecord): State {
  const { state } = record.snapshot;
  for (const { number, seat, move } of record.moves) {
    const answer = act(box, state, seat, move);
    if (!isRefusal(answer)) continue;
    context.log.error({ table, number, rule: answer.rule }, 'a stored move is not lawful any more');
    throw new TableProblem('defect', `move ${number} of this game can't be played again with these rules`);
  }
  return state;
}

/** The move by which the innermost wait ends. */
export const TIME: { readonly seat: number; readonly move: Move } = { seat: KEEPER, move: { do: 'time' } };
