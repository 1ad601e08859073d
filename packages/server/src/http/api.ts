import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Content } from '../content.ts';
import { TableProblem } from '../problem.ts';
import {
  CreateLesson,
  CreateTable,
  JoinTable,
  LanguageChoice,
  MyTables,
  TableId,
  type MyTableList,
  type TableList,
} from '@kickdoor/protocol';
import { protocolSchema } from '@kickdoor/protocol/json-schema';
import type { Guard } from '../guard/guard.ts';
import type { Archive } from '../operation/archive.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { Tables } from '../room/tables.ts';
import { tableRules } from '../rules.ts';
import { read } from './read.ts';

const TableParams = z.object({ table: TableId });
const PackParams = z.object({ file: z.string().regex(/^[a-z0-9-]{1,40}\.json$/u) });
const RulesQuery = z.object({ language: LanguageChoice.default('en') });
const PackQuery = z.object({
  hash: z.string().optional(),
  /** The set as games began with it. */
  edition: z
    .string()
    .regex(/^[0-9a-f]{64}$/u)
    .optional(),
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
  readonly readiness: Readiness;
  /** Records of games that have left the store. */
  readonly archive: Archive;
}

export function addApi(
  app: FastifyInstance,
  { tables, lists, content, guard, readiness, archive }: ApiParts,
): void {
  let schema: string | undefined;

  app.get('/api/tables', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return lists.list();
  });

  app.post('/api/tables', async (request, reply) => {
    if (readiness.draining) {
      throw new TableProblem('draining', 'the server is about to stop, and takes no new tables');
    }
    guard.bans.checkAddress(request.address);
    guard.makeTable(request.address);
    await guard.share('tables', request.address);
    const created = await tables.create(read(CreateTable, request.body));
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });

  app.post('/api/lessons', async (request, reply) => {
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
    const room = await tables.room(tableOf(request.params));
    reply.header('cache-control', 'no-store');
    return room.info();
  });

  app.get('/api/tables/:table/record', async (request, reply) => {
    const id = tableOf(request.params);
    const record = (await archive.read(id)) ?? (await (await tables.room(id)).record());
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

  app.get('/api/tables/:table/rules', async (request, reply) => {
    guard.seeTable(request.address);
    const room = await tables.room(tableOf(request.params));
    const { language } = read(RulesQuery, request.query);
    return reply.header('cache-control', 'private, max-age=3600').send(tableRules(room.info(), language));
  });

  app.get('/api/schema.json', async (_, reply) => {
    schema ??= JSON.stringify(protocolSchema());
    return reply
      .header('cache-control', 'no-cache')
      .type('application/schema+json; charset=utf-8')
      .send(schema);
  });

  app.get('/api/packs/:file', async (request, reply) => {
    const file = PackParams.safeParse(request.params);
    const query = PackQuery.safeParse(request.query);
    const bundle =
      file.success && query.success
        ? await content.bundle(file.data.file.replace(/\.json$/u, ''), query.data.edition ?? null)
        : null;
    if (bundle === null) throw new TableProblem('not-found', 'there is no such set');
    const etag = `"${bundle.hash}"`;
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
