/**
 * Writes moves in groups: moves that arrive while one group is being written form the next. A single move is written at
 * once. Under load, groups start some milliseconds apart, since each has a fixed cost.
 */
import { NotMineError, StaleError, type Append } from './store.ts';

/** The result for each move of a group, in order. `lost` means that its table belongs to another node. */
export type Outcome = 'kept' | 'stale' | 'lost';

/** Milliseconds between the starts of two groups, for a store in another thread or on another machine. */
export const APART = 4;

interface GroupOptions {
  readonly watch?: CommitWatch | undefined;
  /** Milliseconds between the starts of two groups. Defaults to none. */
  readonly apart?: number;
}

interface Waiting<T> {
  readonly append: T;
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

/** Observes writing. Never throws. */
export interface CommitWatch {
  /** A group is stored, `ms` milliseconds after its writing began. */
  committed(moves: number, ms: number): void;
  commitFailed(error: unknown): void;
}

/** For a store that isn't observed. */
export const UNWATCHED: CommitWatch = { committed: () => undefined, commitFailed: () => undefined };

/** One group is written at a time. A group that fails doesn't affect the next. */
export class GroupCommit<T extends Append = Append> {
  readonly #commit: (group: readonly T[]) => Promise<readonly Outcome[]>;
  readonly #watch: CommitWatch;
  readonly #apart: number;
  #waiting: Waiting<T>[] = [];
  #writing = false;
  #began = Number.NEGATIVE_INFINITY;

  /** `commit` writes a group atomically: everything that isn't stale or, if it throws, nothing. */
  constructor(
    commit: (group: readonly T[]) => Promise<readonly Outcome[]>,
    { watch = UNWATCHED, apart = 0 }: GroupOptions = {},
  ) {
    this.#commit = commit;
    this.#watch = watch;
    this.#apart = apart;
  }

  /**
   * Resolves once the move is stored. Throws {@link StaleError} if it isn't the next one, {@link NotMineError} if the
   * table is another node's.
   */
  add(append: T): Promise<void> {
    return new Promise((kept, failed) => {
      this.#waiting.push({ append, kept, failed });
      if (this.#writing) return;
      this.#writing = true;
      this.#writeSoon();
    });
  }

  async #write(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    this.#began = performance.now();
    const began = this.#began;
    let outcomes: readonly Outcome[];
    try {
      outcomes = await this.#commit(group.map(({ append }) => append));
    } catch (error) {
      this.#goOn();
      this.#watch.commitFailed(error);
      for (const { failed } of group) failed(error);
      return;
    }
    this.#goOn();
    this.#watch.committed(group.length, performance.now() - began);
    for (const [at, { append, kept, failed }] of group.entries()) {
      const outcome = outcomes[at];
      if (outcome === 'kept') kept();
      else failed(refusal(append, outcome));
    }
  }

  /** Starts the next group, if it is due, before the players of this one are told. */
  #goOn(): void {
    this.#writing = this.#waiting.length > 0;
    if (!this.#writing) return;
    if (this.#early() <= 0) void this.#write();
    else this.#writeSoon();
  }

  /**
   * Writes when the next group is due, but not before this turn of the event loop ends, to include what arrives in it.
   */
  #writeSoon(): void {
    const early = this.#early();
    if (early <= 0) setImmediate(() => void this.#write());
    else setTimeout(() => void this.#write(), early);
  }

  /** Milliseconds until the next group may start. */
  #early(): number {
    return this.#began + this.#apart - performance.now();
  }
}

function refusal({ table, move }: Append, outcome: Outcome | undefined): Error {
  if (outcome === 'lost') return new NotMineError(`table ${table} is another node's`);
  return new StaleError(`table ${table} does not wait for move ${move.number}`);
}
