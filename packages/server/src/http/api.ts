import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Content } from '../content.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import {
  BringTable,
  CreateLesson,
  CreateTable,
  JoinTable,
  LanguageChoice,
  MOVED_BYTES,
  MyTables,
  PackHash,
  TableId,
  TakeTable,
  type MyTableList,
  type PushInfo,
  type SetList,
  type TableList,
} from '@kickdoor/protocol';
import { protocolSchema } from '@kickdoor/protocol/json-schema';
import { refreshSets } from '@kickdoor/tables/base/card-sets.ts';
import type { Log } from '@kickdoor/tables/base/log.ts';
import type { Guard } from '../guard/guard.ts';
import type { Archive } from '../operation/archive.ts';
import { bearerOf } from './bearer.ts';
import { COMPRESSED } from './compressed.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import { tableRules } from '../rules.ts';
import { isDraining } from './problems.ts';
import { read } from '@kickdoor/tables/base/read.ts';

const TableParams = z.object({ table: TableId });
const PackParams = z.object({ file: z.string().regex(/^[a-z0-9-]{1,60}\.json$/u) });
const RulesQuery = z.object({ language: LanguageChoice.default('en') });
const PackQuery = z.object({
  hash: z.string().optional(),
  /** The set as games began with it. */
  edition: z
    .string()
    .regex(/^[0-9a-f]{64}$/u)
    .optional(),
  /** The set as the host of a table has brought it. */
  pack: PackHash.optional(),
});

/** Lists of tables, wherever they are played. */
export interface TableLists {
  /** Public tables with a free seat. */
  list(): Promise<TableList>;
  /** The tables at which somebody holds seats. */
  mine(held: MyTables, address: string): Promise<MyTableList>;
}

export interface ApiParts {
  readonly tables: Tables;
  readonly lists: TableLists;
  readonly content: Content;
  readonly guard: Guard;
  readonly log: Log;
  readonly readiness: Readiness;
  /** With which browsers subscribe to calls; `null`: nobody is called. */
  readonly pushKey: string | null;
  /** Records of games that have left the store. */
  readonly archive: Archive;
  /** Which packs of hosts are taken. */
  readonly hostPacks: SetList['hostPacks'];
}

export function addApi(
  app: FastifyInstance,
  { tables, lists, content, guard, readiness, archive, pushKey, log, hostPacks }: ApiParts,
): void {
  let schema: string | undefined;

  app.get('/api/tables', async (request, reply) => {
    guard.readAny(request.address);
    reply.header('cache-control', 'no-store');
    return lists.list();
  });

  app.post('/api/tables', async (request, reply) => {
    if (readiness.draining) throw isDraining();
    guard.bans.checkAddress(request.address);
    guard.makeTable(request.address);
    await guard.share('tables', request.address);
    refreshSets(content, log);
    const created = await tables.create(read(CreateTable, request.body));
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });

  app.post('/api/tables/moved', { bodyLimit: MOVED_BYTES }, async (request, reply) => {
    if (readiness.draining) throw isDraining();
    guard.bans.checkAddress(request.address);
    guard.bringGame(request.address);
    guard.makeTable(request.address);
    await guard.share('tables', request.address);
    const brought = await tables.bring(read(BringTable, request.body));
    return reply.code(201).header('cache-control', 'no-store').send(brought);
  });

  app.post('/api/tables/:table/take', async (request, reply) => {
    guard.seeTable(request.address);
    guard.readRecord(request.address);
    const taken = await tables.take(tableOf(request.params), read(TakeTable, request.body));
    return reply.header('cache-control', 'no-store').send(taken);
  });

  app.post('/api/lessons', async (request, reply) => {
    if (readiness.draining) throw isDraining();
    guard.bans.checkAddress(request.address);
    guard.makeTable(request.address);
    await guard.share('tables', request.address);
    const created = await tables.createLesson(read(CreateLesson, request.body));
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });

  app.post('/api/tables/mine', async (request, reply) => {
    const wish = read(MyTables, request.body);
    for (const _ of wish.seats) guard.seeTable(request.address);
    reply.header('cache-control', 'no-store');
    return request.passed ? tables.mine(wish) : lists.mine(wish, request.address);
  });

  app.get('/api/tables/:table', async (request, reply) => {
    guard.readAny(request.address);
    const room = await tables.room(tableOf(request.params));
    reply.header('cache-control', 'no-store');
    return room.company.tableInfo;
  });

  app.get('/api/tables/:table/record', COMPRESSED, async (request, reply) => {
    guard.readAny(request.address);
    guard.readRecord(request.address);
    const id = tableOf(request.params);
    const secret = bearerOf(request);
    const record = (await archive.read(id, secret)) ?? (await (await tables.room(id)).records.read(secret));
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', `attachment; filename="kickdoor-${id}.jsonl"`);
    return reply.type('application/jsonl; charset=utf-8').send(record);
  });

  app.post('/api/tables/:table/join', async (request, reply) => {
    guard.bans.checkAddress(request.address);
    guard.takeSeat(request.address);
    await guard.share('seats', request.address);
    const room = await tables.room(tableOf(request.params));
    const joined = await room.join(read(JoinTable, request.body));
    return reply.code(201).header('cache-control', 'no-store').send(joined);
  });

  app.get('/api/tables/:table/rules', COMPRESSED, async (request, reply) => {
    guard.seeTable(request.address);
    const room = await tables.room(tableOf(request.params));
    const { language } = read(RulesQuery, request.query);
    const info = room.info();
    const rules = tableRules(info, await content.read(info), language);
    return reply.header('cache-control', 'private, max-age=3600').send(rules);
  });

  app.get('/api/push', async (_, reply) => {
    reply.header('cache-control', 'no-cache');
    return { key: pushKey } satisfies PushInfo;
  });

  app.get('/api/schema.json', COMPRESSED, async (_, reply) => {
    schema ??= JSON.stringify(protocolSchema());
    return reply
      .header('cache-control', 'no-cache')
      .type('application/schema+json; charset=utf-8')
      .send(schema);
  });

  app.get('/api/sets', async (request, reply) => {
    guard.seeTable(request.address);
    refreshSets(content, log);
    reply.header('cache-control', 'no-cache');
    return { sets: content.list(), hostPacks } satisfies SetList;
  });

  app.get('/api/packs/:file', COMPRESSED, async (request, reply) => {
    guard.readAny(request.address);
    const file = PackParams.safeParse(request.params);
    const query = PackQuery.safeParse(request.query);
    const bundle =
      file.success && query.success
        ? await content.bundle(file.data.file.replace(/\.json$/u, ''), query.data)
        : null;
    if (bundle === null) throw new TableProblem('not-found', 'there is no such set');
    // Weak: the bytes depend on how they are compressed.
    const etag = `W/"${bundle.hash}"`;
    // A set requested by its hash never changes.
    const fixed = query.data?.hash === bundle.hash;
    reply.header('etag', etag);
    reply.header('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(bundle.json);
  });
}

/** The table id from the path. A malformed id is treated as a table that doesn't exist. */
export function tableOf(params: unknown): string {
  const found = TableParams.safeParse(params);
  if (!found.success) throw new TableProblem('no-table', 'there is no such table');
  return found.data.table;
}
