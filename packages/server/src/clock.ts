/** Time as the server knows it. It is handed in everywhere, so that tests move it and wait for nothing. */
export interface ServerClock {
  /** Milliseconds since 1970, for people and the store. It may jump, so nothing is measured by it. */
  date(): number;
  /** Milliseconds since some moment, never going back: waits, absences and allowances are measured by it. */
  now(): number;
  /** Calls back once, after `ms` milliseconds. */
  after(ms: number, call: () => void): Timer;
  /** Calls back every `ms` milliseconds, until it is stopped. */
  every(ms: number, call: () => void): Timer;
}

export interface Timer {
  stop(): void;
}

/** The machine's own time. */
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
