/** This process as one of several nodes on a database: its lease, and the tables it owns. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Claims, LivingNode, Peer } from '../store/postgres/claims.ts';
import type { PostgresStore } from '../store/postgres/store.ts';
import { NotMineError, StoreAwayError, type Store } from '@kickdoor/tables/store/store.ts';
import type { Hint, Hints } from './hints.ts';
import { Lease } from './lease.ts';
import type { Ownership } from '@kickdoor/tables/base/ownership.ts';

export interface NodeParts {
  readonly claims: Claims;
  /** The same for the lease only, over a dedicated connection. */
  readonly leases: Claims;
  readonly store: () => PostgresStore;
  readonly hints: Hints;
  readonly clock: ServerClock;
  readonly log: Logger;
}

/** The server of this node. It is notified about its tables, and asked which other nodes it reaches. */
export interface NodeWatch {
  /** A table now belongs to another node. */
  readonly lost: (table: string) => void;
  /** All tables may now belong to other nodes. */
  readonly lapsed: () => void;
  /** Another node is gone. */
  readonly gone: (node: string) => void;
  /** The ids of the living nodes that have not answered for a while. */
  readonly unreached: () => readonly string[];
}

/**
 * Owns the tables that it has claimed, each with its epoch, as long as its lease is valid. Throws `StoreAwayError`
 * without a lease, and `NotMineError` for tables of other nodes.
 */
export class ClusterNode implements Ownership {
  readonly id = randomUUID();
  readonly hints: Hints;
  readonly #parts: NodeParts;
  readonly #lease: Lease;
  readonly #epochs = new Map<string, number>();
  #watch: NodeWatch | null = null;
  #living: readonly LivingNode[] = [];
  #draining = false;

  constructor(parts: NodeParts) {
    this.#parts = parts;
    this.hints = parts.hints;
    const { leases, clock, log } = parts;
    this.#lease = new Lease({
      claims: leases,
      clock,
      log,
      lapsed: () => {
        this.#epochs.clear();
        this.#watch?.lapsed();
      },
      renewed: () => void this.look(),
      unreached: () => this.#watch?.unreached() ?? [],
    });
  }

  /** Sets the server of this node. */
  watch(watch: NodeWatch): void {
    this.#watch = watch;
  }

  /** Joins the other nodes, which reach this one at `address`. */
  async enter(address: string): Promise<void> {
    await this.#lease.enter({ id: this.id, address });
    await this.look();
    this.#parts.log.info({ node: this.id, address }, 'this node has entered');
  }

  /** Leaves, which frees the tables it still owns at once. */
  async leave(): Promise<void> {
    try {
      await this.#lease.leave();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'this node could not say that it leaves: its lease runs out');
    }
    this.#tell({ about: 'node', node: this.id });
    await this.hints.close();
  }

  /** Whether its lease is valid. */
  get isValid(): boolean {
    return this.#lease.isValid;
  }

  /** Whether most nodes can't reach it, in which case others may claim its tables. */
  get isCutOff(): boolean {
    return this.#living.some(({ id, cutOff }) => id === this.id && cutOff);
  }

  /** Whether it may claim tables. */
  get takesTables(): boolean {
    return this.isValid && !this.#draining && !this.isCutOff;
  }

  /** The nodes whose leases were valid at the last, recent check. */
  get living(): readonly LivingNode[] {
    return this.#living;
  }

  /** The other living nodes. */
  get peers(): readonly LivingNode[] {
    return this.#living.filter(({ id }) => id !== this.id);
  }

  /** The other nodes that take tables. */
  get others(): readonly LivingNode[] {
    return this.peers.filter(({ draining, cutOff }) => !draining && !cutOff);
  }

  /** Called when this node reaches different nodes than before, to report that to the database at once. */
  reachChanged(): void {
    this.#lease.hurry();
  }

  /** Stops or resumes taking tables. */
  async drain(on: boolean): Promise<void> {
    if (on) this.#draining = true;
    await this.#parts.claims.drain(this.id, on);
    // Only after the database knows: until then it lets this node claim nothing.
    this.#draining = on;
    this.#tell({ about: 'node', node: this.id });
  }

  /** The owner of a table; `null` if it has none, `undefined` if there is no such table. */
  ownerOf(table: string): Promise<Peer | null | undefined> {
    return this.#parts.claims.ownerOf(table);
  }

  async claim(table: string): Promise<Store | null> {
    if (!this.isValid) throw new StoreAwayError('this node has no lease');
    const epoch = await this.#parts.claims.claim(this.id, table);
    if (epoch === null) {
      if ((await this.ownerOf(table)) === undefined) return null;
      throw new NotMineError(`table ${table} can't be had here`);
    }
    this.#epochs.set(table, epoch);
    this.#tell({ about: 'table', table });
    return this.#parts.store().fenced(table, epoch);
  }

  async release(table: string): Promise<void> {
    const epoch = this.#epochs.get(table);
    if (epoch === undefined) return;
    this.lost(table);
    await this.#parts.claims.release(this.id, table, epoch);
    this.#tell({ about: 'table', table });
  }

  async vacate(table: string): Promise<void> {
    if (this.#epochs.has(table)) return this.release(table);
    const owner = await this.ownerOf(table);
    if (owner === undefined) return;
    if (owner !== null && owner.id !== this.id) {
      throw new NotMineError(`table ${table} is played at ${owner.address}`);
    }
    // The row still names an owner whose lease is over.
    await this.claim(table);
    await this.release(table);
  }

  mayTell(): boolean {
    return this.isValid;
  }

  lost(table: string): void {
    this.#epochs.delete(table);
    this.#parts.store().forget(table);
  }

  /** Checks which nodes are alive, and which tables still belong to this one. */
  async look(): Promise<void> {
    const { claims, log } = this.#parts;
    try {
      const asked = new Map(this.#epochs);
      const before = this.#living;
      this.#living = await claims.living();
      for (const { id } of before) {
        if (this.#living.every((peer) => peer.id !== id)) this.#watch?.gone(id);
      }
      for (const table of await claims.lost(this.id, asked)) {
        // It may have been claimed again meanwhile.
        if (this.#epochs.get(table) === asked.get(table)) this.#watch?.lost(table);
      }
    } catch (error) {
      log.warn({ err: error }, 'what became of the other nodes is not known');
    }
  }

  #tell(hint: Hint): void {
    this.hints.tell(hint);
  }
}
