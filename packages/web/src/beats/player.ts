/** Plays beats one after another. */
import { fitted, gathered, type Beat, type Shown } from './beats.ts';

export interface BeatPlayer {
  /** Adds beats behind those still to come; what no longer fits the time is shortened. */
  readonly play: (beats: readonly Beat[]) => void;
  /** Ends all beats at once. Returns whether there were any. */
  readonly skip: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The beat that is playing, or `null`. */
  readonly current: () => Beat | null;
}

export function beatPlayer(): BeatPlayer {
  let waiting: readonly Beat[] = [];
  let current: Beat | null = null;
  /** The last of what has been added: a body is looted one card after another. */
  let newest: Shown | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function next(): void {
    clearTimeout(timer);
    const [first = null, ...rest] = waiting;
    waiting = rest;
    if (first !== null) timer = setTimeout(next, first.ms);
    if (first === current) return;
    current = first;
    for (const listener of listeners) listener();
  }

  return {
    play(beats) {
      if (beats.length === 0) return;
      const added = gathered(newest, beats);
      newest =
        added.findLast(({ shown }) => shown.kind === 'looted' || shown.kind === 'died')?.shown ?? newest;
      waiting = fitted([...waiting, ...added]);
      if (current === null) next();
    },
    skip() {
      const played = current !== null;
      waiting = [];
      next();
      return played;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
  };
}
