/** Diagnostics for a stalled table: its players, its owner, and the nodes' logs. */
import { setTimeout as after } from 'node:timers/promises';
import type { Crowd } from '../crowd.ts';
import type { Town } from './town.ts';

/** Lines of each node's log. */
const LOG_LINES = 60;
/** Milliseconds until an unresponsive node or database is given up. */
const PATIENCE = 1000;

/** Describes the tables without activity since a moment. */
export async function describeStall(town: Town, crowd: Crowd, since: number): Promise<string> {
  const tables = crowd.idleTables(since);
  const parts = [crowd.describeIdle(since), await rows(town, tables)];
  for (const { server, toIt } of town.nodes) {
    parts.push(`node ${server.url} (others reach it at ${toIt.port}), ${await readiness(server.url)}`);
    parts.push(server.lastWords(LOG_LINES));
  }
  return parts.join('\n');
}

/** The rows of the tables and of the nodes. */
async function rows({ postgres, database }: Town, tables: readonly string[]): Promise<string> {
  const ids = `array[${tables.map((id) => `'${id}'`).join(',')}]::text[]`;
  const questions = [
    `select t.id, t.owner, t.epoch, t.version, t.setup::jsonb ->> 'stage' as stage,
       (select max(number) from moves m where m.table_id = t.id) as moves
     from tables t where t.id = any (${ids})`,
    'select id, address, draining, expires - clock_timestamp() as left from nodes order by expires desc limit 8',
    `select pid, state, wait_event_type, wait_event, clock_timestamp() - query_start as since, left(query, 80) as query
     from pg_stat_activity where application_name = 'kickdoor' and state <> 'idle'`,
  ];
  const answers = questions.map(async (question) => {
    const found = await Promise.race([
      postgres.ask(question, database),
      after(PATIENCE, ['no answer']),
    ]).catch((error: unknown) => [String(error)]);
    return found.map((row) => `  ${JSON.stringify(row)}`).join('\n');
  });
  return `in the database:\n${(await Promise.all(answers)).join('\n')}`;
}

async function readiness(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(PATIENCE) });
    return `${answer.status} ${await answer.text()}`;
  } catch (error) {
    return String(error);
  }
}
