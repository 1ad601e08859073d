import { LanguageChoice, PackHash, type BadPack } from '@kickdoor/protocol';
import type { FastifyInstance } from 'fastify';
import { MAX_BUNDLE } from '@kickdoor/packs/bundle';
import type { Guard } from '../guard/guard.ts';
import { addressKey } from '../guard/address.ts';
import type { Readiness } from '../operation/readiness.ts';
import type { HostPacks } from '../packs/host-packs.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { read } from '@kickdoor/tables/base/read.ts';
import { z } from 'zod';
import { isDraining } from './problems.ts';

const PacksQuery = z.object({ language: LanguageChoice.default('en') });

const BundleParams = z.object({ pack: PackHash });

export interface PacksApi {
  readonly packs: HostPacks;
  readonly guard: Guard;
  readonly readiness: Readiness;
}

/** Packs that hosts bring as bundles, and download to move their games elsewhere. */
export function addPacks(app: FastifyInstance, { packs, guard, readiness }: PacksApi): void {
  app.get('/api/packs/:pack/bundle', async (request, reply) => {
    guard.seeTable(request.address);
    const params = BundleParams.safeParse(request.params);
    const bundle = params.success ? await packs.bundle(params.data.pack) : null;
    if (bundle === null) throw new TableProblem('not-found', 'there is no such pack');
    // Its name is its hash, so it never changes.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type('application/zip').send(bundle);
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/zip', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post('/api/packs', {
      bodyLimit: MAX_BUNDLE,
      // Before any of the bundle is read.
      onRequest: async (request) => {
        packs.mustBeWelcome();
        if (readiness.draining) throw isDraining();
        guard.bans.checkAddress(request.address);
        guard.bringPack(request.address);
        await guard.share('packs', request.address);
      },
      handler: async (request, reply) => {
        const bundle = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { language } = read(PacksQuery, request.query);
        const taken = await packs.take(bundle, { address: addressKey(request.address), language });
        reply.header('cache-control', 'no-store');
        if ('pack' in taken) return reply.code(201).send(taken.pack);
        return reply.code(422).send({
          code: 'bad-pack',
          message: 'this pack can not be played',
          mistakes: [...taken.mistakes],
        } satisfies BadPack);
      },
    });
  });
}
