/** Where a table is played: here, or at another node. */
import { createHash } from 'node:crypto';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { Peer } from '../store/postgres/claims.ts';
import { NotMineError, StoreAwayError } from '@kickdoor/tables/store/store.ts';
import type { ClusterNode } from './node.ts';

/** Milliseconds for which an answer of the database is believed without a hint. */
const BELIEVED = 5000;
/** Tables whose owners are kept in mind. */
const MOST_KEPT = 20_000;
/** Milliseconds until a table is looked for again. */
const AGAIN = 150;

export class Router {
  readonly #node: ClusterNode;
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly peer: Peer; readonly at: number }>();

  constructor(node: ClusterNode, tables: Tables, now: () => number) {
    this.#node = node;
    this.#tables = tables;
    this.#now = now;
  }

  /** What was known of a table's owner, or of what a node owns, is not believed any more. */
  forget(what: { readonly table: string } | { readonly node: string }): void {
    if ('table' in what) this.#known.delete(what.table);
    else for (const [table, { peer }] of this.#known) if (peer.id === what.node) this.#known.delete(table);
  }

  /**
   * The other node that plays a table; `null` if it is played here, or exists nowhere. A table that nobody plays is claimed
   * here, or left to another node if this one takes none.
   */
  async find(table: string): Promise<Peer | null> {
    if (this.#tables.plays(table)) return null;
    const known = this.#known.get(table);
    if (known !== undefined && this.#now() - known.at < BELIEVED) return known.peer;
    const owner = await this.#node.ownerOf(table);
    if (owner === undefined) return null;
    if (owner?.id === this.#node.id) {
      if (!this.#node.takesTables) throw new StoreAwayError(`table ${table} is just being given back`);
      return null;
    }
    if (owner !== null) return this.#keep(table, owner);
    if (!this.#node.takesTables) return this.#another(table);
    return (await this.#claims(table)) ? null : this.find(table);
  }

  /** Whether a table that another node asks for is played here from now on. */
  async #claims(table: string): Promise<boolean> {
    try {
      await this.#tables.room(table);
      return true;
    } catch (error) {
      // What is wrong with the table is said by whoever needs it.
      if (!(error instanceof NotMineError)) return true;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      return false;
    }
  }

  /** Another node for a table that this one may not claim: all nodes choose the same. */
  #another(table: string): Peer {
    const weight = ({ id }: Peer) => createHash('sha256').update(`${id} ${table}`).digest('hex');
    const [best] = this.#node.others.toSorted((a, b) => (weight(a) < weight(b) ? -1 : 1));
    if (best === undefined) throw new TableProblem('unavailable', 'no node takes this table at present');
    return best;
  }

  #keep(table: string, peer: Peer): Peer {
    if (this.#known.size >= MOST_KEPT) this.#known.clear();
    this.#known.set(table, { peer, at: this.#now() });
    return peer;
  }
}
