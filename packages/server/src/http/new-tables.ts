/** Ways to create tables: empty ones, guided games, and games that move here. */
import { BringTable, CreateLesson, CreateTable, MOVED_BYTES } from '@kickdoor/protocol';
import { refreshSets } from '@kickdoor/tables/base/card-sets.ts';
import type { Log } from '@kickdoor/tables/base/log.ts';
import { read } from '@kickdoor/tables/base/read.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../content.ts';
import type { Guard } from '../guard/guard.ts';
import type { Readiness } from '../operation/readiness.ts';
import { isDraining } from './problems.ts';

export interface NewTablesApi {
  readonly tables: Tables;
  readonly content: Content;
  readonly guard: Guard;
  readonly readiness: Readiness;
  readonly log: Log;
}

export function addNewTables(
  app: FastifyInstance,
  { tables, content, guard, readiness, log }: NewTablesApi,
): void {
  const mustBeWelcome = (address: string) => {
    if (readiness.draining) throw isDraining();
    guard.bans.checkAddress(address);
  };
  const makesTable = async (address: string) => {
    guard.makeTable(address);
    await guard.share('tables', address);
  };

  app.post('/api/tables', async (request, reply) => {
    mustBeWelcome(request.address);
    await makesTable(request.address);
    refreshSets(content, log);
    const created = await tables.create(read(CreateTable, request.body));
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });

  app.post('/api/tables/moved', { bodyLimit: MOVED_BYTES }, async (request, reply) => {
    mustBeWelcome(request.address);
    guard.bringGame(request.address);
    await makesTable(request.address);
    const brought = await tables.bring(read(BringTable, request.body));
    return reply.code(201).header('cache-control', 'no-store').send(brought);
  });

  app.post('/api/lessons', async (request, reply) => {
    mustBeWelcome(request.address);
    await makesTable(request.address);
    const created = await tables.createLesson(read(CreateLesson, request.body));
    return reply.code(201).header('cache-control', 'no-store').send(created);
  });
}
