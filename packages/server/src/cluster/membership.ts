/** The differences between a server on its own and one of several nodes. */
import { networkInterfaces } from 'node:os';
import type { Logger } from 'pino';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { TableLists } from '../http/tables.ts';
import type { AppCluster } from '../http/app.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import { Lobby, LobbyMessenger } from './lobby.ts';
import { mineEverywhere } from './mine.ts';
import { Neighbors } from './neighbors.ts';
import type { OpenedCluster } from './open.ts';
import { readPass } from './pass.ts';
import { Reach } from './reach.ts';
import { Router } from './router.ts';

export interface MembershipParts {
  readonly tables: Tables;
  readonly clock: ServerClock;
  readonly log: Logger;
  /** Loads the bans of the store. */
  readonly loadBans: () => Promise<void>;
}

/**
 * Created before the server's tables, which need its messenger. {@link join} connects it to them, and `stop`
 * disconnects it.
 */
export class Membership {
  readonly #cluster: OpenedCluster;
  readonly #messenger: LobbyMessenger;
  #parts: (MembershipParts & { readonly neighbors: Neighbors; readonly reach: Reach }) | null = null;

  constructor(cluster: OpenedCluster) {
    this.#cluster = cluster;
    this.#messenger = new LobbyMessenger(new InProcessMessenger(), cluster.node.hints);
  }

  get messenger(): LobbyMessenger {
    return this.#messenger;
  }

  /** Connects the node to this server's tables. The result is for the HTTP server. */
  join(parts: MembershipParts): { readonly app: AppCluster; readonly lists: TableLists } {
    const { node, secret } = this.#cluster;
    const { tables, clock, log } = parts;
    const now = () => clock.now();
    const neighbors = new Neighbors(secret);
    const reach = new Reach({
      clock,
      peers: () => node.peers,
      answers: (peer) => neighbors.answers(peer),
      mute: ({ id }) => neighbors.cut(id),
      changed: () => node.reachChanged(),
    });
    const router = new Router(node, tables, clock);
    const lobby = new Lobby(() => tables.list(), now);
    this.#parts = { ...parts, neighbors, reach };
    this.#messenger.onChange(() => lobby.forget());
    node.watch({
      lost: (table) => tables.drop(table),
      lapsed: () => tables.dropAll(),
      gone: (peer) => {
        router.forget({ node: peer });
        neighbors.cut(peer);
      },
      unreached: () => reach.unreached,
    });
    node.hints.listen((hint) => {
      if (hint.about === 'table') router.forget(hint);
      else if (hint.about === 'node') router.forget(hint);
      else if (hint.about === 'lobby') lobby.forget();
      else void parts.loadBans().catch(() => undefined);
    });
    return {
      app: { router, neighbors, readPass: (line, headers) => readPass(secret, node.id, line, headers) },
      lists: {
        list: () => lobby.list(),
        mine: ({ seats }, address) => mineEverywhere({ tables, router, neighbors, log }, seats, address),
      },
    };
  }

  bansChanged(): void {
    this.#cluster.node.hints.tell({ about: 'bans' });
  }

  /** Gives all tables to other nodes, if there are any, and stops taking tables; or takes tables again. */
  async drain(on: boolean): Promise<void> {
    const { node } = this.#cluster;
    await node.look();
    if (on && node.others.length === 0) return;
    await node.drain(on);
    if (on) await this.#parts?.tables.handOver();
  }

  /** Releases all tables before the connections end, even if the database is unreachable. */
  async stop(): Promise<void> {
    try {
      await this.#cluster.node.drain(true);
    } catch (error) {
      this.#parts?.log.warn({ err: error }, 'this node could not say that it stops');
    }
    await this.#parts?.tables.handOver();
    this.#parts?.reach.stop();
    this.#parts?.neighbors.close();
  }
}

/** An address at which other machines reach a server that listens on this host and port. */
export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const own = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const name = everywhere ? (own ?? '127.0.0.1') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
