/** The connections of a table, and what is broadcast to them as they come, go and fall behind. */
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

/** Milliseconds before everybody is told how many are watching. */
const COUNT_AFTER = 1000;

const MOVES_LOST: ServerMessage = {
  type: 'error',
  code: 'moves-lost',
  message: 'the store has lost the last moves of this game; it goes on before them',
};

/** The table that is broadcast, as it is now. */
export interface TableNow {
  readonly id: string;
  readonly queue: Queue;
  readonly setup: () => Setup;
  readonly game: () => LiveGame | null;
  readonly info: () => TableInfo;
}

/** Nothing here is waited for, or thrown: a client that can't be told is cut off, and comes back. */
export class Broadcasts {
  readonly connections: Connections;
  /** The spectators who see everything later. */
  readonly gallery: Gallery;
  readonly #context: Context;
  readonly #table: TableNow;
  /** Clients that are about to get what they have missed. */
  readonly #behind = new Set<Client>();
  /** Runs until everybody is told how many are watching. */
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

  /** Somebody has said hello. `stopped` says why the game can't go on, if it can't. */
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

  /** Sends a client everything it has missed since a move; all there is if `since` is `null`. */
  resync(client: Client, since: number | null): void {
    client.seen = since;
    client.has = null;
    this.#show(client);
  }

  /** Tells everybody who sits where. */
  broadcastTable(): void {
    this.#crowd?.stop();
    this.#crowd = undefined;
    const table = this.#table.info();
    this.connections.broadcastTable(this.#table.setup(), (client) => this.#tableFor(client, table));
  }

  /** The table as everybody with its link may see it who has no seat. */
  get openInfo(): TableInfo {
    return this.#withoutEnd(this.#table.info());
  }

  /** Whether those who watch have yet to be shown that the game is over. */
  get hidesEnd(): boolean {
    return this.#table.setup().stage === 'over' && this.gallery.isLate && !this.gallery.over;
  }

  /** Tells everybody who sees the game something about it. */
  broadcastToViewers(message: ServerMessage): void {
    this.connections.broadcastToViewers(this.#table.setup(), message);
    if (this.gallery.isLate) this.gallery.say(message);
  }

  /** Tells everybody what is new in the game. */
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
      // Whoever comes to sit down at a seat that was freed is told of the game once they sit.
      if (setup.seats.some(({ kind }) => kind === 'vacant')) return;
      const problem = new TableProblem('no-spectators', 'this game is played without spectators');
      say(client, { type: 'error', ...problem.toProblem() });
    } else if (!this.#isLate(client)) this.#catchUp(client);
    else if (this.gallery.has(client)) this.gallery.show(client);
    else this.gallery.enter(client);
  }

  /** Whether a client sees everything later. */
  #isLate(client: Client): boolean {
    return this.gallery.isLate && seatOf(this.#table.setup(), client) === null;
  }

  /** The table as a client may see it: the end of a game is not told before it is shown. */
  #tableFor(client: Client, table: TableInfo): TableInfo {
    return this.#isLate(client) ? this.#withoutEnd(table) : table;
  }

  #withoutEnd(table: TableInfo): TableInfo {
    return this.hidesEnd ? { ...table, stage: 'playing', next: null } : table;
  }

  /**
   * Sends a client everything it has missed, after the tasks already queued. A client that can't be told is disconnected:
   * it comes back by itself.
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
      // Otherwise it would wait for what never comes: if nobody moves before it does, the game stands still.
      client.cut();
    });
  }

  /**
   * A client says that it has seen a move that the store doesn't have. Whoever has a seat is trusted, and everybody is told
   * about the loss; a spectator may be anybody, and could alarm the table with an invented number.
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
   * Broadcasts players' changes at once. The number of spectators is broadcast slightly later, for everybody who comes
   * meanwhile: a crowd costs no more than one.
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
