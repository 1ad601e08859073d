/** Which origins are allowed: this server's pages, and programs other than browsers. */
import type { FastifyRequest } from 'fastify';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';

/** Methods that only read. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses cross-site requests: a socket, or anything but reading. Programs other than browsers send no `Origin`. */
export function mustBeOwn(request: FastifyRequest): void {
  const { origin, upgrade } = request.headers;
  if (origin === undefined || (READS.has(request.method) && upgrade === undefined)) return;
  if (hostOf(origin) !== request.host.toLowerCase()) {
    throw new TableProblem('wrong-origin', 'a page of another site may not do this');
  }
}

/** What balancers and containers ask, by an address: it tells nothing of any table. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/health', '/ready']);

/**
 * Refuses requests for another host name: somebody's domain may point here (DNS rebinding). An empty list allows all
 * names.
 */
export function mustBeNamed(request: FastifyRequest, names: readonly string[]): void {
  if (names.length === 0 || PROBES.has(request.routeOptions.url)) return;
  if (names.includes(request.hostname.toLowerCase())) return;
  throw new TableProblem('wrong-origin', 'this server has another name');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
