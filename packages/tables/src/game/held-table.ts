/**
 * A table as this process holds it: a copy of what is stored, changed by one task at a time. It is reloaded if another
 * writer was faster, and dropped if it turns out to be another node's.
 */
import { unavailable, type TableProblem } from '../base/problem.ts';
import type { Setup, TableRecord } from '../store/records.ts';
import { NotMineError, StaleError, StoreAwayError } from '../store/store.ts';
import type { Context } from '../context/context.ts';
import type { LiveGame } from './live-game.ts';
import { loadGame, type Loaded } from './load-game.ts';
import { Queue } from '../base/queue.ts';

/** The room's reactions to changes of its table. */
export interface HeldTableEvents {
  /** The seating has changed and is stored. */
  readonly changed: () => void;
  /** The table was read from the store again; anything sent before may be wrong. */
  readonly reloaded: () => void;
  /** Nothing may be written or sent from now on. */
  readonly dropped: () => void;
  /** A background task has failed. */
  readonly failed: () => void;
}

/**
 * Everything that changes a table runs in its queue, by {@link run}, {@link change} or {@link enqueue}. `revise`,
 * `freshly` and `start` are called within such a task.
 */
export class HeldTable {
  readonly id: string;
  readonly queue = new Queue();
  readonly #context: Context;
  readonly #on: HeldTableEvents;
  readonly #deaf: () => void;
  #record: TableRecord;
  #loaded: Loaded;
  #dropped = false;
  #closed = false;

  constructor(context: Context, record: TableRecord, loaded: Loaded, on: HeldTableEvents) {
    this.id = record.id;
    this.#context = context;
    this.#record = record;
    this.#loaded = loaded;
    this.#on = on;
    this.#deaf = context.messenger.listen(this.id, ({ writer }) => {
      if (writer !== context.writer) this.enqueue(() => this.reload());
    });
  }

  get record(): TableRecord {
    return this.#record;
  }

  get setup(): Setup {
    return this.#record.setup;
  }

  /** `null` before the start, and if the game can't continue. */
  get game(): LiveGame | null {
    return this.#loaded.game;
  }

  /** Why the game can't continue; `null` if it can. */
  get stopped(): TableProblem | null {
    return this.#loaded.stopped;
  }

  /** Whether the table is, or may be, another node's. */
  get dropped(): boolean {
    return this.#dropped;
  }

  /** Whether tasks are no longer accepted because the table is dropped or closed. */
  get over(): boolean {
    return this.#dropped || this.#closed;
  }

  /**
   * Runs a task after those before it. If the table turns out to be another node's, it is dropped before the caller
   * hears of it. Throws {@link NotMineError} once it is dropped, and a problem once it is closed.
   */
  run<T>(task: () => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      if (this.#dropped) throw new NotMineError(`table ${this.id} is not played here any more`);
      // Whoever opens the table again would not see the task's changes.
      if (this.#closed) throw unavailable();
      try {
        return await task();
      } catch (error) {
        if (error instanceof NotMineError || error instanceof StoreAwayError) this.drop();
        throw error;
      }
    });
  }

  /** Runs a background task. */
  enqueue(task: () => Promise<void>): void {
    this.run(task).catch((error: unknown) => {
      if (this.over) return;
      this.#context.log.error({ table: this.id, err: error }, 'a table failed');
      this.#on.failed();
    });
  }

  /** Runs a task. If another writer was faster, reloads the table and runs it again. */
  async freshly<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
      await this.outrun();
      return task();
    }
  }

  /** Reloads the table because another writer was faster. */
  async outrun(): Promise<void> {
    this.#context.log.warn({ table: this.id }, 'another writer was faster');
    await this.reload();
  }

  async reload(): Promise<void> {
    const record = await this.#context.store.table(this.id);
    if (record === null) throw new Error(`table ${this.id} is not in the store any more`);
    this.#loaded = await loadGame(this.#context, record);
    this.#record = record;
    this.#on.reloaded();
  }

  /** Changes the seating or the table's settings. `how` throws a problem if that is impossible. */
  change(how: (setup: Setup) => Setup | Promise<Setup>): Promise<void> {
    return this.run(async () => {
      await this.revise(how);
      this.#on.changed();
    });
  }

  /** The same within a running task, without telling anybody. Writes nothing if nothing changes. */
  revise(how: (setup: Setup) => Setup | Promise<Setup>): Promise<void> {
    return this.freshly(async () => {
      const setup = await how(this.setup);
      if (setup === this.setup) return;
      await this.#context.store.change(this.id, this.#record.version, setup);
      this.#revised(setup);
      this.notifyWriters(true);
    });
  }

  /** Stores the start of the game. */
  async start(game: LiveGame, setup: Setup): Promise<void> {
    await this.#context.store.start(this.id, this.#record.version, setup, game.state, game.waits.save());
    this.#revised(setup);
    this.#loaded = { game, stopped: null };
  }

  /** Notes that the last move has ended the game; the store noted it with the move. */
  ended(): void {
    this.#revised({ ...this.setup, stage: 'over' });
  }

  /** Tells other writers of the store that there is something new. */
  notifyWriters(setup = false): void {
    this.#context.messenger.tell({ table: this.id, writer: this.#context.writer, setup });
  }

  /** Gives up the table without telling anybody. */
  drop(): void {
    if (this.#dropped) return;
    this.#dropped = true;
    this.#context.log.warn({ table: this.id }, 'a table is not played here any more');
    this.#context.ownership.lost(this.id);
    this.#on.dropped();
  }

  /** Rejects all further tasks. */
  close(): void {
    this.#closed = true;
  }

  /** Stops listening to other writers. */
  stop(): void {
    this.#deaf();
  }

  #revised(setup: Setup): void {
    this.#record = { id: this.id, version: this.#record.version + 1, setup };
  }
}
