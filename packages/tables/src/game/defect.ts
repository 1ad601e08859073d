import type { Move, State } from '@kickdoor/rules';
import type { Context } from '../context/context.ts';

/**
 * Saves a failure of the rules with everything needed to reproduce it, and logs where the report is. The report
 * contains the whole state, hands included; the log doesn't.
 */
export function reportDefect(
  { log, report, clock }: Pick<Context, 'log' | 'report' | 'clock'>,
  what: { table: string; number: number; seat: number; move: Move; state: State },
  error: unknown,
): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { table, number, seat, move } = what;
  try {
    const name = `${table}-${number}-${clock.date()}.json`;
    const lies = report(name, `${JSON.stringify({ error: text, ...what }, null, 1)}\n`);
    log.error({ table, number, seat, verb: move.do, report: lies, error: text }, 'the rules failed');
  } catch (problem) {
    log.error(
      { table, number, seat, verb: move.do, error: text, problem },
      'the rules failed; no report was written',
    );
  }
}
