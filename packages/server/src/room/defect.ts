import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Move, State } from '@kickdoor/rules';
import type { Context } from './context.ts';

/**
 * Writes a failure of the rules to a file with everything needed to reproduce it, and logs the file's path. The file
 * holds the whole state, hands included; the log does not.
 */
export function reportDefect(
  { log, defects, clock }: Pick<Context, 'log' | 'defects' | 'clock'>,
  what: { table: string; number: number; seat: number; move: Move; state: State },
  error: unknown,
): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const path = join(defects, `${what.table}-${what.number}-${clock.date()}.json`);
  const { table, number, seat, move } = what;
  try {
    mkdirSync(defects, { recursive: true });
    writeFileSync(path, `${JSON.stringify({ error: text, ...what }, null, 1)}\n`);
    log.error({ table, number, seat, verb: move.do, report: path, error: text }, 'the rules failed');
  } catch (problem) {
    log.error(
      { table, number, seat, verb: move.do, error: text, problem },
      'the rules failed; no report was written',
    );
  }
}
