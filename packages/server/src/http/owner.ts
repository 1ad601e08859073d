/** The owner's API: on the local socket, and behind a token on the public port (`admin.ts`). */
import { BanWish, Drain, Since } from '@kickdoor/protocol/owner';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Owner } from '../operation/owner.ts';
import type { Retention } from '../operation/retention.ts';
import { tableOf } from './table-id.ts';
import { read } from '@kickdoor/tables/base/read.ts';

const Most = z.object({ most: z.coerce.number().int().min(1).max(1000).default(100) });
const BanId = z.object({ id: z.string().max(64) });

export interface OwnerApi {
  readonly owner: Owner;
  readonly retention: Retention;
}

/** Adds the routes below a prefix. Whoever can reach them is the owner. */
export function addOwnerApi(app: FastifyInstance, { owner, retention }: OwnerApi): void {
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/status', async (request, reply) =>
    reply.send(await owner.status(read(Since, request.query).since)),
  );

  app.get('/tables', async (request, reply) =>
    reply.send({ tables: await owner.tables(read(Most, request.query).most) }),
  );

  app.get('/tables/:table', async (request, reply) => reply.send(await owner.table(tableOf(request.params))));

  app.get('/tables/:table/record', async (request, reply) =>
    reply.type('application/jsonl; charset=utf-8').send(await owner.record(tableOf(request.params))),
  );

  app.post('/tables/:table/close', async (request, reply) =>
    reply.send({ record: await retention.close(tableOf(request.params)) }),
  );

  app.get('/bans', async (_, reply) => reply.send({ bans: await owner.bans() }));

  app.post('/bans', async (request, reply) => reply.send(await owner.ban(read(BanWish, request.body))));

  app.delete('/bans', async (request, reply) => {
    await owner.unban(read(BanId, request.query).id);
    return reply.send({});
  });

  app.post('/drain', async (request, reply) => {
    await owner.drain(read(Drain, request.body).on);
    return reply.send({});
  });

  app.get('/metrics', async (_, reply) => {
    const { metrics } = owner.operation;
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
