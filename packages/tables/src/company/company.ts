/** What people do at a table besides playing: talk, play again, and let others watch. */
import type { Saying, TableInfo } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { Broadcasts, TableNow } from '../telling/broadcasts.ts';
import { isHost, say, seatOf, type Client } from '../telling/client.ts';
import type { Context } from '../context/context.ts';
import type { HeldTable } from '../game/held-table.ts';
import { mustSit } from '../telling/must.ts';
import { withRematch } from './rematch.ts';
import { Talk } from './talk.ts';

/** Methods throw a problem if the client may not do what it asks for. */
export class Company {
  readonly #context: Context;
  readonly #table: HeldTable;
  readonly #broadcasts: Broadcasts;
  readonly #talk: Talk;

  constructor(context: Context, table: HeldTable, broadcasts: Broadcasts, { setup, game }: TableNow) {
    this.#context = context;
    this.#table = table;
    this.#broadcasts = broadcasts;
    this.#talk = new Talk(context, { setup, game, tell: (said) => broadcasts.broadcastToViewers(said) });
  }

  /** The table as anybody with its link may see it. */
  get tableInfo(): TableInfo {
    return this.#broadcasts.openInfo;
  }

  /** Tells a newcomer what was said before. */
  greet(client: Client): void {
    const { setup } = this.#table;
    const isLate = seatOf(setup, client) === null && (!setup.spectators || setup.delay > 0);
    if (isLate) return;
    for (const said of this.#talk.recent) say(client, { ...said, past: true });
  }

  /** Says something. */
  say(client: Client, what: Saying): void {
    this.#talk.say(mustSit(this.#table.setup, client), client.hash ?? '', what);
  }

  /** Creates a rematch for everybody, at a new table. */
  again(client: Client): Promise<void> {
    return this.#table.change((setup) => {
      mustSit(setup, client);
      return withRematch(this.#context, this.#table.id, setup, client.hash ?? '');
    });
  }

  /** Whether a client has the host's rights. */
  isHost(client: Client): boolean {
    return isHost(this.#table.setup, client);
  }

  /** Opens or closes a player's view to spectators. */
  open(client: Client, on: boolean): void {
    const { setup } = this.#table;
    mustSit(setup, client);
    if (on && (!setup.spectators || setup.delay === 0)) {
      throw new TableProblem('not-opened', 'a seat is opened only where spectators see everything later');
    }
    const { gallery } = this.#broadcasts;
    gallery.open(client.hash ?? '', on);
    // Spectators see this position even if nobody moves.
    if (this.#table.game !== null) gallery.record(this.#table.game);
    this.#broadcasts.broadcastTable();
  }

  /** Lets a spectator watch from an open seat. */
  watch(client: Client, seat: Seat | null): void {
    const { gallery } = this.#broadcasts;
    if (!gallery.has(client) || (seat !== null && !gallery.isOpen(seat))) {
      throw new TableProblem('not-opened', 'this seat is not open to spectators', 'seat');
    }
    gallery.watch(client, seat);
  }

  stop(): void {
    this.#talk.stop();
  }
}
