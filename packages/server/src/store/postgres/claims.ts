/** Ownership of tables by nodes. All times are the database's. */
import type pg from 'pg';

/** Seconds that a lease is valid after each renewal. */
export const LEASE_SECONDS = 6;

export interface Peer {
  readonly id: string;
  /** Where other nodes reach it: `http://10.0.0.2:3000`. */
  readonly address: string;
}

/** A living node. */
export interface LivingNode extends Peer {
  readonly draining: boolean;
  /** Whether more than half of all living nodes don't reach it. */
  readonly cutOff: boolean;
}

/** The time limit for queries about leases, in milliseconds. */
const PATIENCE = 1500;
const MARGIN = `interval '${LEASE_SECONDS} seconds'`;

/** SQL for whether a node is cut off. It counts as reaching itself, so neither of two nodes can overrule the other. */
const isCutOff = (id: string): string =>
  `(select count(*) filter (where ${id} = any (m.unreached)) * 2 > count(*)
    from nodes m where m.expires > clock_timestamp())`;

/**
 * Each decision is a single statement, so that it holds against all other nodes. Rejects with the driver's error, after
 * 1.5 seconds at the latest.
 */
export class Claims {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Enters a node, with a lease. Can be repeated if the answer was lost. */
  async enter({ id, address }: Peer): Promise<void> {
    await this.#ask(
      `insert into nodes (id, address, expires, draining) values ($1, $2, clock_timestamp() + ${MARGIN}, false)
       on conflict (id) do update set expires = excluded.expires`,
      [id, address],
    );
    await this.#ask("delete from nodes where expires < clock_timestamp() - interval '1 hour'", []);
  }

  /** Renews a node's lease, and reports which others it doesn't reach. Resolves to whether the node is still known. */
  async renew(id: string, unreached: readonly string[] = []): Promise<boolean> {
    const rows = await this.#ask(
      `update nodes set expires = clock_timestamp() + ${MARGIN}, unreached = $2 where id = $1 returning id`,
      [id, unreached],
    );
    return rows.length > 0;
  }

  /** Sets whether a node no longer takes tables. */
  async drain(id: string, on = true): Promise<void> {
    await this.#ask('update nodes set draining = $2 where id = $1', [id, on]);
  }

  /** Removes a node. Tables that it still owns are free at once. */
  async leave(id: string): Promise<void> {
    await this.#ask('delete from nodes where id = $1', [id]);
  }

  /** The nodes whose leases are valid. */
  living(): Promise<readonly LivingNode[]> {
    return this.#ask<LivingNode>(
      `select id, address, draining, ${isCutOff('n.id')} as "cutOff"
       from nodes n where expires > clock_timestamp() order by id`,
      [],
    );
  }

  /**
   * Claims a table that has no owner, belongs to this node, or has an owner that is cut off or whose lease is over.
   * Resolves to the epoch, or to `null` if the table isn't available. The claim waits for the previous owner's running
   * write, and later writes of that owner fail.
   */
  async claim(node: string, table: string): Promise<number | null> {
    const rows = await this.#ask<{ epoch: number }>(
      `update tables t set owner = $1, epoch = t.epoch + 1
       where t.id = $2
         and exists (select 1 from nodes n where n.id = $1 and n.expires > clock_timestamp() and not n.draining)
         and not ${isCutOff('$1')}
         and (t.owner is null or t.owner = $1 or ${isCutOff('t.owner')}
           or not exists (select 1 from nodes n where n.id = t.owner and n.expires > clock_timestamp()))
       returning t.epoch`,
      [node, table],
    );
    return rows[0]?.epoch ?? null;
  }

  /** Gives up a table. */
  async release(node: string, table: string, epoch: number): Promise<void> {
    await this.#ask('update tables set owner = null where id = $1 and owner = $2 and epoch = $3', [
      table,
      node,
      epoch,
    ]);
  }

  /**
   * The owner of a table, if its lease is valid and it isn't cut off; `null` if it has none, `undefined` if there is no
   * such table.
   */
  async ownerOf(table: string): Promise<Peer | null | undefined> {
    const [row] = await this.#ask<{ id: string | null; address: string | null }>(
      `select n.id, n.address from tables t
       left join nodes n on n.id = t.owner and n.expires > clock_timestamp() and not ${isCutOff('n.id')}
       where t.id = $1`,
      [table],
    );
    if (row === undefined) return undefined;
    const { id, address } = row;
    return id === null || address === null ? null : { id, address };
  }

  /** Returns the tables among these claims (epochs by table) that no longer belong to the node. */
  async lost(node: string, claims: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const rows = await this.#ask<{ id: string }>(
      `select g.id from unnest($2::text[], $3::int[]) as g (id, epoch)
       where not exists (select 1 from tables t where t.id = g.id and t.owner = $1 and t.epoch = g.epoch)`,
      [node, [...claims.keys()], [...claims.values()]],
    );
    return rows.map(({ id }) => id);
  }

  /** The secret by which nodes recognize each other. */
  async secret(): Promise<string> {
    const [row] = await this.#ask<{ secret: string }>('select secret from cluster where id = 1', []);
    if (row === undefined) throw new Error('the database has no secret for its nodes');
    return row.secret;
  }

  async #ask<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> {
    const asked = { text, values, query_timeout: PATIENCE };
    return (await this.#pool.query<R>(asked)).rows;
  }
}
