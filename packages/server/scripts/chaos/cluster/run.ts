/** Subjects several nodes to faults, and compares what players were told with the database. */
import process from 'node:process';
import type { CardPool } from '@kickdoor/rules';
import { sleep, until } from '../clock.ts';
import { Crowd } from '../crowd.ts';
import { hasNats, NO_NATS } from '../../local/nats.ts';
import { NO_POSTGRES, postgresPrograms } from '../../local/postgres.ts';
import { ms, spread } from '../spread.ts';
import { Balancer } from './balancer.ts';
import { FAULTS } from './faults.ts';
import { SharedLedger } from './ledger.ts';
import { describeStall } from './stall.ts';
import { Town } from './town.ts';

/** Milliseconds within which everybody should play on. */
const AIM = 10_000;
/** Codes that players must never get. */
const NEVER = ['moves-lost', 'game-stopped', 'defect', 'gap', 'mismatch'];

export interface ClusterChaos {
  readonly nodes: number;
  readonly faults: number;
  readonly tables: number;
  readonly pool: CardPool;
  readonly random: () => number;
  /** Checked before each fault; ends the run early. */
  readonly enough: () => boolean;
}

/** What this machine lacks for a cluster; `null` if nothing. */
export function missing(): string | null {
  if (postgresPrograms() === null) return NO_POSTGRES;
  return hasNats() ? null : NO_NATS;
}

/** Resolves to the failures. */
export async function clusterChaos(options: ClusterChaos): Promise<string[]> {
  const { nodes, faults, tables, pool, random } = options;
  const town = await Town.make(nodes);
  const ledger = new SharedLedger(town.postgres, town.database);
  const balancer = new Balancer(
    town.nodes.map(({ server }) => server.url),
    random,
  );
  const told = (table: string, steps: Parameters<SharedLedger['told']>[1]) => ledger.told(table, steps);
  const crowd = new Crowd({ url: () => balancer.pick(), tables, pool, random, ledger, told });
  const times = new Map<string, number[]>();
  const failed: string[] = [];
  try {
    await crowd.open();
    await until(() => crowd.allPlayedSince(1) !== null, 'the first moves');
    for (let fault = 1; fault <= faults && !options.enough(); fault += 1) {
      const name = pick(random);
      const took = await strike(name, { town, crowd, random });
      times.set(name, [...(times.get(name) ?? []), took]);
      if (took > AIM) failed.push(`fault ${fault} (${name}): all played on only after ${ms(took)}`);
      await ledger.check();
      if (fault % 25 === 0) process.stdout.write(`${fault} faults, ${summary(ledger)}\n`);
    }
    crowd.close();
    await sleep(500);
    await ledger.check();
  } catch (error) {
    // Report what was found until then.
    failed.push(error instanceof Error ? error.message : String(error));
  } finally {
    crowd.close();
    balancer.close();
    await town.remove();
  }
  report(times, ledger, crowd);
  if (ledger.lost + ledger.doubled > 0) failed.push('acknowledged moves were lost or doubled');
  if (ledger.false > 0) failed.push('players were told moves that are not the game’s');
  for (const code of NEVER) if (crowd.errors.has(code)) failed.push(`players were told: ${code}`);
  return failed;
}

function pick(random: () => number): string {
  const names = Object.keys(FAULTS);
  return names[Math.floor(random() * names.length)] ?? '';
}

interface Scene {
  readonly town: Town;
  readonly crowd: Crowd;
  readonly random: () => number;
}

/** Causes a fault. Resolves to the milliseconds until every table has played on. */
async function strike(name: string, { town, crowd, random }: Scene): Promise<number> {
  await sleep(random() * 300);
  const mend = await FAULTS[name]?.(town, random);
  const begun = performance.now();
  const late = setTimeout(() => {
    void describeStall(town, crowd, begun).then((text) =>
      process.stdout.write(`after ${name}, ${ms(AIM)} later, some do not play on yet:\n${text}\n`),
    );
  }, AIM);
  try {
    await until(() => {
      mustLive(town, name);
      return crowd.allPlayedSince(begun) !== null;
    }, `all tables to play on after: ${name}`);
  } finally {
    clearTimeout(late);
  }
  const took = (crowd.allPlayedSince(begun) ?? begun) - begun;
  await mend?.();
  return took;
}

/** Throws if a node has died by itself. */
function mustLive({ nodes }: Town, fault: string): void {
  for (const { server } of nodes) {
    if (server.died === null) continue;
    throw new Error(`after ${fault}, a node ${server.died}\n${server.lastWords()}`);
  }
}

function report(times: ReadonlyMap<string, readonly number[]>, ledger: SharedLedger, crowd: Crowd): void {
  for (const [name, took] of [...times].toSorted(([a], [b]) => a.localeCompare(b))) {
    process.stdout.write(`${name}: ${took.length} times; until all played on: ${spread(took)}\n`);
  }
  const errors = [...crowd.errors].map(([code, count]) => `${code} ${count}`).join(', ');
  process.stdout.write(`${summary(ledger)}\n`);
  if (errors !== '') process.stdout.write(`errors told to players: ${errors}\n`);
}

function summary({ acknowledged, lost, doubled, steps, false: untrue }: SharedLedger): string {
  return (
    `acknowledged moves ${acknowledged}, lost ${lost}, doubled ${doubled}; ` +
    `moves told ${steps}, of which not the game’s ${untrue}`
  );
}
