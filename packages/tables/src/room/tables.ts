/** All tables of this server. Creates them, and holds the rooms of those in use. */
import { LESSONS } from '@kickdoor/bots';
import { sheets } from '@kickdoor/rules';
import type { z } from 'zod';
import type { Timer } from '../base/clock.ts';
import { TableProblem } from '../base/problem.ts';
import {
  CreateTable,
  type BringTable,
  type BroughtTable,
  type CreatedTable,
  type CreateLesson,
  type LessonId,
  type MyTableList,
  type MyTables,
  type TableList,
  type TakenTable,
  type TakeTable,
} from '@kickdoor/protocol';
import { hashSecret, newSecret, newTableId } from '../base/secrets.ts';
import { NotMineError, UnreadableError } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import { broughtPacks, mustBeListable, playsBrought } from '../lobby/brought-packs.ts';
import type { Context } from '../context/context.ts';
import { bring } from '../moving/bring.ts';
import { mustBeTheirs, take } from '../moving/take.ts';
import { emptySetup } from '../lobby/empty-setup.ts';
import { gameStopped, tableMoved } from '../game/load-game.ts';
import { Queue } from '../base/queue.ts';
import { Room } from './room.ts';
import * as seats from '../seats/seats.ts';

/** Milliseconds for which an open table stays in the public list. */
const LISTED_FOR = 24 * 3600 * 1000;
const MOST_LISTED = 100;

type MyTable = MyTableList['tables'][number];

interface Held {
  readonly room: Promise<Room | null>;
  /** The room, once it is open. */
  opened: Room | null;
  used: number;
}

/**
 * Opens rooms on demand, and closes those that have been empty for a while. Methods with an id throw a problem if there
 * is no such table, and {@link NotMineError} if another node plays it.
 */
export class Tables {
  readonly #context: Context;
  readonly #held = new Map<string, Held>();
  readonly #closing = new Map<string, Promise<void>>();
  readonly #sweeper: Timer;
  readonly #alarm: Alarm;
  readonly #bringing = new Queue();

  constructor(context: Context) {
    this.#context = context;
    this.#sweeper = context.clock.every(Math.max(100, context.pace.sleepAfter / 3), () => void this.#sweep());
    this.#alarm = new Alarm(context, (id) => this.room(id));
  }

  /** Makes a table, and seats its bots and, if the request names one, its player. */
  create(wish: z.output<typeof CreateTable>): Promise<CreatedTable> {
    return this.#create(wish, null);
  }

  /** Makes the table of a guided game and starts it. */
  async createLesson({ lesson, language, player }: z.output<typeof CreateLesson>): Promise<CreatedTable> {
    const wish = { ...LESSONS[lesson].table, language, player };
    const created = await this.#create(CreateTable.parse(wish), lesson);
    const room = await this.room(created.table);
    await room.start();
    return created;
  }

