/** Plays beats one after another. */
import { fitted, gathered, type Beat, type Shown } from './beats.ts';

export interface BeatPlayer {
  /** Queues beats. If the queue gets too long, its beats are shortened or dropped (`fitted`). */
  readonly play: (beats: readonly Beat[]) => void;
  /** Ends all beats immediately. Returns whether any were playing. */
  readonly skip: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The beat that is playing, or `null`. */
  readonly current: () => Beat | null;
}

export function beatPlayer(): BeatPlayer {
  let waiting: readonly Beat[] = [];
  let current: Beat | null = null;
  /** The last looting or death queued, which further looting is merged into. */
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
