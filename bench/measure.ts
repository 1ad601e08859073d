/** How a rate is measured: some seconds of warming up, then some seconds that count. */

export interface Seconds {
  readonly warm: number;
  readonly run: number;
}

export interface Rate {
  /** Units in a second. */
  readonly rate: number;
  /** Units in one call: decisions in a game. */
  readonly each: number;
}

/** Calls a function again and again; it returns how many units it did. */
export function measure(seconds: Seconds, unit: () => number): Rate {
  spend(seconds.warm, unit);
  return spend(seconds.run, unit);
}

/** Milliseconds that this process has had of its core: what others do on the machine meanwhile does not count. */
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

/** The same of what has to be waited for. */
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
