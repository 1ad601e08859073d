/**
 * The time source of tables and the server. It is injected wherever something falls due, expires or is dated, so that
 * tests control time. The machine's own clock is read only for durations in metrics, deadlines of threads and other
 * nodes, time slices of long work, pauses before retries of external operations, and the dates of rows and files.
 */
export interface ServerClock {
  /** Milliseconds since 1970, for people and the store. May jump, so durations are never measured with it. */
  date(): number;
  /** Monotonic milliseconds from an arbitrary start. Waits, absences and rate limits are measured with it. */
  now(): number;
  /** Calls back once, after `ms` milliseconds. */
  after(ms: number, call: () => void): Timer;
  /** Calls back every `ms` milliseconds until stopped. */
  every(ms: number, call: () => void): Timer;
}

export interface Timer {
  stop(): void;
}

/** The machine's clock. */
export const systemClock: ServerClock = {
  date: () => Date.now(),
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return { stop: () => clearTimeout(timer) };
  },
  every(ms, call) {
    const timer = setInterval(call, ms);
    return { stop: () => clearInterval(timer) };
  },
};
