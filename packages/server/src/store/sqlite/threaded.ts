/** The SQLite store in its own thread, as servers use it. */
import { Worker } from 'node:worker_threads';
import { APART, GroupCommit, UNWATCHED, type CommitWatch } from '@kickdoor/tables/store/group-commit.ts';
import type {
  GameRecord,
  MoveRecord,
  SavedClocks,
  Setup,
  TableRecord,
} from '@kickdoor/tables/store/records.ts';
import type { KeptCode } from '@kickdoor/tables/store/code-store.ts';
import type { After, Ban } from '@kickdoor/tables/store/owner-store.ts';
import {
  StaleError,
  UnreadableError,
  type Append,
  type KeptWaits,
  type Store,
} from '@kickdoor/tables/store/store.ts';
import type { BroughtBundle } from '@kickdoor/tables/store/pack-store.ts';
import type { MoreEntries } from '@kickdoor/tables/store/counter-store.ts';
import type { State } from '@kickdoor/rules';
import type { Answer, Call, Name, Opened, Result, SentError } from './calls.ts';
import { snapshotRow } from '../rows.ts';
import { writtenMove } from './commit.ts';
import { DataFolderError } from './folder.ts';
import type { Loss } from './integrity.ts';

interface Caller<T> {
  readonly done: (value: T) => void;
  readonly failed: (error: Error) => void;
}

/** Pending calls, by method and call number. */
type Callers = { readonly [K in Name]: Map<number, Caller<Result<K>>> };

/** An error from the database, with the database's own code. */
class StoreError extends Error {
  override readonly name = 'StoreError';
  /** SQLite's name for it, such as `SQLITE_FULL`. */
  readonly code: string | null;

  constructor({ message, code }: SentError) {
    super(message);
    this.code = code;
  }
}

/**
 * Each call is a message to the thread, and its answer one back. If the thread ends, all calls fail with the reason.
 */
