/** Requests to a server's local socket. */
import { request } from 'node:http';

/** Why a request to a server failed. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly why: 'no-server' | 'not-allowed' | 'refused';

  constructor(why: AdminError['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/** Error codes of a socket that nobody listens on. */
const NOBODY: ReadonlySet<unknown> = new Set(['ENOENT', 'ECONNREFUSED']);

/** Sends a request and returns the body of the answer. Rejects with an {@link AdminError}. */
export function ask(socketPath: string, method: string, path: string, body?: unknown): Promise<string> {
  const sent = body === undefined ? null : JSON.stringify(body);
  const headers = sent === null ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, method, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (answer.statusCode === 200) resolve(text);
        else reject(new AdminError('refused', messageOf(text)));
      });
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY.has(error.code)) reject(new AdminError('no-server', error.message));
      else if (error.code === 'EACCES') reject(new AdminError('not-allowed', error.message));
      else reject(error);
    });
    asked.end(sent ?? undefined);
  });
}

function messageOf(text: string): string {
  try {
    const problem: unknown = JSON.parse(text);
    if (typeof problem === 'object' && problem !== null && 'message' in problem) {
      return String(problem.message);
    }
  } catch {
    // Not JSON from this server; shown as it is.
  }
  return text;
}
