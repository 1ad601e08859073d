/**
 * What a node tells another about the client of a request that it pipes there. It is signed with the database's secret,
 * so nobody else can pose as a node, and is valid for one node and one request line.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

export const PASS_HEADER = 'x-kickdoor-pass';

const Pass = z.object({
  /** The id of the receiving node. */
  to: z.string(),
  /** The client's address. */
  address: z.string(),
});
export type Pass = z.infer<typeof Pass>;

/** The method and URL of a request's first line. */
export interface RequestLine {
  readonly method: string;
  readonly url: string;
}

/** Returns the header for a request to another node. */
export function writePass(secret: string, pass: Pass, line: RequestLine): string {
  const said = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${said}.${sign(secret, said, line).toString('base64url')}`;
}

/** Returns what a node says about a request to this node; `null` if it has no valid pass. */
export function readPass(
  secret: string,
  to: string,
  line: RequestLine,
  headers: IncomingHttpHeaders,
): Pass | null {
  const header = headers[PASS_HEADER];
  if (typeof header !== 'string') return null;
  const [said = '', signed = ''] = header.split('.');
  const given = Buffer.from(signed, 'base64url');
  const expected = sign(secret, said, line);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const pass = Pass.parse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
  return pass.to === to ? pass : null;
}

function sign(secret: string, said: string, { method, url }: RequestLine): Buffer {
  return createHmac('sha256', secret).update(`${said}\n${method}\n${url}`).digest();
}
