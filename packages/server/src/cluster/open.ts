/** Opens a store that several nodes share. */
import type { Logger } from 'pino';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { SharedRates } from '../guard/limits.ts';
import { Allowances } from '../store/postgres/allowances.ts';
import { Claims } from '../store/postgres/claims.ts';
import { DatabaseError, reasonOf } from '../store/postgres/errors.ts';
import { connectTo, openPostgres, withoutPassword } from '../store/postgres/open.ts';
import type { PostgresStore } from '../store/postgres/store.ts';
import type { CommitWatch } from '@kickdoor/tables/store/group-commit.ts';
import { noHints } from './hints.ts';
import { openNats } from './nats.ts';
import { ClusterNode } from './node.ts';

/** Connections for claims, and one for the lease, which nothing else may hold up. */
const CONNECTIONS = { claims: 3, lease: 1 };
/** Connections stay open: a node that takes over another's tables has no time to open them. */
const IDLE = 0;

/** How a node finds the others. */
export interface ClusterAddress {
  /** The database: `postgres://user:password@host:port/name`. */
  readonly store: string;
  /** The NATS servers, separated by commas; `null` for none. */
  readonly nats: string | null;
  /** Where other nodes reach this one: `http://10.0.0.2:3000`; `null` for an address of this machine. */
  readonly advertised: string | null;
}

export interface OpenedCluster {
  readonly store: PostgresStore;
  readonly node: ClusterNode;
  /** The secret by which nodes recognize each other. */
  readonly secret: string;
  /** Limits shared by all nodes. */
  readonly rates: SharedRates;
  /** Joins the nodes. `address` is where others reach this one. Throws `DatabaseError`. */
  enter(address: string): Promise<void>;
  close(): Promise<void>;
}

/** Throws `DatabaseError` or `NatsError` if either can't be used. */
export async function openCluster(
  { store: url, nats }: ClusterAddress,
  { clock, log, watch }: { readonly clock: ServerClock; readonly log: Logger; readonly watch: CommitWatch },
): Promise<OpenedCluster> {
  const broken = (error: Error) => log.warn({ err: error }, 'a connection to the database has ended');
  // The store asks for the node only when it writes, so it can be set later.
  const me: { node: ClusterNode | null } = { node: null };
  const writer = { id: () => me.node?.id ?? '', isValid: () => me.node?.isValid ?? false };
  const { store } = await openPostgres(url, writer, broken, watch);
  const pool = connectTo(url, CONNECTIONS.claims, broken, IDLE);
  const leasePool = connectTo(url, CONNECTIONS.lease, broken, IDLE);
  const end = () => Promise.all([pool.end(), leasePool.end(), store.close()]);
  try {
    const claims = new Claims(pool);
    const leases = new Claims(leasePool);
    // Over this connection, so that it is already open when the node enters.
    const secret = await leases.secret();
    const hints = nats === null ? noHints : await openNats(nats, log);
    const node = new ClusterNode({ claims, leases, store: () => store, hints, clock, log });
    me.node = node;
    return {
      store,
      node,
      secret,
      rates: new Allowances(pool, secret),
      async enter(address) {
        try {
          await node.enter(address);
        } catch (error) {
          throw new DatabaseError(withoutPassword(url), reasonOf(error), error);
        }
      },
      async close() {
        await node.leave();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
