/** The options of a server. */
import type { Bot } from '@kickdoor/bots';
import type { Packs } from '@kickdoor/packs/node';
import type { HostPacksPolicy } from '@kickdoor/protocol';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Pace } from '@kickdoor/tables/context/context.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { CommitWatch } from '@kickdoor/tables/store/group-commit.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ClusterAddress } from './cluster/open.ts';
import type { ServerContext } from './context.ts';
import type { Limits } from './guard/limits.ts';
import type { MetricsAddress } from './http/operation.ts';
import type { Keep } from './operation/retention.ts';
import type { PackReader } from './packs/reader.ts';
import type { PushSettings } from './push/push.ts';
import type { Loss } from './store/sqlite/integrity.ts';
import type { Thinking } from './thinking/thread-pool.ts';

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** With a shared store, only data of this node is kept here. */
  readonly dataDir: string;
  /** The store that this server shares with others; if left out, it has its own, in SQLite. */
  readonly cluster?: ClusterAddress | null;
  /** The folder of the built page; `null` serves the API only. */
  readonly web: string | null;
  readonly log: Logger;
  /** Defaults to trusting none; see `proxies` in `buildApp`. */
  readonly proxies?: readonly string[];
  /** Defaults to all; see `names` in `buildApp`. */
  readonly names?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** How long old tables are kept. Defaults to forever. */
  readonly keep?: Keep;
  /** The folder for the records of games that have left the store. Defaults to `records` in the data folder. */
  readonly records?: string | null;
  /** Where to serve metrics for Prometheus; left out for nowhere. */
  readonly metrics?: MetricsAddress | null;
  /** Opens the owner's page and its API on the public port; left out for neither. */
  readonly adminToken?: string | null;
  /** How players who have closed the page are called; left out for not at all. */
  readonly push?: PushSettings | null;
  /** Reaches push services. Defaults to the platform's `fetch`; tests have their own. */
  readonly fetch?: typeof fetch;
  readonly pace?: Partial<Pace>;
  /** Defaults to the machine's clock. Tests pass one that they control. */
  readonly clock?: ServerClock;
  /** Opens the store in a folder. Defaults to a store in its own thread. */
  readonly openStore?: (
    folder: string,
    watch: CommitWatch,
  ) => Promise<{ readonly store: Store; readonly loss: Loss | null }>;
  /** The current card sets; defaults to those that come with the program. */
  readonly packs?: Packs;
  /** Which packs of hosts are accepted. Defaults to those of tables by link. */
  readonly hostPacks?: HostPacksPolicy;
  /** Reads the packs of hosts, and outlives this server. Defaults to a thread of this server. */
  readonly packReader?: PackReader;
  /** The program's version, for the records of games. */
  readonly version?: string;
  readonly bot?: Bot;
  /** How much bots may search; `null` for not at all. Defaults to {@link usualThinking}. */
  readonly thinking?: Thinking | null;
  /** Adds routes to the API, such as those for development (`@kickdoor/server/debug`). */
  readonly routes?: AddRoutes;
  /** Chooses the seed of each game, for tests. By default it is drawn together with the players. */
  readonly seed?: () => string;
}

/** What routes may use besides requests. */
export type AddRoutes = (
  app: FastifyInstance,
  server: { readonly context: ServerContext; readonly tables: Tables },
) => void;