  /** The seats that these secrets open, and whether their games wait for them. */
  async mine({ seats: held }: MyTables): Promise<MyTableList> {
    const found = await Promise.all(held.map(({ table, secret }) => this.#mine(table, secret)));
    return { tables: found.filter((one) => one !== null) };
  }

  async #mine(id: string, secret: string): Promise<MyTable | null> {
    try {
      return (await this.room(id)).asSeenBy(secret);
    } catch (error) {
      // A table that is gone, elsewhere or unreadable must not hide the others.
      if (error instanceof TableProblem || error instanceof NotMineError) return null;
      throw error;
    }
  }

  async #create(wish: z.output<typeof CreateTable>, lesson: LessonId | null): Promise<CreatedTable> {
    const id = newTableId();
    const host = newSecret();
    // Reject unknown sets and options the sheet forbids now, not after everybody has sat down.
    const by = wish.player?.name ?? null;
    const packs = await broughtPacks(this.#context, wish.packs ?? [], { by });
    const sets = wish.sets ?? [...sheets[wish.sheet].sets, ...packs.map((pack) => pack.id)];
    await this.#context.content.of({ sets, packs });
    let setup = emptySetup(wish, { sets, packs, host: hashSecret(host), lesson });
    mustBeListable(this.#context, setup);
    for (const [at, seat] of wish.bots.entries()) {
      const like = { strength: wish.strengths?.[at], character: wish.characters?.[at] };
      setup = seats.seatBot(this.#context.botNames, setup, seat, like);
    }
    const secret = wish.player === undefined ? null : newSecret();
    let seat: number | null = null;
    if (wish.player !== undefined && secret !== null) {
      ({ setup, seat } = seats.sit(setup, { ...wish.player, hash: hashSecret(secret) }));
    }
    await this.#context.store.create(id, setup);
    this.#context.messenger.tell({ table: id, writer: this.#context.writer, setup: true });
    this.#context.log.info({ table: id, seats: setup.seats.length }, 'a table was made');
    return { table: id, host, seat, secret };
  }

  /** Continues the game of a record at a new table. Such requests run one at a time, since each replays a game. */
  bring(wish: z.output<typeof BringTable>): Promise<BroughtTable> {
    return this.#bringing.run(() => bring(this.#context, wish));
  }

  /** Lets the players of a game take it elsewhere or, with `away: false`, play on here after all. */
  async take(id: string, wish: z.output<typeof TakeTable>): Promise<TakenTable> {
    // A request that isn't allowed must not disturb the room.
    mustBeTheirs((await this.room(id)).setup, wish);
    return this.retire(id, wish.away ? tableMoved() : null, () => take(this.#context, id, wish));
  }

  /** The room of a table. */
  async room(id: string): Promise<Room> {
    await this.#closing.get(id);
    const held = this.#held.get(id) ?? this.#open(id);
    // Mark it as used now, so that it isn't put to sleep before the caller enters it.
    held.used = this.#context.clock.now();
    const room = await held.room.catch((error: unknown) => {
      if (!(error instanceof UnreadableError)) throw error;
      this.#context.log.error({ table: id, why: error.message }, 'a table can not be read');
      throw gameStopped();
    });
    if (room === null) throw new TableProblem('no-table', 'there is no such table');
    if (!room.over) return room;
    if (this.#held.get(id) === held) this.#held.delete(id);
    return this.room(id);
  }

  /** Public tables with a free seat. */
  async list(): Promise<TableList> {
    const records = await this.#context.store.open(this.#context.clock.date() - LISTED_FOR, MOST_LISTED);
    // Since some of them were made, the owner may have changed the setting for packs of hosts.
    const shown = records.filter(({ setup }) => this.#context.listsPacks === true || !playsBrought(setup));
    const tables = shown.map(({ id, setup }) => ({
      id,
      name: setup.name,
      sheet: setup.sheet,
      sets: setup.sets,
      seats: setup.seats.length,
      free: setup.seats.filter(({ kind }) => kind === 'empty').length,
      players: setup.seats.flatMap((seat) => (seat.kind === 'empty' ? [] : [seat.name])),
    }));
    return { tables: tables.filter(({ free }) => free > 0) };
  }

  /** The tables in memory. */
  get rooms(): readonly Room[] {
    return [...this.#held.values()].flatMap(({ opened }) => opened ?? []);
  }

  /** Whether a table is in memory and played here. */
  plays(id: string): boolean {
    return this.#held.get(id)?.opened?.dropped === false;
  }

  /** Drops all tables: they may be other nodes' now. */
  dropAll(): void {
    for (const id of this.#held.keys()) this.drop(id);
  }

  /** Releases all tables, and disconnects their players, who reconnect to wherever the tables are played next. */
  async handOver(): Promise<void> {
    const held = [...this.#held];
    await Promise.all([...this.#held.keys()].map((id) => this.#shut(id)));
    for (const [, { opened }] of held) opened?.drop();
  }

  /** Drops a table that now belongs to another node. */
  drop(id: string): void {
    const held = this.#held.get(id);
    this.#held.delete(id);
    void held?.room.then(
      (room) => room?.drop(),
      () => undefined,
    );
  }

  async close(): Promise<void> {
    this.#sweeper.stop();
    this.#alarm.stop();
    await Promise.all([...this.#held.keys()].map((id) => this.#shut(id)));
    await Promise.all(this.#closing.values());
  }

  /**
   * Closes a table's room and runs a task before it can be opened again. Then everybody connected is told the problem,
   * if there is one, and disconnected. If the task fails, they are disconnected without a message, and reconnect.
   */
  async retire<T>(id: string, problem: TableProblem | null, task: () => Promise<T>): Promise<T> {
    while (this.#closing.has(id)) await this.#closing.get(id);
    const held = this.#held.get(id);
    this.#held.delete(id);
    const done = this.#retired(id, held, async () => {
      const result = await task();
      if (problem !== null) held?.opened?.dismiss(problem);
      return result;
    });
    const closing = done.then(
      () => undefined,
      () => undefined,
    );
    this.#closing.set(id, closing);
    try {
      return await done;
    } finally {
      this.#closing.delete(id);
    }
  }

  async #retired<T>(id: string, held: Held | undefined, task: () => Promise<T>): Promise<T> {
    try {
      await this.#asleep(id, held);
      await this.#context.ownership.vacate(id);
      return await task();
    } finally {
      held?.opened?.cut();
    }
  }

  #open(id: string): Held {
    const held: Held = {
      room: Room.open(this.#context, id),
      opened: null,
      used: this.#context.clock.now(),
    };
    this.#held.set(id, held);
    const forget = () => {
      if (this.#held.get(id) === held) this.#held.delete(id);
    };
    // A table that is missing or unreadable is looked up again next time.
    const opened = (room: Room | null) => {
      held.opened = room;
      if (room === null) forget();
    };
    void held.room.then(opened, forget);
    return held;
  }

  async #sweep(): Promise<void> {
    const old = this.#context.clock.now() - this.#context.pace.sleepAfter;
    for (const [id, held] of this.#held) {
      const room = await held.room.catch(() => null);
      const since = room?.emptySince ?? null;
      if (since !== null && Math.max(since, held.used) < old) await this.#shut(id);
    }
  }

  async #shut(id: string): Promise<void> {
    const held = this.#held.get(id);
    if (held === undefined) return;
    this.#held.delete(id);
    const closing = this.#asleep(id, held);
    this.#closing.set(id, closing);
    await closing;
    this.#closing.delete(id);
  }

  /** Resolves once a room is closed, even if that failed. */
  async #asleep(id: string, held: Held | undefined): Promise<void> {
    try {
      const room = await held?.room;
      await room?.close();
      if (room?.dropped === false) await this.#context.ownership.release(id);
    } catch (error) {
      this.#context.log.error({ table: id, err: error }, 'a table was not closed well');
    }
  }
}
