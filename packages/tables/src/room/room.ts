/**
 * One live table. Every change goes through its queue, one at a time; everything is in the store before it is
 * broadcast.
 */
import { sheetOf, type FairChance, type Move, type Seat, type SheetId } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { JoinedTable, MyTableList, TableInfo } from '@kickdoor/protocol';
import { hashSecret, newSecret } from '../base/secrets.ts';
import type { Setup, TableRecord } from '../store/records.ts';
import { Broadcasts } from '../telling/broadcasts.ts';
import type { Client } from '../telling/client.ts';
import { tableInfo } from './table-info.ts';
import { Company } from '../company/company.ts';
import type { Context } from '../context/context.ts';
import { deal } from '../lobby/deal.ts';
import { drivenBy } from './driving.ts';
import { Draw } from '../lobby/draw.ts';
import { Drivers } from '../drivers/drivers.ts';
import { HeldTable } from '../game/held-table.ts';
import { Hours, stoodIn } from '../hours/hours.ts';
import { LiveGame, type Played } from '../game/live-game.ts';
import { loadGame, type Loaded } from '../game/load-game.ts';
import { isBotPlayed, takenOver } from '../seats/patience.ts';
import { mustSit, notStarted } from '../telling/must.ts';
import { Presence } from './presence.ts';
import { Records } from '../moving/record.ts';
import { Rulings } from './rulings.ts';
import { Seating } from '../lobby/seating.ts';
import { seenBy } from './seen-by.ts';
import * as seats from '../seats/seats.ts';

export class Room {
  readonly id: string;
  /** What people do here besides playing. */
  readonly company: Company;
  /** Who sits where before the game. */
  readonly seating: Seating;
  /** How its deal comes to its seed. */
  readonly draw: Draw;
  readonly #context: Context;
  readonly #table: HeldTable;
  readonly #broadcasts: Broadcasts;
  readonly #presence: Presence;
  readonly #drivers: Drivers;
  /** What its players do about its time. */
  readonly hours: Hours;
  /** What is decided about its game beside the moves. */
  readonly rulings: Rulings;
  #left: number;
  /** The record of its game as a file. */
  readonly records: Records;

