/** The faults that can hit several nodes. */
import { sleep } from '../clock.ts';
import type { Proxy } from '../../local/proxy.ts';
import type { Town, TownNode } from './town.ts';

/** Causes a fault. Resolves when everybody should be able to play on, to a function that repairs what is left. */
type Strike = (town: Town, random: () => number) => Promise<() => Promise<void>>;

/** Milliseconds slightly longer than a lease. */
const BEYOND = 6500;
const nothing = () => Promise.resolve();

/** Picks a node that plays tables. */
async function oneOf({ nodes, postgres, database }: Town, random: () => number): Promise<TownNode> {
  const owners = await postgres.ask<{ address: string }>(
    `select distinct n.address from tables t join nodes n on n.id = t.owner
     where n.expires > clock_timestamp() order by n.address`,
    database,
  );
  const chosen = owners[Math.floor(random() * owners.length)]?.address;
  const node = nodes.find(({ toIt }) => chosen?.endsWith(`:${toIt.port}`) === true) ?? nodes[0];
  if (node === undefined) throw new Error('there are no nodes');
  return node;
}

const kill: Strike = async (town, random) => {
  const { server } = await oneOf(town, random);
  await server.stop('SIGKILL');
  return async () => server.start();
};

const stop: Strike = async (town, random) => {
  const { server } = await oneOf(town, random);
  const { code } = await server.stop('SIGTERM');
  if (code !== 0) throw new Error(`a node ended with ${String(code)} when asked to stop`);
  return async () => server.start();
};

/** Suspends a node, for longer or shorter than its lease. */
const pause =
  (least: number, most: number): Strike =>
  async (town, random) => {
    const { server } = await oneOf(town, random);
    const long = least + random() * (most - least);
    server.pause(true);
    const over = sleep(long).then(() => server.pause(false));
    return () => over;
  };

/** Blocks one of a node's connections for a while. */
const cut =
  (way: (node: TownNode) => Proxy, most: number, least = 500): Strike =>
  async (town, random) => {
    const proxy = way(await oneOf(town, random));
    proxy.cut();
    const over = sleep(least + random() * (most - least)).then(() => proxy.mend());
    return () => over;
  };

const restartPostgres =
  (signal: 'SIGINT' | 'SIGQUIT'): Strike =>
  async ({ postgres }) => {
    await postgres.stop(signal);
    await postgres.start();
    return nothing;
  };

const restartNats: Strike = async ({ nats }) => {
  await nats.stop();
  await nats.start();
  return nothing;
};

/** All faults, by name. */
export const FAULTS: Readonly<Record<string, Strike>> = {
  'node killed': kill,
  'node stopped when asked': stop,
  'node paused beyond its lease': pause(BEYOND, 9000),
  'node paused within its lease': pause(200, 3000),
  'PostgreSQL restarted': restartPostgres('SIGINT'),
  'PostgreSQL crashed': restartPostgres('SIGQUIT'),
  'NATS killed': restartNats,
  'node cut off from PostgreSQL': cut(({ toPostgres }) => toPostgres, 8500),
  'node cut off from other nodes': cut(({ toIt }) => toIt, 8500),
  // Longer than players should have to wait, so the other nodes must take its tables.
  'node cut off from other nodes for long': cut(({ toIt }) => toIt, 16_000, 12_000),
  'node cut off from NATS': cut(({ toNats }) => toNats, 4500),
};
