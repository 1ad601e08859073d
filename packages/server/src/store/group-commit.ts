/** Writes moves in groups: those that arrive while one group is being written form the next. */
import { StaleError, type Append } from './store.ts';

/** What became of each move of a group, in order. */
export type Outcome = 'kept' | 'stale';

interface Waiting {
  readonly append: Append;
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

export class GroupCommit {
  readonly #commit: (group: readonly Append[]) => Promise<readonly Outcome[]>;
  readonly #watch: CommitWatch;
  #waiting: Waiting[] = [];
  #writing = false;

  /** `commit` writes a group atomically: everything that isn't stale, or nothing, in which case it throws. */
  constructor(
    commit: (group: readonly Append[]) => Promise<readonly Outcome[]>,
    watch: CommitWatch = UNWATCHED,
  ) {
    this.#commit = commit;
    this.#watch = watch;
  }

  /** Resolves once the move is stored; throws {@link StaleError} if it is not the next one. */
  add(append: Append): Promise<void> {
    return new Promise((kept, failed) => {
      this.#waiting.push({ append, kept, failed });
      if (this.#writing) return;
      this.#writing = true;
      // At the end of this turn of the event loop, together with whatever else arrives in it.
      setImmediate(() => void this.#write());
    });
  }

  async #write(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    const began = performance.now();
    try {
      const outcomes = await this.#commit(group.map(({ append }) => append));
      this.#watch.committed(group.length, performance.now() - began);
      for (const [at, { append, kept, failed }] of group.entries()) {
        if (outcomes[at] === 'kept') kept();
        else failed(new StaleError(`table ${append.table} does not wait for move ${append.move.number}`));
      }
    } catch (error) {
      this.#watch.commitFailed(error);
      for (const { failed } of group) failed(error);
    }
    this.#writing = this.#waiting.length > 0;
    if (this.#writing) setImmediate(() => void this.#write());
  }
}
