/** Removes tables that are no longer needed from the store, and archives their games as record files. */
import type { Timer } from '@kickdoor/tables/base/clock.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { ServerContext } from '../context.ts';
import { readersOf, recordOf } from '@kickdoor/tables/moving/record.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { After, StoredTable } from '@kickdoor/tables/store/owner-store.ts';
import { NotMineError, StaleError, UnreadableError } from '@kickdoor/tables/store/store.ts';
import type { Archive } from './archive.ts';

/** The age in milliseconds at which a table leaves the store; `null` for never. */
export interface Keep {
  /** Counted from the end of its game. */
  readonly finished: number | null;
  /** Counted from the last activity, if its game has not ended or not begun. */
  readonly abandoned: number | null;
}

/** Milliseconds between two sweeps for old tables. */
const LOOK_EVERY = 3600_000;
const PAGE = 100;

export interface RetentionParts {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly archive: Archive;
  readonly keep: Keep;
}

/** Sweeps old tables hourly until `stop`, unless all are kept. Closes single tables for the owner at any time. */
export class Retention {
  readonly #parts: RetentionParts;
  readonly #timer: Timer | null;
  #sweeping: Promise<number> | null = null;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
    const { finished, abandoned } = parts.keep;
    this.#timer =
      finished === null && abandoned === null
        ? null
        : parts.context.clock.every(LOOK_EVERY, () => void this.#look());
  }

  async #look(): Promise<void> {
    try {
      await this.sweep();
    } catch (error) {
      this.#parts.context.log.warn({ err: error }, 'old tables were not looked for');
    }
  }

  /** Removes old tables. Resolves to how many it removed. */
  sweep(): Promise<number> {
    this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = null));
    return this.#sweeping;
  }

  /**
   * Closes a table for good. Everybody there is told, and the table leaves the store once its game is in a file.
   * Resolves to the file's path; `null` if the game had not begun.
   */
  async close(id: string): Promise<string | null> {
    const { context, tables } = this.#parts;
    const problem = new TableProblem('table-closed', 'the owner of this server has closed the table');
    const remove = async () => {
      const table = await context.store.stored(id);
      if (table === null) throw new TableProblem('no-table', 'there is no such table');
      return this.#remove(table);
    };
    return tables.retire(id, problem, remove).catch((error: unknown) => {
      if (error instanceof NotMineError) throw new TableProblem('unavailable', error.message);
      throw error;
    });
  }

  async stop(): Promise<void> {
    this.#timer?.stop();
    // Whoever started the sweep logs its failure.
    await this.#sweeping?.catch(() => undefined);
  }

  async #sweep(): Promise<number> {
    const { context, keep } = this.#parts;
    const ages = [keep.finished, keep.abandoned].filter((age) => age !== null);
    if (ages.length === 0) return 0;
    const before = context.clock.date() - Math.min(...ages);
    let removed = 0;
    let after: After | null = null;
    do {
      const page = await context.store.idle(before, after, PAGE);
      for (const table of page.tables) {
        if (this.#isOld(table) && !(await this.#leadsOn(table)) && (await this.#retire(table))) removed += 1;
      }
      after = page.next;
    } while (after !== null);
    return removed;
  }

  #isOld({ id, setup, touchedAt }: StoredTable): boolean {
    const { context, tables, keep } = this.#parts;
    const age = setup.stage === 'over' ? keep.finished : keep.abandoned;
    if (age === null || touchedAt >= context.clock.date() - age) return false;
    // Keep it while somebody is connected.
    return tables.rooms.every((room) => room.id !== id || room.emptySince !== null);
  }

  /** Whether the table's link leads to a rematch that still exists, since its players use that link. */
  async #leadsOn({ setup: { next } }: StoredTable): Promise<boolean> {
    if (next === null) return false;
    try {
      return (await this.#parts.context.store.table(next)) !== null;
    } catch (error) {
      // Nobody can play at an unreadable table, so the link is no loss.
      if (error instanceof UnreadableError) return false;
      throw error;
    }
  }

  /** Resolves to whether the table has left the store. Failures are logged and retried with the next sweep. */
  async #retire(table: StoredTable): Promise<boolean> {
    const { context, tables } = this.#parts;
    const { id } = table;
    try {
      const record = await tables.retire(id, null, () => this.#remove(table));
      context.log.info({ table: id, record }, 'an old table has left the store');
      return true;
    } catch (error) {
      // Somebody plays there again, perhaps on another node.
      if (error instanceof StaleError || error instanceof NotMineError) return false;
      context.log.error({ table: id, err: error }, 'an old table could not leave the store');
      return false;
    }
  }

  /** Removes a table, but not before its record is on disk. */
  async #remove(table: StoredTable): Promise<string | null> {
    const { context, archive } = this.#parts;
    const { id, version, setup, moves } = table;
    const record =
      setup.began === null ? null : await archive.write(id, await recordOf(context, table), readersOf(setup));
    await context.store.remove(id, version, moves);
    return record;
  }
}
