/** Who sits where before the game, and what will be played. */
import type { TableSettings } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import type { Client, Connections } from './connections.ts';
import type { Context } from './context.ts';
import type { HeldTable } from './held-table.ts';
import { mustSit } from './must.ts';
import * as seats from './seats.ts';
import { configured } from './table-settings.ts';

export class Seating {
  readonly #context: Context;
  readonly #table: HeldTable;
  readonly #connections: Connections;

  constructor(context: Context, table: HeldTable, connections: Connections) {
    this.#context = context;
    this.#table = table;
    this.#connections = connections;
  }

  seatBot = (seat: Seat) => this.#table.change((setup) => seats.seatBot(setup, seat));
  fill = () => this.#table.change(seats.fill);
  free = (seat: Seat) => this.#table.change((setup) => seats.free(setup, seat));

  /** Changes the table before its game. Throws a problem if no game could be played so. */
  configure(settings: TableSettings): Promise<void> {
    return this.#table.change((setup) => {
      this.#context.content.now(settings.sets);
      return configured(setup, settings);
    });
  }

  /** Gives up the client's own seat. */
  giveUp(client: Client): Promise<void> {
    return this.#table.change((setup) => seats.free(setup, mustSit(setup, client)));
  }

  /** Seats bots where people sit who are not there. */
  replaceAbsent(): Promise<void> {
    return this.#table.change((setup) =>
      seats.replaceAbsent(setup, (seat) => this.#connections.isThere(setup, seat)),
    );
  }
}
