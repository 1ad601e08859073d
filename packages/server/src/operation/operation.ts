/** Monitoring for the owner of a server: readiness, metrics, and the last minutes. */
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Guard } from '../guard/guard.ts';
import type { HostPacks } from '../packs/host-packs.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import { History } from './history.ts';
import type { Meters } from '@kickdoor/tables/base/meter.ts';
import { Metrics } from './metrics.ts';
import { Readiness, type OneOfSeveral } from './readiness.ts';

export interface OperationParts {
  readonly store: Store;
  readonly packs: HostPacks;
  readonly tables: Tables;
  readonly guard: Guard;
  readonly clock: ServerClock;
  readonly meters: Meters;
  readonly version: string;
  /** `null` for the only server of its store. */
  readonly node: OneOfSeveral | null;
}

/** Joins the server's meters when it is made. There is one for each server, closed with it. */
export class Operation {
  readonly version: string;
  readonly readiness: Readiness;
  readonly history: History;
  readonly metrics: Metrics;

  constructor({ store, packs, tables, guard, clock, meters, version, node }: OperationParts) {
    this.version = version;
    this.readiness = new Readiness(store, clock, node);
    const sockets = () => guard.connected;
    this.history = new History(clock, { tables: () => tables.rooms.length, sockets });
    this.metrics = new Metrics(version, {
      tables: async () => {
        const all = await store.census();
        return {
          awake: countBy(tables.rooms.map(({ sheet }) => sheet)),
          all: new Map(all.map((count) => [count.sheet, count.tables])),
        };
      },
      sockets,
      packs: () => packs.count(),
      bytes: () => store.bytes(),
      ready: async () => (await this.readiness.why()) === null,
    });
    meters.join(this.history);
    meters.join(this.metrics);
    meters.join({
      committed: () => this.readiness.written(),
      commitFailed: (error) => this.readiness.written(error),
    });
  }

  close(): void {
    this.history.stop();
  }
}

function countBy(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
