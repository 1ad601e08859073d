/** Secrets in the header of a request (RFC 6750, section 2.1). */
import type { FastifyRequest } from 'fastify';

/** The bearer token that a request shows; `null` if it shows none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(?<token>\S+)$/iu.exec(headers.authorization ?? '')?.groups?.['token'] ?? null;
}
