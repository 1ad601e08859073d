/** The server's time source. It is injected everywhere, so that tests can move time by hand and never wait. */
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