export class ThreadedSqlite implements Store {
  readonly #worker: Worker;
  readonly #moves: GroupCommit;
  readonly #callers: Callers = {
    commit: new Map(),
    create: new Map(),
    table: new Map(),
    open: new Map(),
    change: new Map(),
    start: new Map(),
    find: new Map(),
    game: new Map(),
    moves: new Map(),
    keepSnapshot: new Map(),
    keepSet: new Map(),
    set: new Map(),
    keepKey: new Map(),
    keepWaits: new Map(),
    due: new Map(),
    probe: new Map(),
    bytes: new Map(),
    census: new Map(),
    newest: new Map(),
    stored: new Map(),
    idle: new Map(),
    remove: new Map(),
    bans: new Map(),
    ban: new Map(),
    unban: new Map(),
    keepCode: new Map(),
    code: new Map(),
    takeCode: new Map(),
    sweepCodes: new Map(),
    counterEntries: new Map(),
    addCounterEntries: new Map(),
    sweepCounters: new Map(),
    keepPack: new Map(),
    pack: new Map(),
    packOfSet: new Map(),
    countPacks: new Map(),
    sweepPacks: new Map(),
    close: new Map(),
  };
  #asked = 0;
  #broken: Error | null = null;

  private constructor(worker: Worker, watch: CommitWatch) {
    this.#moves = new GroupCommit((group) => this.#ask('commit', group.map(writtenMove)), {
      watch,
      apart: APART,
    });
    this.#worker = worker;
    worker.on('message', (answer: Answer) => take(this.#callers, answer));
    worker.on('error', (error: Error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the store is closed')));
  }

  /** Opens the store of a folder in a new thread. Throws {@link DataFolderError}. */
  static async openIn(
    folder: string,
    watch: CommitWatch = UNWATCHED,
  ): Promise<{ readonly store: Store; readonly loss: Loss | null }> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
    const opened = await new Promise<Opened>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if ('error' in opened) throw new DataFolderError(folder, new StoreError(opened.error));
    return { store: new ThreadedSqlite(worker, watch), loss: opened.loss };
  }

  append(append: Append): Promise<void> {
    return this.#moves.add(append);
  }

  create(id: string, setup: Setup): Promise<void> {
    return this.#ask('create', id, setup);
  }

  table(id: string): Promise<TableRecord | null> {
    return this.#ask('table', id);
  }

  open(since: number, most: number): Promise<readonly TableRecord[]> {
    return this.#ask('open', since, most);
  }

  change(id: string, version: number, setup: Setup): Promise<void> {
    return this.#ask('change', id, version, setup);
  }

  start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void> {
    return this.#ask('start', id, version, setup, state, clocks);
  }

  find(id: string, seat: number, moveId: string): Promise<number | null> {
    return this.#ask('find', id, seat, moveId);
  }

  game(id: string): Promise<GameRecord | null> {
    return this.#ask('game', id);
  }

  moves(id: string, from: number, to: number): Promise<readonly MoveRecord[]> {
    return this.#ask('moves', id, from, to);
  }

  snapshot(id: string, number: number, state: State): Promise<void> {
    return this.#ask('keepSnapshot', snapshotRow(id, number, state));
  }

  keepSet(hash: string, content: string): Promise<void> {
    return this.#ask('keepSet', hash, content);
  }

  set(hash: string): Promise<string | null> {
    return this.#ask('set', hash);
  }

  keepWaits(waits: readonly KeptWaits[]): Promise<void> {
    return this.#ask('keepWaits', waits);
  }

  keepKey = (name: string, value: string) => this.#ask('keepKey', name, value);
  keepCode = (code: KeptCode) => this.#ask('keepCode', code);
  code = (key: string) => this.#ask('code', key);
  takeCode = (key: string) => this.#ask('takeCode', key);
  sweepCodes = (now: number, old: number) => this.#ask('sweepCodes', now, old);
  counterEntries = (counter: string, from: number) => this.#ask('counterEntries', counter, from);
  addCounterEntries = (more: MoreEntries) => this.#ask('addCounterEntries', more);
  sweepCounters = (before: number, most: number) => this.#ask('sweepCounters', before, most);
  keepPack = (pack: BroughtBundle) => this.#ask('keepPack', pack);
  pack = (hash: string) => this.#ask('pack', hash);
  packOfSet = (set: string) => this.#ask('packOfSet', set);
  countPacks = (holder: string | null) => this.#ask('countPacks', holder);
  sweepPacks = (before: number) => this.#ask('sweepPacks', before);
  due = (now: number, most: number) => this.#ask('due', now, most);
  probe = () => this.#ask('probe');
  bytes = () => this.#ask('bytes');
  census = () => this.#ask('census');
  stored = (id: string) => this.#ask('stored', id);
  newest = (most: number) => this.#ask('newest', most);
  idle = (before: number, after: After | null, most: number) => this.#ask('idle', before, after, most);
  remove = (id: string, version: number, moves: number) => this.#ask('remove', id, version, moves);
  bans = () => this.#ask('bans');
  ban = (one: Ban) => this.#ask('ban', one);
  unban = (kind: Ban['kind'], key: string) => this.#ask('unban', kind, key);

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.#worker.once('exit', resolve));
    await this.#ask('close');
    await gone;
  }

  #ask<K extends Name>(name: K, ...args: Call<K>['args']): Promise<Result<K>> {
    return new Promise((done, failed) => {
      if (this.#broken !== null) {
        failed(this.#broken);
        return;
      }
      this.#asked += 1;
      const caller: Caller<Result<K>> = { done, failed };
      this.#callers[name].set(this.#asked, caller);
      this.#worker.postMessage({ id: this.#asked, name, args });
    });
  }

  /** Called when the thread has ended: fails all pending and future calls. */
  #fail(error: Error): void {
    this.#broken ??= error;
    for (const callers of Object.values(this.#callers)) {
      for (const caller of callers.values()) caller.failed(this.#broken);
      callers.clear();
    }
  }
}

function take<K extends Name>(callers: Callers, answer: Answer<K>): void {
  const { id, name } = answer;
  const caller = callers[name].get(id);
  callers[name].delete(id);
  if (caller === undefined) return;
  if ('error' in answer) caller.failed(toError(answer.error));
  else caller.done(answer.value);
}

function toError(sent: SentError): Error {
  if (sent.name === 'StaleError') return new StaleError(sent.message);
  if (sent.name === 'UnreadableError') return new UnreadableError(sent.message);
  return new StoreError(sent);
}
