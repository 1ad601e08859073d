/** The CPU time of processes (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds per tick in `/proc`. */
const TICK = 10;

interface Stat {
  readonly parent: number;
  /** Of the process and its children that have ended. */
  readonly ticks: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
    return { parent: fields[1] ?? 0, ticks };
  } catch {
    // It just ended.
    return null;
  }
}

/** CPU milliseconds used by a process and its children. */
export function cpuOf(pid: number): number {
  const own = statOf(pid)?.ticks ?? 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  return (own + children.reduce((sum, { ticks }) => sum + ticks, 0)) * TICK;
}
