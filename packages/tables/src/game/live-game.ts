/** One table's game in memory. Plays moves, and writes each to the store before it counts. */
import {
  Course,
  SYSTEM,
  applyMove,
  fork,
  isRefusal,
  remember,
  type CardPool,
  type Applied,
  type GameEvent,
  type Move,
  type Refusal,
  type Ruling,
  type Seat,
  type State,
  type Thought,
} from '@kickdoor/rules';
import { NO_PAST, recall, type Past } from '@kickdoor/bots';
import type { TablePace } from '@kickdoor/protocol';
import { TableProblem } from '../base/problem.ts';
import type { Damage, MoveRecord } from '../store/records.ts';
import { StaleError } from '../store/store.ts';
import { ClockKeeper } from './clock-keeper.ts';
import type { Context } from '../context/context.ts';
import { reportDefect } from './defect.ts';
import { replay, stateOf, type Beginning } from './replayed.ts';
import { waitsOf } from './times.ts';
import { SecondThoughts } from './second-thoughts.ts';
import { Snapshots } from './snapshots.ts';

/** Moves kept in memory for clients that missed the last few. Older ones are read from the store. */
const RECENT = 4;
/** Most moves sent to a client that was away. After a longer absence it gets only the last of them. */
const STEPS_TOLD = 400;
/** Moves replayed into the bots' memory when a game is loaded: a whole game, usually. */
const REMEMBERED = 400;

/** The move that ends the innermost wait. */
export const TIME: { readonly seat: number; readonly move: Move } = { seat: SYSTEM, move: { do: 'timeout' } };

export type Played = { readonly number: number } | { readonly refusal: Refusal };

/** A game after a given move. */
interface Position {
  readonly pool: CardPool;
  readonly state: State;
  readonly number: number;
  /** The number of its newest snapshot, if that is an earlier one. */
  readonly kept?: number;
  /** How much time its players have. */
  readonly pace?: TablePace;
}

