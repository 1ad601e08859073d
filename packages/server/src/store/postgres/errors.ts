/** Errors of PostgreSQL databases. */
import pg from 'pg';

/** Why a database can't be used. */
export type DatabaseReason = 'unreachable' | 'refused' | 'missing' | 'forbidden' | 'newer' | 'other';

/** The database can't be used. `where` is its URL without the password. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly where: string;
  readonly reason: DatabaseReason;

  constructor(where: string, reason: DatabaseReason, cause: unknown) {
    super(`the database ${where} can't be used: ${saidBy(cause)}`, { cause });
    this.where = where;
    this.reason = reason;
  }
}

/** A newer version of the program has migrated the database. It was left unchanged. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/** SQLSTATEs and system errors after which the same statement may succeed. */
const PASSING = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '53300', // too many connections
  '55P03', // lock not available
  '57014', // canceled by a timeout
  '57P01', // the database is shutting down
  '57P02',
  '57P03', // it is starting up
  '25P03', // idle in a transaction for too long
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // the socket of a database that is down
]);

/** Whether an error means that the database is down or busy, not that a statement is wrong. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null) return PASSING.has(code) || code.startsWith('08');
  // The driver's errors for connections that end during a statement have no code.
  return error instanceof Error && /connection|timeout|terminated/iu.test(error.message);
}

/** The driver's messages for an unresponsive database. */
const AWAY =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/** Whether an error from any source means that a database is unreachable. */
export function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isPassing(error);
  if (error instanceof AggregateError) return isAway(error.errors[0]);
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && error.syscall === 'connect') return isPassing(error);
  return AWAY.test(error.message) || ('syscall' in error && error.syscall === 'read' && isPassing(error));
}

/** Why a database could not be opened. */
export function reasonOf(error: unknown): DatabaseReason {
  if (error instanceof NewerSchemaError) return 'newer';
  const code = codeOf(error);
  if (code === '3D000') return 'missing';
  if (code === '28P01' || code === '28000') return 'refused';
  if (code === '42501') return 'forbidden';
  return isPassing(error) || code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unreachable' : 'other';
}

function codeOf(error: unknown): string | null {
  if (error instanceof pg.DatabaseError) return error.code ?? null;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function saidBy(cause: unknown): string {
  if (cause instanceof AggregateError) return saidBy(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}