  constructor(context: Context, record: TableRecord, loaded: Loaded) {
    this.id = record.id;
    this.#context = context;
    this.#left = context.clock.now();
    this.#table = new HeldTable(context, record, loaded, {
      changed: () => this.#changed(),
      reloaded: () => this.#reloaded(),
      dropped: () => this.#dropped(),
      failed: () => this.#drivers.failed(),
    });
    const shown = {
      id: record.id,
      queue: this.#table.queue,
      setup: () => this.#setup,
      game: () => this.#table.game,
      info: () => this.info(),
    };
    this.#broadcasts = new Broadcasts(context, shown, (loaded.game?.damage?.moves ?? 0) > 0);
    this.#presence = new Presence(context, this.#broadcasts.connections, () => this.#presenceChanged());
    this.#drivers = new Drivers(
      context,
      this.id,
      drivenBy({
        context,
        table: this.#table,
        presence: this.#presence,
        broadcasts: this.#broadcasts,
        hours: () => this.hours,
        advanced: () => this.#broadcast(),
      }),
    );
    this.draw = new Draw(context, this.#table, this.#broadcasts.connections, {
      changed: () => this.#changed(),
      deal: (fair) => this.#deal(fair),
    });
    this.records = new Records(context, this.#table, () => this.#broadcasts.hidesEnd);
    this.seating = new Seating(context, this.#table, this.#broadcasts.connections);
    this.company = new Company(context, this.#table, this.#broadcasts, shown);
    this.hours = new Hours(context, {
      table: this.#table,
      connections: this.#broadcasts.connections,
      changed: () => this.#timeChanged(),
      seatChanged: (seat) => {
        this.#broadcasts.connections.sendTableTo(this.#setup, seat, this.info());
        this.#drivers.look();
      },
    });
    this.rulings = new Rulings(context, {
      table: this.#table,
      tell: (message) => this.#broadcasts.broadcastToViewers(message),
      advanced: () => this.#broadcast(),
      acted: (seat) => this.hours.acted(seat),
    });
    if (loaded.game !== null) {
      this.#presence.restarted(this.#setup);
      if (this.#broadcasts.gallery.isLate) this.#broadcasts.gallery.resume(loaded.game);
    }
    // By correspondence the clocks run whoever is there.
    if (this.#presence.awake) this.#drivers.look();
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

  get #setup(): Setup {
    return this.#table.setup;
  }

  /** The table as the holder of a seat's secret sees it from outside; `null` if the secret opens no seat. */
  asSeenBy(secret: string): MyTableList['tables'][number] | null {
    return seenBy({ id: this.id, setup: this.#setup, game: this.#table.game }, secret);
  }

  /** Since when nobody has been connected; `null` while somebody is, or while a bot is about to play. */
  get emptySince(): number | null {
    return this.#broadcasts.connections.size === 0 && !this.#drivers.busy ? this.#left : null;
  }

  /** Connections without a seat. */
  get watching(): number {
    return this.#broadcasts.connections.watching(this.#setup);
  }

  info(): TableInfo {
    const { connections, gallery } = this.#broadcasts;
    return tableInfo(this.id, this.#setup, {
      minPlayers: this.#minPlayers,
      connections,
      motions: this.hours.motions,
      fair: this.draw.shown,
      searches: this.#context.thinker !== undefined,
      isOpen: (seat) => gallery.isOpen(seat),
    });
  }

  /** Seats a person, in a running game as whoever was there before. Only the caller ever gets the secret. */
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
    const seat = seats.seatOf(this.#setup, secret);
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
    return this.#setup.sheet;
  }

  get hostHash(): string {
    return this.#setup.host;
  }

  /** Whether anything of this table may be told at this moment. */
  get mayTell(): boolean {
    return !this.dropped && this.#context.ownership.mayTell();
  }

  /** Whether the table is another node's by now. */
  get dropped(): boolean {
    return this.#table.dropped;
  }

  /** Stops everything without another word: the connections are cut, and nothing is written. */
  drop(): void {
    this.#table.drop();
  }

  enter(client: Client): void {
    if (this.dropped) {
      client.cut();
      return;
    }
    this.#broadcasts.enter(client, this.#table.stopped);
    this.company.greet(client);
    this.rulings.greet(client);
    this.draw.resume();
    this.#presence.update(this.#setup, this.#table.game !== null);
  }

  leave(client: Client): void {
    if (this.dropped) return;
    this.#left = this.#context.clock.now();
    this.#broadcasts.leave(client);
    this.#presence.update(this.#setup, this.#table.game !== null);
  }

  /** Sends a client what it has missed once more. */
  resync(client: Client, since: number | null): void {
    if (this.#table.game === null) throw this.#noGame();
    this.#broadcasts.resync(client, since);
  }

  /** Starts the game with everybody who is seated; resolves when it has begun. */
  start(): Promise<void> {
    return this.draw.begin(this.#minPlayers);
  }

  #deal(fair: FairChance | null): Promise<void> {
    return this.#table.freshly(async () => {
      const dealing = { table: this.id, minPlayers: this.#minPlayers, fair };
      const { setup, state, pool } = await deal(this.#context, this.#setup, dealing);
      const at = { pool, state, number: 0, pace: setup.pace };
      await this.#table.start(new LiveGame(this.#context, this.id, at), setup);
      this.#presence.update(setup, true);
      this.#broadcasts.broadcastTable();
      this.#broadcast();
      this.#context.log.info({ table: this.id, seats: setup.seats.length }, 'a game has started');
    });
  }

  /** Plays a client's move. */
  move(client: Client, moveId: string, move: Move): Promise<Played> {
    return this.#table.run(async () => {
      if (this.#table.game === null) throw this.#noGame();
      const seat = mustSit(this.#setup, client);
      if (this.#setup.paused) throw new TableProblem('paused', 'the players have agreed on a pause');
      if (isBotPlayed(this.#setup.seats[seat])) throw stoodIn();
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
    this.#broadcasts.connections.broadcast({ type: 'error', ...problem.toProblem() });
    this.#broadcasts.connections.end();
  }

  /** Stops everything and leaves the table in the store as it is. */
  async close(): Promise<void> {
    this.#silence();
    // Running tasks finish first and may have started a driver again.
    await this.#table.queue.run(async () => {
      this.#drivers.stop();
      if (this.dropped) return;
      await this.#drivers.keep();
      await this.#table.game?.keep();
    });
  }

  #silence(): void {
    this.#table.stop();
    this.#broadcasts.stop();
    this.#presence.stop();
    this.company.stop();
    this.rulings.stop();
    this.draw.stop();
  }

  #dropped(): void {
    this.#silence();
    this.#drivers.stop();
    this.#broadcasts.cut();
  }

  /** Why there is nothing to play. */
  #noGame(): TableProblem {
    return this.#table.stopped ?? notStarted();
  }

  get #minPlayers(): number {
    return sheetOf(this.#setup.sheet, this.#setup.sets).players.min;
  }

  async #play(seat: Seat, moveId: string | null, move: Move): Promise<Played> {
    const played = await this.#table.freshly(async () => {
      if (this.#table.game === null) throw this.#noGame();
      return this.#table.game.play(seat, moveId, move);
    });
    if (!('number' in played)) return played;
    // It was stored before, by a writer whose answer never came: everybody has yet to hear of it.
    if (played.number > this.number) await this.#table.reload();
    else this.#broadcast();
    return played;
  }

  /** Broadcasts what is new in the game and notifies the drivers. */
  #broadcast(): void {
    const { game } = this.#table;
    if (game === null) return;
    this.#table.notifyWriters();
    if (game.over && this.#setup.stage === 'playing') {
      this.#table.ended();
      this.#broadcasts.broadcastTable();
      this.#context.log.info({ table: this.id, moves: game.number }, 'a game is over');
    }
    this.#drivers.changed();
    this.hours.paging.changed();
    this.#broadcasts.broadcastGame(game);
    this.rulings.changed();
  }

  #changed(): void {
    this.#presence.update(this.#setup, this.#table.game !== null);
    this.#broadcasts.broadcastTable();
  }

  /** Who plays, or whether the clocks run, has changed. */
  #timeChanged(): void {
    this.#changed();
    this.#drivers.look();
    this.rulings.changed();
    const { game } = this.#table;
    if (game !== null) this.#broadcasts.broadcastGame(game);
  }

  #reloaded(): void {
    // What was told before may not be what the store has now.
    this.#broadcasts.connections.forget();
    this.#changed();
    const { game } = this.#table;
    if (game === null) return;
    this.#drivers.changed();
    this.#broadcasts.broadcastGame(game);
  }

  #presenceChanged(): void {
    this.#context.log.debug({ table: this.id, awake: this.#presence.awake }, 'somebody came or went');
    // Clients show whether the waits are running.
    const { game } = this.#table;
    if (this.#drivers.look() && game !== null) this.#broadcasts.broadcastGame(game);
    this.hours.peopleChanged();
  }
}
