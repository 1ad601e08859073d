/** Limits for the users of a server, and tools for its owner. */
import { join } from 'node:path';
import type { Ground } from '../ground.ts';
import { Guard } from '../guard/guard.ts';
import { serveMetrics } from '../http/operation.ts';
import type { Play } from '../play.ts';
import type { Storage } from '../storage.ts';
import { Archive } from './archive.ts';
import { Operation } from './operation.ts';
import { Owner } from './owner.ts';
import { Retention, type Keep } from './retention.ts';

const KEEP_ALL: Keep = { finished: null, abandoned: null };

export interface Operated {
  readonly guard: Guard;
  readonly operation: Operation;
  readonly archive: Archive;
  readonly retention: Retention;
  readonly owner: Owner;
}

/** Loads the bans of the store, and serves metrics if configured. Rejects if their address isn't available. */
export async function openOperation(
  ground: Ground,
  { store, shared }: Storage,
  play: Play,
): Promise<Operated> {
  const { options, clock, meters, limits, version, closing } = ground;
  const { context, tables, packs } = play;
  const guard = new Guard(clock, limits, shared?.cluster.rates ?? null);
  const node = shared?.cluster.node ?? null;
  const operation = new Operation({ store, packs, tables, guard, clock, meters, version, node });
  closing.add(() => operation.close());
  const { metrics: at = null } = options;
  if (at !== null) {
    const scraped = await serveMetrics(operation.metrics, at);
    closing.add(() => void scraped.close());
  }
  const archive = new Archive(options.records ?? join(options.dataDir, 'records'));
  const retention = new Retention({ context, tables, archive, keep: options.keep ?? KEEP_ALL });
  closing.add(() => retention.stop());
  const owner = new Owner({
    context,
    tables,
    bans: guard.bans,
    operation,
    node: node === null ? null : (options.cluster?.advertised ?? node.id),
    sockets: () => guard.connected,
    drain: async (on) => shared?.membership.drain(on),
    bansChanged: () => shared?.membership.bansChanged(),
  });
  await owner.loadBans();
  return { guard, operation, archive, retention, owner };
}
