/** Long runs that can be stopped and still say what they have found out. */
import { constants } from 'node:os';
import process from 'node:process';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does a task that watches the signal it is given. The first Ctrl-C, or SIGTERM, tells it to come to an end, and the
 * program will end as such a program does (130, or 143); a second one stops it where it stands.
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
