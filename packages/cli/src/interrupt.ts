/** Long runs that can be interrupted and still report their results so far. */
import { constants } from 'node:os';
import process from 'node:process';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a task with an abort signal. The first Ctrl-C or SIGTERM asks it to finish, and the program exits as an
 * interrupted program does (130 or 143); a second one stops it at once.
 */
export async function interruptible<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (signal: NodeJS.Signals): void => {
    process.exitCode = 128 + (constants.signals[signal] ?? 0);
    controller.abort();
    forget();
  };
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await task(controller.signal);
  } finally {
    forget();
  }
}
