/**
 * Writes moves in groups: those that arrive while one group is being written form the next. A move that comes alone is
 * written at once; where many come, groups begin some milliseconds apart, since each costs much however small it is.
 */
import { NotMineError, StaleError, type Append } from './store.ts';

/** What became of each move of a group, in order; `lost`: its table belongs to another node. */
export type Outcome = 'kept' | 'stale' | 'lost';

/** Milliseconds from the beginning of one group to that of the next, for a store in another thread or elsewhere. */
export const APART = 4;

interface GroupOptions {
  readonly watch?: CommitWatch | undefined;
  /** Milliseconds from the beginning of one group to that of the next. Defaults to none. */
  readonly apart?: number;
}

interface Waiting<T> {
  readonly append: T;
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

/** Told how writing goes. Never throws. */
export interface CommitWatch {
  /** A group is stored, `ms` milliseconds after its writing began. */
  committed(moves: number, ms: number): void;
  commitFailed(error: unknown): void;
}

/** For a store that nobody watches. */
export const UNWATCHED: CommitWatch = { committed: () => undefined, commitFailed: () => undefined };

/** One group is written at a time; a group that fails takes none of the next with it. */
export class GroupCommit<T extends Append = Append> {
  readonly #commit: (group: readonly T[]) => Promise<readonly Outcome[]>;
  readonly #watch: CommitWatch;
  readonly #apart: number;
  #waiting: Waiting<T>[] = [];
  #writing = false;
  #began = Number.NEGATIVE_INFINITY;

  /** `commit` writes a group atomically: everything that isn't stale, or nothing, in which case it throws. */
  constructor(
    commit: (group: readonly T[]) => Promise<readonly Outcome[]>,
    { watch = UNWATCHED, apart = 0 }: GroupOptions = {},
  ) {
    this.#commit = commit;
    this.#watch = watch;
    this.#apart = apart;
  }

  /**
   * Resolves once the move is stored; throws {@link StaleError} if it is not the next one, {@link NotMineError} if the
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

  /** Has the next group written, if its time has come while the players of this one are told. */
  #goOn(): void {
    this.#writing = this.#waiting.length > 0;
    if (!this.#writing) return;
    if (this.#early() <= 0) void this.#write();
    else this.#writeSoon();
  }

  /** Writes at the end of this turn of the event loop, together with whatever else arrives in it, or when it is time. */
  #writeSoon(): void {
    const early = this.#early();
    if (early <= 0) setImmediate(() => void this.#write());
    else setTimeout(() => void this.#write(), early);
  }

  /** Milliseconds until the next group may begin. */
  #early(): number {
    return this.#began + this.#apart - performance.now();
  }
}

function refusal({ table, move }: Append, outcome: Outcome | undefined): Error {
  if (outcome === 'lost') return new NotMineError(`table ${table} is another node's`);
  return new StaleError(`table ${table} does not wait for move ${move.number}`);
}
