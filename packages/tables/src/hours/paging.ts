/**
 * Calls players who have closed the page. By correspondence, players are called as soon as the game waits for them;
 * elsewhere only if somebody nudges them. Each wait allows one call, and one more for a nudge. Connected players are
 * never called.
 */
import type { PushAddress, PushedCall } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { Setup } from '../store/records.ts';
import type { Client } from '../telling/client.ts';
import type { Connections } from '../telling/connections.ts';
import type { Context } from '../context/context.ts';
import type { HeldTable } from '../game/held-table.ts';
import { mustSit } from '../telling/must.ts';
import { calledAt, noMoreCalls } from '../seats/patience.ts';

/** The table whose players are called. */
export interface Paged {
  readonly table: HeldTable;
  readonly connections: Connections;
  /** The seats that the game waits for; empty if there is no game. */
  readonly awaited: () => readonly Seat[];
}

/** Without a pager it stores no addresses and calls nobody. Calls run in the background; failures are logged. */
export class Paging {
  readonly #context: Pick<Context, 'pager' | 'log'>;
  readonly #on: Paged;
  /** The calls that each seat got since the game began to wait for it. */
  readonly #called = new Map<Seat, Set<PushedCall['what']>>();

  constructor(context: Pick<Context, 'pager' | 'log'>, on: Paged) {
    this.#context = context;
    this.#on = on;
    // They were called before the game was loaded.
    for (const seat of on.awaited()) this.#called.set(seat, new Set(['waits']));
  }

  /** Stores or forgets the address at which a seat's player is called. Without a pager, does nothing. */
  keep(client: Client, address: PushAddress | null): Promise<void> {
    return this.#on.table.run(async () => {
      const seat = mustSit(this.#setup, client);
      const { pager } = this.#context;
      if (pager === undefined) return;
      if (address !== null && !pager.takes(address)) {
        throw new TableProblem('bad-message', 'this is no push service that is known here', 'at.endpoint');
      }
      await this.#on.table.revise((setup) => calledAt(setup, seat, address));
    });
  }

  /** Called after the game has changed. */
  changed(): void {
    if (this.#setup.stage === 'over') {
      this.#on.table.enqueue(() => this.#on.table.revise(noMoreCalls));
      return;
    }
    const awaited = this.#on.awaited();
    for (const seat of this.#called.keys()) if (!awaited.includes(seat)) this.#called.delete(seat);
    for (const seat of awaited) {
      if (this.#called.has(seat)) continue;
      this.#called.set(seat, new Set(['waits']));
      if (this.#setup.pace === 'days') this.#call(seat, 'waits');
    }
  }

  /** Calls a player whom somebody nudged. */
  nudged(seat: Seat): void {
    const called = this.#called.get(seat);
    if (called === undefined || called.has('nudged') || this.#isThere(seat)) return;
    called.add('nudged');
    this.#call(seat, 'nudged');
  }

  get #setup(): Setup {
    return this.#on.table.setup;
  }

  #isThere(seat: Seat): boolean {
    return this.#on.connections.isThere(this.#setup, seat);
  }

  #call(seat: Seat, what: PushedCall['what']): void {
    const there = this.#setup.seats[seat];
    if (there?.kind !== 'person' || there.call === undefined) return;
    if (this.#setup.paused || this.#isThere(seat)) return;
    void this.#tell(seat, there.call, { what, table: this.#on.table.id, name: this.#setup.name });
  }

  async #tell(seat: Seat, address: PushAddress, what: PushedCall): Promise<void> {
    const { pager, log } = this.#context;
    try {
      if ((await pager?.call(address, what)) === false) this.#forget(seat, address);
    } catch (error) {
      log.error({ table: what.table, err: error }, 'a player could not be called');
    }
  }

  /** Forgets an address that is no longer valid. The player may have given another one meanwhile. */
  #forget(seat: Seat, { endpoint }: PushAddress): void {
    this.#on.table.enqueue(() =>
      this.#on.table.revise((setup) => {
        const there = setup.seats[seat];
        return there?.kind === 'person' && there.call?.endpoint === endpoint
          ? calledAt(setup, seat, null)
          : setup;
      }),
    );
  }
}
