/** Whether a thread takes too long, by what it computes: how much else the machine does is no fault of a pack's. */
import type { Worker } from 'node:worker_threads';

/** Milliseconds between two looks, at most. */
const LOOK = 250;
/** By the clock on the wall a thread may take so many times longer: it may be one of many, but it must not hang. */
const PATIENCE = 8;

/** Calls `over`, once, when the thread has computed for `within` milliseconds from now on. Returns what ends the watch. */
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

/** Milliseconds that a thread has computed for; 0 if it has ended, which is noticed elsewhere. */
async function computed(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
