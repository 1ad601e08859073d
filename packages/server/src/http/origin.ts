/** Which origins are allowed: this server's pages, and programs other than browsers. */
import type { FastifyRequest } from 'fastify';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';

/** Methods without side effects. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses cross-site requests for sockets or with side effects. Programs other than browsers send no `Origin`. */
export function mustBeOwn(request: FastifyRequest): void {
  const { origin, upgrade } = request.headers;
  if (origin === undefined || (READS.has(request.method) && upgrade === undefined)) return;
  if (hostOf(origin) !== request.host.toLowerCase()) {
    throw new TableProblem('wrong-origin', 'a page of another site may not do this');
  }
}

/** Probes of load balancers and containers, by IP address. They reveal nothing about tables. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/health', '/ready']);

/**
 * Refuses requests for other host names, since anybody's domain may point here (DNS rebinding). An empty list allows
 * all.
 */
export function mustBeNamed(request: FastifyRequest, names: readonly string[]): void {
  if (names.length === 0 || PROBES.has(request.routeOptions.url)) return;
  if (names.includes(request.hostname.toLowerCase())) return;
  throw new TableProblem('wrong-origin', 'this server has another name');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
