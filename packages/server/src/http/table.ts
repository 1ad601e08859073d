/** One table, by its id: its info, its seats, and its game as a file. */
import { JoinTable, LanguageChoice, TakeTable } from '@kickdoor/protocol';
import { read } from '@kickdoor/tables/base/read.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Content } from '../content.ts';
import type { Guard } from '../guard/guard.ts';
import type { Archive } from '../operation/archive.ts';
import { tableRules } from '../rules.ts';
import { bearerOf } from './bearer.ts';
import { COMPRESSED } from './compressed.ts';
import { tableOf } from './table-id.ts';

const RulesQuery = z.object({ language: LanguageChoice.default('en') });

export interface TableApi {
  readonly tables: Tables;
  readonly content: Content;
  readonly guard: Guard;
  /** Records of games that have left the store. */
  readonly archive: Archive;
}

export function addTable(app: FastifyInstance, { tables, content, guard, archive }: TableApi): void {
  app.get('/api/tables/:table', async (request, reply) => {
    guard.readAny(request.address);
    const room = await tables.room(tableOf(request.params));
    reply.header('cache-control', 'no-store');
    return room.company.tableInfo;
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

  app.post('/api/tables/:table/take', async (request, reply) => {
    guard.seeTable(request.address);
    guard.readRecord(request.address);
    const taken = await tables.take(tableOf(request.params), read(TakeTable, request.body));
    return reply.header('cache-control', 'no-store').send(taken);
  });
}
