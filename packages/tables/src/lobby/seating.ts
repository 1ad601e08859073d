/** Seats and settings before the game. */
import type { Strength } from '@kickdoor/bots';
import type { TableSettings } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { broughtPacks, mustBeListable } from './brought-packs.ts';
import { nameOf, type Client } from '../telling/client.ts';
import type { Connections } from '../telling/connections.ts';
import type { Context } from '../context/context.ts';
import type { HeldTable } from '../game/held-table.ts';
import { mustSit } from '../telling/must.ts';
import * as seats from '../seats/seats.ts';
import { configured } from './table-settings.ts';

/**
 * Callers check whether a client is the host. A method resolves once its change is stored and sent, and throws a
 * problem if the change is impossible.
 */
export class Seating {
  readonly #context: Context;
  readonly #table: HeldTable;
  readonly #connections: Connections;

  constructor(context: Context, table: HeldTable, connections: Connections) {
    this.#context = context;
    this.#table = table;
    this.#connections = connections;
  }

  seatBot = (seat: Seat, wish: seats.BotWish) =>
    this.#table.change((setup) => seats.seatBot(this.#context.botNames, setup, seat, wish));
  fill = (strength?: Strength) =>
    this.#table.change((setup) => seats.fill(this.#context.botNames, setup, strength));
  free = (seat: Seat) => this.#table.change((setup) => seats.free(setup, seat));

  /** Changes the settings before the game. Throws a problem if no game could be played with them. */
  configure({ packs: hashes, ...settings }: TableSettings, client: Client): Promise<void> {
    return this.#table.change(async (setup) => {
      const { packs: before } = setup;
      const by = nameOf(setup, client);
      const packs = hashes === undefined ? before : await broughtPacks(this.#context, hashes, { before, by });
      await this.#context.content.of({ sets: settings.sets, packs });
      const changed = configured({ ...setup, packs }, settings);
      mustBeListable(this.#context, changed);
      return changed;
    });
  }

  /** Gives up the client's own seat. */
  giveUp(client: Client): Promise<void> {
    return this.#table.change((setup) => seats.free(setup, mustSit(setup, client)));
  }

  /** Replaces people who are not connected with bots. */
  replaceAbsent(): Promise<void> {
    return this.#table.change((setup) =>
      seats.replaceAbsent(this.#context.botNames, setup, (seat) => this.#connections.isThere(setup, seat)),
    );
  }
}
