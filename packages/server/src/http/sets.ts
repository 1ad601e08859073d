/** The list of card sets, and the cards of each. */
import { PackHash, type SetList } from '@kickdoor/protocol';
import { refreshSets } from '@kickdoor/tables/base/card-sets.ts';
import type { Log } from '@kickdoor/tables/base/log.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Content } from '../content.ts';
import type { Guard } from '../guard/guard.ts';
import type { HostPacks } from '../packs/host-packs.ts';
import { COMPRESSED } from './compressed.ts';

const SetParams = z.object({ file: z.string().regex(/^[a-z0-9-]{1,60}\.json$/u) });
const SetQuery = z.object({
  hash: z.string().optional(),
  /** The set as a game began with it. */
  edition: z
    .string()
    .regex(/^[0-9a-f]{64}$/u)
    .optional(),
  /** The set as a table's host brought it. */
  pack: PackHash.optional(),
});

export interface SetsApi {
  readonly content: Content;
  readonly guard: Guard;
  readonly log: Log;
  readonly packs: HostPacks;
}

export function addSets(app: FastifyInstance, { content, guard, log, packs }: SetsApi): void {
  app.get('/api/sets', async (request, reply) => {
    guard.seeTable(request.address);
    refreshSets(content, log);
    reply.header('cache-control', 'no-cache');
    return { sets: content.list(), hostPacks: packs.policy } satisfies SetList;
  });

  app.get('/api/packs/:file', COMPRESSED, async (request, reply) => {
    guard.readAny(request.address);
    const file = SetParams.safeParse(request.params);
    const query = SetQuery.safeParse(request.query);
    const bundle =
      file.success && query.success
        ? await content.bundle(file.data.file.replace(/\.json$/u, ''), query.data)
        : null;
    if (bundle === null) throw new TableProblem('not-found', 'there is no such set');
    // Weak, since the bytes depend on the compression.
    const etag = `W/"${bundle.hash}"`;
    // A set requested by its hash never changes.
    const fixed = query.data?.hash === bundle.hash;
    reply.header('etag', etag);
    reply.header('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(bundle.json);
  });
}
