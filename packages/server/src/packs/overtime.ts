/** Limits the time of a thread by its CPU time, so that a busy machine isn't held against a pack. */
import type { Worker } from 'node:worker_threads';

/** The most milliseconds between two checks. */
const LOOK = 250;
/** Wall-clock time may be this many times longer, since other threads compete; but a thread must not hang. */
const PATIENCE = 8;

/**
 * Calls `over` once if the thread computes for `within` milliseconds from now on. Returns a function that stops
 * watching.
 */
export function watchTime(worker: Worker, within: number, over: () => void): () => void {
  const until = performance.now() + within * PATIENCE;
  const before = computed(worker);
  let watches = true;
  const end = (): void => {
    watches = false;
    clearInterval(timer);
  };
  const timer = setInterval(() => void look(), Math.min(LOOK, within));
  async function look(): Promise<void> {
    const spent = (await computed(worker)) - (await before);
    if (!watches || (spent < within && performance.now() < until)) return;
    end();
    over();
  }
  return end;
}

/** CPU time of a thread in milliseconds; 0 if it has ended, which is noticed elsewhere. */
async function computed(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
