/**
 * What a node says of a client whose request it pipes to another node. It is signed with the secret of the database, so
 * that nobody else can claim to be a node, and valid for one node and one request line.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

export const PASS_HEADER = 'x-kickdoor-pass';

const Pass = z.object({
  /** The id of the node that it is for. */
  to: z.string(),
  /** The client's address. */
  address: z.string(),
});
export type Pass = z.infer<typeof Pass>;

/** A request as its first line has it. */
export interface RequestLine {
  readonly method: string;
  readonly url: string;
}

/** The header of a request to another node. */
export function writePass(secret: string, pass: Pass, line: RequestLine): string {
  const said = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${said}.${sign(secret, said, line).toString('base64url')}`;
}

/** What a node says of a request to this node; `null` if no node says anything. */
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
