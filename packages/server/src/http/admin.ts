/** The owner's API on the public port, for holders of the token. */
import type { FastifyInstance } from 'fastify';
import type { Guard } from '../guard/guard.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { hashSecret, opens } from '@kickdoor/tables/base/secrets.ts';
import { bearerOf } from './bearer.ts';
import { addOwnerApi, type OwnerApi } from './owner.ts';

const PREFIX = '/api/admin';

export interface AdminApi extends OwnerApi {
  readonly token: string;
  readonly guard: Guard;
}

/** Adds the owner's API below `/api/admin`. Every request needs the token; guesses are limited per address. */
export function addAdmin(app: FastifyInstance, { token, guard, ...api }: AdminApi): void {
  const hash = hashSecret(token);
  void app.register(
    (inside, _, done) => {
      inside.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const given = bearerOf(request);
        if (given !== null && guard.tryToken(request.address, () => opens(given, hash))) return;
        reply.header('www-authenticate', 'Bearer');
        const message = given === null ? 'this takes the token of the owner' : 'this is not the token';
        throw new TableProblem('bad-secret', message);
      });
      addOwnerApi(inside, api);
      done();
    },
    { prefix: PREFIX },
  );
}
