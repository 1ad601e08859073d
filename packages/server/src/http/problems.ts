/** Errors as HTTP answers. */
import { MESSAGE_BYTES, type ErrorCode } from '@kickdoor/protocol';
import type { FastifyReply } from 'fastify';
import { TableProblem, defect } from '@kickdoor/tables/base/problem.ts';
import { known } from '../known.ts';

const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-secret': 401,
  'no-table': 404,
  'not-found': 404,
  'bad-pack': 422,
  'no-packs': 403,
  'pack-taken': 409,
  'packs-full': 507,
  'bad-code': 401,
  'seat-taken': 409,
  'name-taken': 409,
  'table-full': 409,
  started: 409,
  'not-over': 409,
  'closed-hands': 403,
  'others-here': 403,
  'table-moved': 410,
  'game-stopped': 410,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  'wrong-origin': 403,
  banned: 403,
  draining: 503,
  'storage-full': 507,
  unavailable: 503,
  defect: 500,
};

/** The codes for refusals by HTTP itself, of files and content types. The answer keeps the refusal's status. */
const OF_HTTP: ReadonlyMap<number | undefined, ErrorCode> = new Map<number, ErrorCode>([
  [403, 'not-found'],
  [415, 'bad-json'],
  [416, 'bad-message'],
]);

export const isDraining = () =>
  new TableProblem('draining', 'the server is about to stop, and takes no new tables');

/** Answers with a problem, and with the status of the error behind it. */
export async function tell(
  reply: FastifyReply,
  problem: TableProblem,
  error?: unknown,
): Promise<FastifyReply> {
  const own = statusOf(error);
  const status = OF_HTTP.has(own) ? own : undefined;
  return reply.code(status ?? STATUS[problem.code] ?? 400).send(problem.toProblem());
}

/** The problem for an error thrown by a request, whose body may have this many bytes. */
export function toProblem(error: unknown, bytes: number = MESSAGE_BYTES): TableProblem {
  const problem = known(error);
  if (problem !== null) return problem;
  const status = statusOf(error) ?? 500;
  const message = error instanceof Error ? error.message : 'not understood';
  if (status === 413) return new TableProblem('too-large', `a request has at most ${bytes} bytes`);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_BAD_URL') return new TableProblem('not-found', 'this is no address');
  if (status < 500) return new TableProblem(OF_HTTP.get(status) ?? 'bad-json', message);
  return defect();
}

/** The status that an error itself has. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
