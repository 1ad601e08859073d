/**
 * One live table, as its clients use it. Every change goes through its queue, one at a time, and is stored before it is
 * broadcast.
 */
import type { Move, Seat, SheetId } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { JoinedTable, MyTableList, TableInfo } from '@kickdoor/protocol';
import { hashSecret, newSecret } from '../base/secrets.ts';
import type { Setup, TableRecord } from '../store/records.ts';
import type { Client } from '../telling/client.ts';
import type { Company } from '../company/company.ts';
import type { Context } from '../context/context.ts';
import type { Draw } from '../lobby/draw.ts';
import type { HeldTable } from '../game/held-table.ts';
import type { Hours } from '../hours/hours.ts';
import type { Played } from '../game/live-game.ts';
import { loadGame, type Loaded } from '../game/load-game.ts';
import { takenOver } from '../seats/patience.ts';
import { mustPlay, mustRun, notStarted } from '../telling/must.ts';
import type { Records } from '../moving/record.ts';
import { Parts } from './parts.ts';
import type { Rulings } from './rulings.ts';
import type { Seating } from '../lobby/seating.ts';
import { seenBy } from './seen-by.ts';
import * as seats from '../seats/seats.ts';

/**
 * Made only by {@link Room.open}, which `Tables` calls once for each table in a process. Methods throw a problem if the
 * client may not do what it asks for, or not now.
 */
export class Room {
  readonly id: string;
  readonly #context: Context;
  readonly #parts: Parts;
  readonly #table: HeldTable;
  /** When the last client left or the room was opened, in milliseconds of the monotonic clock. */
  #leftAt: number;

  constructor(context: Context, record: TableRecord, loaded: Loaded) {
    this.id = record.id;
    this.#context = context;
    this.#leftAt = context.clock.now();
    this.#parts = new Parts(context, record, loaded);
    this.#table = this.#parts.table;
  }

  /**
   * Opens the room of a stored table; `null` if there is no such table. Throws {@link NotMineError} if another node plays
   * it.
   */
  static async open(shared: Context, id: string): Promise<Room | null> {
    const store = await shared.ownership.claim(id, shared.store);
    if (store === null) return null;
    const context = { ...shared, store };
    const record = await store.table(id);
    return record === null ? null : new Room(context, record, await loadGame(context, record));
  }

  /** What people do here besides playing. */
  get company(): Company {
    return this.#parts.company;
  }

  /** The seats and settings before the game. */
  get seating(): Seating {
    return this.#parts.seating;
  }

  /** The draw of the deal's seed. */
  get draw(): Draw {
    return this.#parts.draw;
  }

  /** The players' control of the table's time. */
  get hours(): Hours {
    return this.#parts.hours;
  }

  /** Undo and rulings: decisions about the game besides moves. */
  get rulings(): Rulings {
    return this.#parts.rulings;
  }

  /** The record of its game as a file. */
  get records(): Records {
    return this.#parts.records;
  }

  /** The table as the holder of a seat's secret sees it from outside; `null` if the secret opens no seat. */
  asSeenBy(secret: string): MyTableList['tables'][number] | null {
    return seenBy({ id: this.id, setup: this.setup, game: this.#table.game }, secret);
  }

  /** Since when nobody has been connected; `null` if somebody is, or if a bot is about to play. */
  get emptySince(): number | null {
    const { broadcasts, drivers } = this.#parts;
    return broadcasts.connections.size === 0 && !drivers.busy ? this.#leftAt : null;
  }

  /** Connections without a seat. */
  get watching(): number {
    return this.#parts.broadcasts.connections.watching(this.setup);
  }

  info(): TableInfo {
    return this.#parts.info();
  }

  /** Seats a person; in a running game, in place of a previous player. Only the caller ever gets the secret. */
  async join(person: { name: string; sex: 'male' | 'female'; seat?: Seat }): Promise<JoinedTable> {
    const secret = newSecret();
    const hash = hashSecret(secret);
    let seat = -1;
    await this.#table.change((setup) => {
      const running = setup.stage === 'playing';
      const sat = running ? takenOver(setup, person.seat, hash) : seats.sit(setup, { ...person, hash });
      seat = sat.seat;
      return sat.setup;
    });
    return { seat, secret };
  }

