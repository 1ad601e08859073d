/** Secrets in the header of a request (RFC 6750, section 2.1). */
import type { FastifyRequest } from 'fastify';

/** The bearer token of a request; `null` if it has none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(?<token>\S+)$/iu.exec(headers.authorization ?? '')?.groups?.['token'] ?? null;
}
