/** Who may ask: pages of this server, and programs that are no page. */
import type { FastifyRequest } from 'fastify';
import { TableProblem } from '../problem.ts';

/** What a request to do something may be: others only read. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of another site asks for in its visitor's name: a socket, or anything but reading. Programs that
 * are no browser send no `Origin`.
 */
export function mustBeOwn(request: FastifyRequest): void {
  const { origin, upgrade } = request.headers;
  if (origin === undefined || (READS.has(request.method) && upgrade === undefined)) return;
  if (hostOf(origin) !== request.host.toLowerCase()) {
    throw new TableProblem('wrong-origin', 'a page of another site may not do this');
  }
}

/** Refuses what was asked of another name: somebody's domain may point here (DNS rebinding). No names: any will do. */
export function mustBeNamed(request: FastifyRequest, names: readonly string[]): void {
  if (names.length === 0 || names.includes(request.hostname.toLowerCase())) return;
  throw new TableProblem('wrong-origin', 'this server has another name');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
