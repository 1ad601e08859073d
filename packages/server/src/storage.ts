/** Where a server keeps its tables: its own store, or one that it shares with other nodes. */
import type { Store } from '@kickdoor/tables/store/store.ts';
import { Membership } from './cluster/membership.ts';
import { openCluster, type OpenedCluster } from './cluster/open.ts';
import type { Ground } from './ground.ts';
import { lockFolder } from './store/sqlite/lock.ts';
import { ThreadedSqlite } from './store/sqlite/threaded.ts';

export interface Storage {
  readonly store: Store;
  /** The node that this server is; `null` for the only server of its store. */
  readonly shared: { readonly cluster: OpenedCluster; readonly membership: Membership } | null;
}

/**
 * Locks the data folder and opens the store. If that fails, throws `FolderInUseError`, `DataFolderError`,
 * `DatabaseError` or `NatsError`.
 */
export async function openStorage({ options, clock, meters, closing }: Ground): Promise<Storage> {
  const { dataDir, log } = options;
  closing.add(lockFolder(dataDir));
  if (options.cluster !== undefined && options.cluster !== null) {
    const cluster = await openCluster(options.cluster, { clock, log, watch: meters });
    closing.add(() => cluster.close());
    return { store: cluster.store, shared: { cluster, membership: new Membership(cluster) } };
  }
  const openStore = options.openStore ?? ((...given) => ThreadedSqlite.openIn(...given));
  const { store, loss } = await openStore(dataDir, meters);
  closing.add(() => store.close());
  if (loss !== null) log.error(loss, 'the database has lost moves that were acknowledged');
  return { store, shared: null };
}
