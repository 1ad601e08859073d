/** The API for players and their programs, except its sockets (docs/protocol.md). */
import type { PushInfo } from '@kickdoor/protocol';
import { protocolSchema } from '@kickdoor/protocol/json-schema';
import type { FastifyInstance } from 'fastify';
import { addCodes, type CodesApi } from './codes.ts';
import { COMPRESSED } from './compressed.ts';
import { addNewTables, type NewTablesApi } from './new-tables.ts';
import { addPacks, type PacksApi } from './packs.ts';
import { addSets, type SetsApi } from './sets.ts';
import { addTable, type TableApi } from './table.ts';
import { addTables, type TablesApi } from './tables.ts';

export interface ApiParts extends CodesApi, NewTablesApi, PacksApi, SetsApi, TableApi, TablesApi {
  /** The key that browsers subscribe to calls with; `null` if nobody is called. */
  readonly pushKey: string | null;
}

export function addApi(app: FastifyInstance, parts: ApiParts): void {
  addTables(app, parts);
  addNewTables(app, parts);
  addTable(app, parts);
  addSets(app, parts);
  addPacks(app, parts);
  addCodes(app, parts);
  addSchema(app);

  app.get('/api/push', async (_, reply) => {
    reply.header('cache-control', 'no-cache');
    return { key: parts.pushKey } satisfies PushInfo;
  });
}

/** Serves every message of the protocol as JSON Schema, generated on first request. */
function addSchema(app: FastifyInstance): void {
  let schema: string | undefined;
  app.get('/api/schema.json', COMPRESSED, async (_, reply) => {
    schema ??= JSON.stringify(protocolSchema());
    return reply
      .header('cache-control', 'no-cache')
      .type('application/schema+json; charset=utf-8')
      .send(schema);
  });
}
