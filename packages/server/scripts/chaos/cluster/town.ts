/** Several nodes on one PostgreSQL and one NATS, connected by proxies that can be cut. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../../local/port.ts';
import { LocalNats } from '../../local/nats.ts';
import { LocalPostgres } from '../../local/postgres.ts';
import { Proxy } from '../../local/proxy.ts';
import { ServerProcess } from '../server-process.ts';

const DATABASE = 'chaos';

/** A node and its connections. */
export interface TownNode {
  readonly server: ServerProcess;
  readonly toPostgres: Proxy;
  readonly toNats: Proxy;
  /** The connection that the other nodes use to reach it. */
  readonly toIt: Proxy;
}

export class Town {
  readonly postgres: LocalPostgres;
  readonly nats: LocalNats;
  readonly database = DATABASE;
  readonly nodes: readonly TownNode[];
  readonly #folders: readonly string[];

  private constructor(parts: Pick<Town, 'postgres' | 'nats' | 'nodes'>, folders: readonly string[]) {
    this.postgres = parts.postgres;
    this.nats = parts.nats;
    this.nodes = parts.nodes;
    this.#folders = folders;
  }

  /** Starts everything. */
  static async make(count: number): Promise<Town> {
    const postgresPort = await freePort();
    const postgres = await LocalPostgres.make({ port: postgresPort });
    await postgres.database(DATABASE);
    const nats = await LocalNats.make();
    const folders: string[] = [];
    const nodes: TownNode[] = [];
    for (let at = 0; at < count; at += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'kickdoor-chaos-'));
      folders.push(folder);
      const port = await freePort();
      const toPostgres = await Proxy.make(postgresPort);
      const toNats = await Proxy.make(nats.port);
      const toIt = await Proxy.make(port);
      const env = {
        STORE: `postgres://kickdoor@127.0.0.1:${toPostgres.port}/${DATABASE}`,
        NATS: `nats://127.0.0.1:${toNats.port}`,
        ADVERTISE: `http://127.0.0.1:${toIt.port}`,
        LIMITS: '1000',
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
      };
      const server = new ServerProcess(folder, undefined, { port, env });
      await server.start();
      nodes.push({ server, toPostgres, toNats, toIt });
    }
    return new Town({ postgres, nats, nodes }, folders);
  }

  /** Stops everything and deletes its files. */
  async remove(): Promise<void> {
    for (const { server, toPostgres, toNats, toIt } of this.nodes) {
      await server.stop('SIGKILL').catch(() => undefined);
      for (const proxy of [toPostgres, toNats, toIt]) proxy.close();
    }
    await this.nats.stop();
    await this.postgres.remove();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}
