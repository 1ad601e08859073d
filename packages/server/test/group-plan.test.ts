/** PostgreSQL's work for a group of moves grows with the group, not with its square or with the store. */
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { hasPostgres, localPostgres, newDatabase, openHand } from './postgres.ts';
import { emptyTable, moveAt } from './setups.ts';

/** Tables that play at once, and moves of each: enough uses for PostgreSQL to keep the statement's plan. */
const TABLES = 60;
const MOVES = 12;

interface Plan {
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Join Filter'?: number | undefined;
  readonly Plans?: Plan[] | undefined;
}
const Plan: z.ZodType<Plan> = z.object({
  'Actual Loops': z.number(),
  'Actual Rows': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Join Filter': z.number().optional(),
  get Plans() {
    return z.array(Plan).optional();
  },
});
const Explained = z.object({ Plan });

/** A new database that reports the plan of every statement to its client. */
async function explainingDatabase(): Promise<string> {
  const url = await newDatabase();
  const name = /\/(?<name>\w+)\?/u.exec(url)?.groups?.['name'] ?? '';
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_format': 'json',
    client_min_messages: 'log',
    // As with a large store, where the plan is kept for groups of all sizes.
    plan_cache_mode: 'force_generic_plan',
    enable_seqscan: 'off',
    jit: 'off',
  };
  const server = await localPostgres();
  for (const [setting, value] of Object.entries(settings)) {
    await server.ask(`alter database ${name} set ${setting} = '${value}'`);
  }
  return url;
}

/** The rows that a plan node processed over all its loops. */
function rowsOf(part: Plan): number {
  const dropped = (part['Rows Removed by Filter'] ?? 0) + (part['Rows Removed by Join Filter'] ?? 0);
  return part['Actual Loops'] * Math.max(1, part['Actual Rows']) + dropped;
}

const explained = (message: string): Plan =>
  Explained.parse(JSON.parse(message.slice(message.indexOf('{')))).Plan;

const parts = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(parts)];

test.skipIf(!hasPostgres)('the work for a group of moves grows with the group', async () => {
  const hand = await openHand(await explainingDatabase());
  onTestFinished(() => hand.store.close());
  const plans: Plan[] = [];
  const heard = new Set<unknown>();
  hand.pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    client.on('notice', ({ message = '' }) => {
      if (message.includes('insert into moves')) plans.push(explained(message));
    });
  });
  const names = Array.from({ length: TABLES }, (_, at) => `t${at}`);
  const owned = await Promise.all(
    names.map(async (table) => {
      await hand.store.create(table, { ...emptyTable(0), stage: 'playing' });
      return { table, own: await hand.claim(table) };
    }),
  );
  for (let number = 1; number <= MOVES; number += 1) {
    await Promise.all(
      owned.map(({ table, own }) => own.append({ table, move: moveAt(number), clocks: [], over: false })),
    );
  }
  const most = plans.map((plan) => Math.max(...parts(plan).map(rowsOf)));
  // A quadratic plan would have 3600.
  expect(Math.max(...most)).toBeLessThanOrEqual(2 * TABLES);
  expect(plans.length).toBeGreaterThanOrEqual(MOVES);
});
