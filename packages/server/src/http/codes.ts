import { MakeCode, OpenCode } from '@kickdoor/protocol';
import type { FastifyInstance } from 'fastify';
import type { Codes } from '../codes.ts';
import type { Guard } from '../guard/guard.ts';
import { read } from '@kickdoor/tables/base/read.ts';

export interface CodesApi {
  readonly codes: Codes;
  readonly guard: Guard;
}

/** Codes that open a player's seats in another browser. They are sent in bodies, never in URLs. */
export function addCodes(app: FastifyInstance, { codes, guard }: CodesApi): void {
  app.post('/api/codes', async (request, reply) => {
    guard.bans.checkAddress(request.address);
    const wish = read(MakeCode, request.body);
    guard.makeCode(request.address);
    const made = await codes.make(wish);
    return reply.code(201).header('cache-control', 'no-store').send(made);
  });

  app.post('/api/codes/open', async (request, reply) => {
    guard.bans.checkAddress(request.address);
    const { code } = read(OpenCode, request.body);
    guard.tryCode(request.address);
    const opened = await codes.open(code);
    return reply.header('cache-control', 'no-store').send(opened);
  });
}
