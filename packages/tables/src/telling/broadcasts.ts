/** The connections of a table, and its broadcasts to them. */
import type { ServerMessage, TableInfo } from '@kickdoor/protocol';
import type { Timer } from '../base/clock.ts';
import { TableProblem, defect } from '../base/problem.ts';
import type { Setup } from '../store/records.ts';
import { say, seatOf, sendTable, type Client } from './client.ts';
import { Connections } from './connections.ts';
import type { Context } from '../context/context.ts';
import { Gallery } from './gallery.ts';
import type { LiveGame } from '../game/live-game.ts';
import type { Queue } from '../base/queue.ts';

/** Milliseconds before a change in the number of spectators is broadcast. */
const COUNT_AFTER = 1000;

const MOVES_LOST: ServerMessage = {
  type: 'error',
  code: 'moves-lost',
  message: 'the store has lost the last moves of this game; it goes on before them',
};

/** Accessors to the table's current state. */
export interface TableNow {
  readonly id: string;
  readonly queue: Queue;
  readonly setup: () => Setup;
  readonly game: () => LiveGame | null;
  readonly info: () => TableInfo;
}

/** Nothing here is awaited or throws: a client that can't be updated is cut off, and reconnects. */
export class Broadcasts {
  readonly connections: Connections;
  /** The spectators who see everything with a delay. */
  readonly gallery: Gallery;
  readonly #context: Context;
  readonly #table: TableNow;
  /** Clients that are queued to get what they have missed. */
  readonly #behind = new Set<Client>();
  /** Runs until the number of spectators is broadcast. */
  #crowd: Timer | undefined;
  /** Whether the players have been told that the store has lost moves of this game. */
  #lossTold: boolean;

  constructor(context: Context, table: TableNow, lost: boolean) {
    this.#context = context;
    this.#table = table;
    this.#lossTold = lost;
    this.connections = new Connections((error) =>
      context.log.error({ table: table.id, err: error }, 'a view failed'),
    );
    this.gallery = new Gallery(context, {
      id: table.id,
      setup: table.setup,
      ended: () => this.broadcastTable(),
      failed: (error) => context.log.error({ table: table.id, err: error }, 'spectators saw nothing'),
    });
  }