  /** Returns the hash of a secret that opens a seat. */
  check(secret: string): string {
    const seat = seats.seatOf(this.setup, secret);
    if (seat === null) {
      throw new TableProblem('bad-secret', 'this secret opens no seat of this table', 'secret');
    }
    return hashSecret(secret);
  }

  /** Everything about the table except its game. */
  get setup(): Setup {
    return this.#table.setup;
  }

  get sheet(): SheetId {
    return this.setup.sheet;
  }

  get hostHash(): string {
    return this.setup.host;
  }

  /** Whether this process may currently send anything about this table. */
  get mayTell(): boolean {
    return !this.dropped && this.#context.ownership.mayTell();
  }

  /** Whether the table is, or may be, another node's. */
  get dropped(): boolean {
    return this.#table.dropped;
  }

  /** Whether tasks are no longer accepted because the table is closed or dropped. */
  get over(): boolean {
    return this.#table.over;
  }

  /** Stops everything without telling anybody: connections are cut, and nothing is written. */
  drop(): void {
    this.#table.drop();
  }

  enter(client: Client): void {
    if (this.over) {
      client.cut();
      return;
    }
    this.#parts.broadcasts.enter(client, this.#table.stopped);
    this.company.greet(client);
    this.rulings.greet(client);
    this.draw.resume();
    this.#parts.cameOrWent();
  }

  leave(client: Client): void {
    if (this.over) return;
    this.#leftAt = this.#context.clock.now();
    this.#parts.broadcasts.leave(client);
    this.#parts.cameOrWent();
  }

  /** Sends a client again what it has missed. */
  resync(client: Client, since: number | null): void {
    if (this.#table.game === null) throw this.#noGame();
    this.#parts.broadcasts.resync(client, since);
  }

  /** Starts the game with everybody who is seated. Resolves when it has begun. */
  start(): Promise<void> {
    return this.draw.begin(this.#parts.minPlayers);
  }

  /** Plays a client's move. */
  move(client: Client, moveId: string, move: Move): Promise<Played> {
    return this.#table.run(async () => {
      if (this.#table.game === null) throw this.#noGame();
      const seat = mustPlay(this.setup, client);
      mustRun(this.setup);
      const played = await this.#play(seat, moveId, move);
      if ('number' in played) await this.hours.acted(seat);
      return played;
    });
  }

  get number(): number {
    return this.#table.game?.number ?? 0;
  }

  /** Tells everybody why they can't stay, and disconnects them. */
  dismiss(problem: TableProblem): void {
    const { connections } = this.#parts.broadcasts;
    connections.broadcast({ type: 'error', ...problem.toProblem() });
    connections.end();
  }

  /** Cuts every connection; clients reconnect by themselves. */
  cut(): void {
    this.#parts.broadcasts.cut();
  }

  /** Stops everything and leaves the table in the store. No task is accepted afterward. */
  async close(): Promise<void> {
    const { drivers } = this.#parts;
    this.#parts.silence();
    // Running tasks finish first and may have started a driver again.
    await this.#table.queue.run(async () => {
      drivers.stop();
      this.#table.close();
      if (this.dropped) return;
      await drivers.keep();
      await this.#table.game?.keep();
    });
  }

  /** The reason why there is no game. */
  #noGame(): TableProblem {
    return this.#table.stopped ?? notStarted();
  }

  async #play(seat: Seat, moveId: string, move: Move): Promise<Played> {
    const played = await this.#table.freshly(async () => {
      if (this.#table.game === null) throw this.#noGame();
      return this.#table.game.play(seat, moveId, move);
    });
    if (!('number' in played)) return played;
    // The move was stored before, by a writer whose answer never came, and has yet to be broadcast.
    if (played.number > this.number) await this.#table.reload();
    else this.#parts.advanced();
    return played;
  }
}
