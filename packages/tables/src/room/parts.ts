/** The parts of a room and their wiring: how each reacts to changes in the others. */
import { sheetOf, type FairChance } from '@kickdoor/rules';
import type { TableInfo } from '@kickdoor/protocol';
import type { Setup, TableRecord } from '../store/records.ts';
import { Broadcasts, type TableNow } from '../telling/broadcasts.ts';
import { tableInfo } from './table-info.ts';
import { Company } from '../company/company.ts';
import type { Context } from '../context/context.ts';
import { deal } from '../lobby/deal.ts';
import { drivenBy } from './driving.ts';
import { Draw } from '../lobby/draw.ts';
import { Drivers } from '../drivers/drivers.ts';
import { HeldTable } from '../game/held-table.ts';
import { Hours } from '../hours/hours.ts';
import { LiveGame } from '../game/live-game.ts';
import type { Loaded } from '../game/load-game.ts';
import { Presence } from './presence.ts';
import { Records } from '../moving/record.ts';
import { Rulings } from './rulings.ts';
import { Seating } from '../lobby/seating.ts';

/** Parts know each other only through what is passed here. Code outside uses them through the room only. */
export class Parts {
  readonly table: HeldTable;
  readonly broadcasts: Broadcasts;
  readonly presence: Presence;
  readonly drivers: Drivers;
  readonly draw: Draw;
  readonly records: Records;
  readonly seating: Seating;
  readonly company: Company;
  readonly hours: Hours;
  readonly rulings: Rulings;
  readonly #context: Context;

  constructor(context: Context, record: TableRecord, loaded: Loaded) {
    this.#context = context;
    this.table = new HeldTable(context, record, loaded, {
      changed: () => this.#changed(),
      reloaded: () => this.#reloaded(),
      dropped: () => this.#dropped(),
      failed: () => this.drivers.failed(),
    });
    const now = this.#tableNow();
    this.broadcasts = new Broadcasts(context, now, (loaded.game?.damage?.moves ?? 0) > 0);
    const { table, broadcasts } = this;
    const { connections } = broadcasts;
    this.presence = new Presence(context, connections, () => this.#presenceChanged());
    this.drivers = this.#newDrivers();
    this.draw = new Draw(context, table, connections, {
      changed: () => this.#changed(),
      deal: (fair) => this.#deal(fair),
    });
    this.records = new Records(context, table, () => broadcasts.hidesEnd);
    this.seating = new Seating(context, table, connections);
    this.company = new Company(context, table, broadcasts, now);
    this.hours = this.#newHours();
    this.rulings = new Rulings(context, {
      table,
      tell: (message) => broadcasts.broadcastToViewers(message),
      advanced: () => this.advanced(),
      acted: (seat) => this.hours.acted(seat),
    });
    if (loaded.game !== null) {
      this.presence.restarted(this.#setup);
      if (broadcasts.gallery.isLate) broadcasts.gallery.resume(loaded.game);
    }
    // By correspondence the clocks run whether or not anybody is connected.
    if (this.presence.awake) this.drivers.look();
  }

  #tableNow(): TableNow {
    const { table } = this;
    return {
      id: table.id,
      queue: table.queue,
      setup: () => table.setup,
      game: () => table.game,
      info: () => this.info(),
    };
  }

  #newDrivers(): Drivers {
    const { table, presence, broadcasts } = this;
    const driven = drivenBy({
      context: this.#context,
      table,
      presence,
      broadcasts,
      hours: () => this.hours,
      advanced: () => this.advanced(),
    });
    return new Drivers(this.#context, table.id, driven);
  }

  #newHours(): Hours {
    const { table, broadcasts } = this;
    const { connections } = broadcasts;
    return new Hours(this.#context, {
      table,
      connections,
      tell: (message) => broadcasts.broadcastToViewers(message),
      changed: () => this.#timeChanged(),
      seatChanged: (seat) => {
        connections.sendTableTo(table.setup, seat, this.info());
        this.drivers.look();
      },
    });
  }

  get #setup(): Setup {
    return this.table.setup;
  }

  /** The fewest players that the table's game is played with. */
  get minPlayers(): number {
    return sheetOf(this.#setup.sheet, this.#setup.sets).players.min;
  }

  /** What everybody at the table may know about it. */
  info(): TableInfo {
    const { connections, gallery } = this.broadcasts;
    return tableInfo(this.table.id, this.#setup, {
      minPlayers: this.minPlayers,
      connections,
      motions: this.hours.motions,
      fair: this.draw.shown,
      searches: this.#context.thinker !== undefined,
      isOpen: (seat) => gallery.isOpen(seat),
    });
  }

  /** Called after somebody has come, gone or sat down. */
  cameOrWent(): void {
    this.presence.update(this.#setup, this.table.game !== null);
  }

  /** Called after the game has moved: broadcasts what is new and notifies the drivers. */
  advanced(): void {
    const { game } = this.table;
    if (game === null) return;
    this.table.notifyWriters();
    if (game.over && this.#setup.stage === 'playing') {
      this.table.ended();
      this.broadcasts.broadcastTable();
      this.#context.log.info({ table: this.table.id, moves: game.number }, 'a game is over');
    }
    this.drivers.changed();
    this.hours.paging.changed();
    this.broadcasts.broadcastGame(game);
    this.rulings.changed();
  }

  /** Stops everything but the drivers, which may still have work to finish. */
  silence(): void {
    this.table.stop();
    this.broadcasts.stop();
    this.presence.stop();
    this.company.stop();
    this.rulings.stop();
    this.draw.stop();
  }

  #deal(fair: FairChance | null): Promise<void> {
    const { table } = this;
    return table.freshly(async () => {
      const dealing = { table: table.id, minPlayers: this.minPlayers, fair };
      const { setup, state, pool } = await deal(this.#context, table.setup, dealing);
      const at = { pool, state, number: 0, pace: setup.pace };
      await table.start(new LiveGame(this.#context, table.id, at), setup);
      this.presence.update(setup, true);
      this.broadcasts.broadcastTable();
      this.advanced();
      this.#context.log.info({ table: table.id, seats: setup.seats.length }, 'a game has started');
    });
  }

  #changed(): void {
    this.cameOrWent();
    this.broadcasts.broadcastTable();
  }

  /** Called after who plays, or whether the clocks run, has changed. */
  #timeChanged(): void {
    this.#changed();
    this.drivers.look();
    this.rulings.changed();
    this.#show();
  }

  #reloaded(): void {
    // The store may not have what was sent before.
    this.broadcasts.connections.forget();
    this.#changed();
    if (this.table.game !== null) this.drivers.changed();
    this.#show();
  }

  #presenceChanged(): void {
    this.#context.log.debug({ table: this.table.id, awake: this.presence.awake }, 'somebody came or went');
    // Clients show whether the waits are running.
    if (this.drivers.look()) this.#show();
    this.hours.peopleChanged();
  }

  #dropped(): void {
    this.silence();
    this.drivers.stop();
    this.broadcasts.cut();
  }

  #show(): void {
    const { game } = this.table;
    if (game !== null) this.broadcasts.broadcastGame(game);
  }
}