  /** Adds a client after its `hello`. `stopped` says why the game can't continue, if it can't. */
  enter(client: Client, stopped: TableProblem | null): void {
    this.connections.add(client);
    this.#cameOrWent(client);
    if (this.#table.game() !== null) this.#show(client);
    if (stopped !== null) say(client, { type: 'error', ...stopped.toProblem() });
    if (this.#lossTold) say(client, MOVES_LOST);
  }

  leave(client: Client): void {
    this.connections.remove(client);
    this.gallery.leave(client);
    this.#cameOrWent(client);
  }

  /** Sends a client everything it has missed since a move, or everything if `since` is `null`. */
  resync(client: Client, since: number | null): void {
    client.seen = since;
    client.has = null;
    this.#show(client);
  }

  /** Broadcasts the table's info. */
  broadcastTable(): void {
    this.#crowd?.stop();
    this.#crowd = undefined;
    const table = this.#table.info();
    this.connections.broadcastTable(this.#table.setup(), (client) => this.#tableFor(client, table));
  }

  /** The table as anybody with its link but no seat may see it. */
  get openInfo(): TableInfo {
    return this.#withoutEnd(this.#table.info());
  }

  /** Whether spectators have yet to see that the game is over. */
  get hidesEnd(): boolean {
    return this.#table.setup().stage === 'over' && this.gallery.isLate && !this.gallery.over;
  }

  /** Sends a message about the game to everybody who sees it. */
  broadcastToViewers(message: ServerMessage): void {
    this.connections.broadcastToViewers(this.#table.setup(), message);
    if (this.gallery.isLate) this.gallery.say(message);
  }

  /** Sends everybody what is new in the game. */
  broadcastGame(game: LiveGame): void {
    if (this.gallery.isLate) this.gallery.record(game);
    this.connections.broadcastGame(this.#table.setup(), game, (client) => this.#catchUp(client));
  }

  stop(): void {
    this.#crowd?.stop();
    this.gallery.stop();
  }

  /** Cuts every connection. */
  cut(): void {
    this.connections.cut();
  }

  #show(client: Client): void {
    const setup = this.#table.setup();
    if (seatOf(setup, client) === null && !setup.spectators) {
      // Somebody who comes to take a vacant seat gets the game once they sit.
      if (setup.seats.some(({ kind }) => kind === 'vacant')) return;
      const problem = new TableProblem('no-spectators', 'this game is played without spectators');
      say(client, { type: 'error', ...problem.toProblem() });
    } else if (!this.#isLate(client)) this.#catchUp(client);
    else if (this.gallery.has(client)) this.gallery.show(client);
    else this.gallery.enter(client);
  }

  /** Whether a client sees everything with a delay. */
  #isLate(client: Client): boolean {
    return this.gallery.isLate && seatOf(this.#table.setup(), client) === null;
  }

  /** The table as a client may see it, without the end of a game that they have yet to see. */
  #tableFor(client: Client, table: TableInfo): TableInfo {
    return this.#isLate(client) ? this.#withoutEnd(table) : table;
  }

  #withoutEnd(table: TableInfo): TableInfo {
    return this.hidesEnd ? { ...table, stage: 'playing', next: null } : table;
  }

  /**
   * Sends a client everything it has missed, after the tasks already queued. If that fails, the client is disconnected,
   * and reconnects by itself.
   */
  #catchUp(client: Client): void {
    if (this.#behind.has(client)) return;
    this.#behind.add(client);
    const task = this.#table.queue.run(async () => {
      this.#behind.delete(client);
      const game = this.#table.game();
      if (game === null || !this.connections.has(client)) return;
      const { seen } = client;
      if (seen !== null && seen > game.number) this.#ahead(client, game.number, seen);
      const steps = seen === null ? null : await game.stepsAfter(seen);
      const missed =
        steps === null ? { resync: true, steps: await game.lastSteps() } : { resync: false, steps };
      this.connections.sendMissed(this.#table.setup(), game, client, missed);
    });
    task.catch((error: unknown) => {
      const what = { table: this.#table.id, err: error };
      this.#context.log.error(what, 'a client could not be told what it missed');
      const problem = this.#context.known(error) ?? defect();
      if (problem.code !== 'unavailable') say(client, { type: 'error', ...problem.toProblem() });
      // Otherwise it would wait forever, and if the game waits for its player, everybody would.
      client.cut();
    });
  }

  /**
   * Handles a client that has seen a move that the store doesn't have. Clients with a seat are trusted, and everybody
   * is told about the loss. A spectator may be anybody, and could alarm the table with an invented number.
   */
  #ahead(client: Client, number: number, seen: number): void {
    if (seatOf(this.#table.setup(), client) === null) return;
    const what = { table: this.#table.id, number, seen };
    this.#context.log.error(what, 'a client has seen moves that are not in the store');
    if (this.#lossTold) return;
    this.#lossTold = true;
    this.connections.broadcast(MOVES_LOST);
  }

  /**
   * Broadcasts players' changes at once. The number of spectators is broadcast slightly later, once for everybody who
   * comes or goes meanwhile, so that a crowd costs no more than one spectator.
   */
  #cameOrWent(client: Client): void {
    const setup = this.#table.setup();
    if (seatOf(setup, client) !== null) {
      this.broadcastTable();
      return;
    }
    if (this.connections.has(client)) sendTable(setup, client, this.#tableFor(client, this.#table.info()));
    this.#crowd ??= this.#context.clock.after(COUNT_AFTER, () => this.broadcastTable());
  }
}