/**
 * Moves must be played one at a time, as a table's queue does. The states that it hands out never change: each move
 * makes a new one.
 */
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
  #past: Past = NO_PAST;
  #recent: MoveRecord[] = [];
  readonly #secondThoughts: SecondThoughts;
  readonly #snapshots: Snapshots;

  constructor(context: Context, table: string, at: Position, damage: Damage | null = null) {
    this.#context = context;
    this.#table = table;
    this.pool = at.pool;
    this.damage = damage;
    this.#secondThoughts = new SecondThoughts();
    this.#state = at.state;
    this.#number = at.number;
    this.#snapshots = new Snapshots(context, table, at.kept ?? at.number);
    this.#pace = at.pace ?? 'normal';
    this.waits = new ClockKeeper(context.clock, this.#pace === 'days');
    this.waits.set(waitsOf(at.state, this.#pace));
    remember(at.pool, at.state);
  }

  /** Loads a game from the store. Throws `UnreadableError`. */
  static async load(
    context: Context,
    table: string,
    { pool, pace, start }: Pick<Position, 'pool' | 'pace'> & Beginning,
  ): Promise<LiveGame> {
    const record = await context.store.game(table);
    if (record === null) throw new Error(`table ${table} has started, but its game is not in the store`);
    const state = await stateOf(context, table, { pool, start }, record);
    const number = record.moves.at(-1)?.number ?? record.snapshot.number;
    const recent = record.moves.length > 0 ? record.moves : await context.store.moves(table, number, number);
    const game = new LiveGame(
      context,
      table,
      { pool, state, number, kept: record.snapshot.number, ...(pace === undefined ? {} : { pace }) },
      record.damage,
    );
    game.#recent = recent.slice(-RECENT);
    game.#past = pastOf(await context.store.moves(table, number - REMEMBERED + 1, number));
    game.waits.restore(waitsOf(state, game.#pace), record.clocks);
    return game;
  }

  get state(): State {
    return this.#state;
  }

  get number(): number {
    return this.#number;
  }

  /** What players did to each other recently, as bots remember it. */
  get past(): Past {
    return this.#past;
  }

  /** When the newest move was made, in milliseconds since 1970; `null` before the first one. */
  get changedAt(): number | null {
    return this.#recent.at(-1)?.at ?? null;
  }

  get over(): boolean {
    return this.#state.phase === 'over';
  }

  /**
   * Plays a move, once for each `moveId` of a seat. Throws `StaleError` if another writer was faster; this game is then
   * out of date. A failure of the rules is reported and changes nothing. A bot's thought is stored but never sent.
   */
  async play(seat: number, moveId: string | null, move: Move, thought?: Thought): Promise<Played> {
    const next = fork(this.#state);
    const answer = this.#act(next, seat, move);
    if (isRefusal(answer)) {
      const done = await this.#doneAs(seat, moveId);
      if (done !== null) return { number: done };
      this.#context.meter.refused(answer.rule);
      return { refusal: answer };
    }
    const before = this.#state;
    const act = { seat, moveId, move, events: answer.events, ...(thought === undefined ? {} : { thought }) };
    const played = await this.#store(next, act);
    const isOwnAct = moveId !== null && this.#state === next;
    if (isOwnAct) this.#secondThoughts.acted({ number: this.#number, seat, before }, next);
    else this.#secondThoughts.forget();
    return played;
  }

  /** The number of a seat's last act, if its player may take it back. */
  undoable(seat: Seat | null): number | null {
    return this.#secondThoughts.of(seat);
  }

  /** Takes back a player's last act, `number`, if it is harmless and nobody has acted since. */
  async takeBack(seat: Seat, moveId: string, number: number): Promise<number> {
    const back = this.#secondThoughts.takeBack(seat, number, this.#state);
    if (back === null) {
      const done = await this.#doneAs(seat, moveId);
      if (done !== null) return done;
      throw new TableProblem('nothing-to-undo', 'this is not an act that can be taken back now', 'number');
    }
    const move = { do: 'rewind', to: number } as const;
    const played = await this.#store(back.state, { seat, moveId, move, events: back.events });
    this.#secondThoughts.tookBack(number);
    // Moves after a rewind can't be replayed from an older snapshot.
    await this.keep();
    return played.number;
  }

  /** Replays the whole game from its first state. Throws `UnreadableError`. */
  async course(start: () => State): Promise<Course> {
    const moves = await this.#context.store.moves(this.#table, 1, this.#number);
    return replay(this.#table, new Course(this.pool, start()), moves);
  }

  /** Carries out a ruling: the game continues from another state. Throws `StaleError`. */
  async rule(next: State, ruling: Ruling, events: readonly GameEvent[]): Promise<void> {
    await this.#store(next, { seat: SYSTEM, moveId: null, move: ruling, events });
    this.#secondThoughts.forget();
    // Moves after a rewind can't be replayed from an older snapshot.
    await this.keep();
  }

  /** Writes an act to the store, then adopts the state that it leads to. */
  async #store(next: State, act: Omit<MoveRecord, 'number' | 'at'>): Promise<{ readonly number: number }> {
    const { seat, moveId } = act;
    const open = waitsOf(next, this.#pace);
    const at = this.#context.clock.date();
    const record = { ...act, number: this.#number + 1, at };
    const over = next.phase === 'over';
    try {
      const left = this.waits.saveNext(open);
      await this.#context.store.append({ table: this.#table, move: record, clocks: left, over });
    } catch (error) {
      // The same move may have been sent and played before; the store finds it by its id.
      const done = error instanceof StaleError ? await this.#doneAs(seat, moveId) : null;
      if (done === null) throw error;
      return { number: done };
    }
    const before = this.#state;
    this.#state = next;
    // Memoize now: other tables are played before this one is looked at again.
    remember(this.pool, next, before);
    this.#number = record.number;
    this.#past = recall(this.#past, record.events);
    this.#context.meter.moved(moveId !== null ? 'player' : seat === SYSTEM ? 'clock' : 'server');
    this.#recent = [...this.#recent.slice(1 - RECENT), record];
    this.waits.set(open);
    if (over) await this.keep();
    else this.#snapshots.moved(record.number, next);
    return { number: this.#number };
  }

  /** The moves after a number if they are in memory, `null` otherwise. */
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

  /** Saves a snapshot of the current state. Without it nothing is lost, but a restart replays more. Never throws. */
  keep(): Promise<void> {
    return this.#snapshots.keep(this.#number, this.#state);
  }

  /** The number of the move that a seat already made under an id. */
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

function pastOf(moves: readonly MoveRecord[]): Past {
  return moves.reduce((past, { events }) => recall(past, events), NO_PAST);
}
