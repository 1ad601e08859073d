/** Seconds of warm-up, and seconds that are measured. */

export interface Seconds {
  readonly warm: number;
  readonly run: number;
}

export interface Rate {
  /** Units per second. */
  readonly rate: number;
  /** Units per call: decisions in a game. */
  readonly each: number;
}

/** Calls a function repeatedly; it returns how many units it did. */
export function measure(seconds: Seconds, unit: () => number): Rate {
  spend(seconds.warm, unit);
  return spend(seconds.run, unit);
}

/** Milliseconds of CPU time of this process, so that other load on the machine doesn't count. */
export function spentTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function spend(seconds: number, unit: () => number): Rate {
  const start = spentTime();
  const end = start + seconds * 1000;
  let units = 0;
  let calls = 0;
  let now = start;
  do {
    units += unit();
    calls += 1;
    now = spentTime();
  } while (now < end);
  return { rate: (units * 1000) / (now - start), each: units / calls };
}

/** The same for an asynchronous function. */
export async function measureAsync(seconds: Seconds, unit: () => Promise<number>): Promise<Rate> {
  await spendAsync(seconds.warm, unit);
  return spendAsync(seconds.run, unit);
}

async function spendAsync(seconds: number, unit: () => Promise<number>): Promise<Rate> {
  const start = spentTime();
  const end = start + seconds * 1000;
  let units = 0;
  let calls = 0;
  let now = start;
  do {
    units += await unit();
    calls += 1;
    now = spentTime();
  } while (now < end);
  return { rate: (units * 1000) / (now - start), each: units / calls };
}
