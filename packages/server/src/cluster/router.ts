/** Where a table is played: here, or at another node. */
import { createHash } from 'node:crypto';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { Peer } from '../store/postgres/claims.ts';
import { NotMineError, StoreAwayError } from '@kickdoor/tables/store/store.ts';
import type { ClusterNode } from './node.ts';

/** Milliseconds for which an answer of the database is trusted without a hint. */
const BELIEVED = 5000;
/** Tables whose owners are cached. */
const MOST_KEPT = 20_000;
/** Milliseconds until a table is looked up again. */
const AGAIN = 150;
/** Milliseconds between two checks whether an unresponsive node still owns a table. */
const STILL = 250;

/** What routing needs from a node. */
export type RoutedNode = Pick<ClusterNode, 'isValid' | 'takesTables' | 'others' | 'ownerOf'> & {
  readonly id: string;
};

/**
 * Caches the database's answers for five seconds, or until told otherwise. An answer may be wrong: a node that isn't
 * the owner says so, and the table is looked up again.
 */
export class Router {
  readonly #node: RoutedNode;
  readonly #tables: Pick<Tables, 'plays' | 'room'>;
  readonly #clock: ServerClock;
  readonly #known = new Map<string, { readonly peer: Peer; readonly at: number }>();
  /** Pending queries to the database. */
  readonly #asked = new Map<string, Promise<Peer | null | undefined>>();

  constructor(node: RoutedNode, tables: Pick<Tables, 'plays' | 'room'>, clock: ServerClock) {
    this.#node = node;
    this.#tables = tables;
    this.#clock = clock;
  }

  /** Whether this node may look up and play tables. */
  get hasLease(): boolean {
    return this.#node.isValid;
  }

  /** Discards the cached owner of a table, or everything cached about a node. */
  forget(what: { readonly table: string } | { readonly node: string }): void {
    if ('table' in what) this.#known.delete(what.table);
    else for (const [table, { peer }] of this.#known) if (peer.id === what.node) this.#known.delete(table);
  }

  /**
   * Returns the other node that plays a table; `null` if it is played here or doesn't exist. A table without an owner
   * is claimed here, or left to another node if this one takes none.
   */
  async find(table: string): Promise<Peer | null> {
    if (this.#tables.plays(table)) return null;
    const known = this.#known.get(table);
    if (known !== undefined && this.#clock.now() - known.at < BELIEVED) return known.peer;
    // The database is probably unreachable, and each query would take a connection from the renewal of the lease.
    if (!this.#node.isValid) throw new StoreAwayError('this node has no lease');
    const owner = await this.#ownerOf(table);
    if (owner === undefined) return null;
    if (owner?.id === this.#node.id) {
      if (!this.#node.takesTables) throw new StoreAwayError(`table ${table} is just being given back`);
      return null;
    }
    if (owner !== null) return this.#keep(table, owner);
    if (!this.#node.takesTables) return this.#another(table);
    return (await this.#claims(table)) ? null : this.find(table);
  }

  /**
   * Calls back once a node that was asked no longer owns the table, so that another can claim it. A node that was
   * stopped answers nothing, and its lease may end at any moment. Returns a function that stops watching.
   */
  whenNotOwner(table: string, peer: Peer, call: () => void): () => void {
    const look = async () => {
      const owner = await this.#ownerOf(table).catch(() => peer);
      // A node that takes no tables has sent the request to where the table is claimed next.
      if (owner === null && !this.#node.takesTables) return;
      if (owner?.id !== peer.id) call();
    };
    const timer = this.#clock.every(STILL, () => void look());
    return () => timer.stop();
  }

  /** Queries the database, once for all concurrent callers. */
  #ownerOf(table: string): Promise<Peer | null | undefined> {
    const known = this.#asked.get(table);
    if (known !== undefined) return known;
    const asked = this.#node.ownerOf(table).finally(() => this.#asked.delete(table));
    this.#asked.set(table, asked);
    return asked;
  }

  /** Claims a table. Resolves to `false` if another node was faster. */
  async #claims(table: string): Promise<boolean> {
    try {
      await this.#tables.room(table);
      return true;
    } catch (error) {
      // Other problems of the table are reported to whoever uses it.
      if (!(error instanceof NotMineError)) return true;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      return false;
    }
  }

  /** Another node for a table that this one may not claim. All nodes choose the same one. */
  #another(table: string): Peer {
    const weight = ({ id }: Peer) => createHash('sha256').update(`${id} ${table}`).digest('hex');
    const [best] = this.#node.others.toSorted((a, b) => (weight(a) < weight(b) ? -1 : 1));
    if (best === undefined) throw new TableProblem('unavailable', 'no node takes this table at present');
    return best;
  }

  #keep(table: string, peer: Peer): Peer {
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    this.#known.set(table, { peer, at: this.#clock.now() });
    return peer;
  }
}
