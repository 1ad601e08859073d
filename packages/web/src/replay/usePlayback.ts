/** The position of a replay, and its playback. */
import { useCallback, useEffect, useState } from 'react';
import { beatsOf } from '../beats/beats.ts';
import type { Heard } from './moment.ts';

/** Playback speeds relative to the table's. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds between two moves that show nothing, and a pause after those that do. */
const LEAST = 350;

export interface Playback {
  readonly number: number;
  /** Whether the step was reached from the one before, so its events are animated. */
  readonly isNews: boolean;
  readonly playing: boolean;
  readonly speed: number;
  /** Jumps to a step and pauses. */
  readonly seek: (number: number) => void;
  /** Makes the next move and pauses. */
  readonly step: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly toggle: () => void;
}

/** How long a step is shown at normal speed, in milliseconds. */
function lengthOf({ log, until }: Heard, number: number): number {
  const beats = beatsOf(log.slice(until[number - 1] ?? 0, until[number]));
  return LEAST + beats.reduce((sum, { ms }) => sum + ms, 0);
}

/** Plays a game of this many steps, starting at one of them. */
export function usePlayback(heard: Heard, first: number): Playback {
  const last = heard.until.length - 1;
  const [at, setAt] = useState({ number: Math.min(first, last), isNews: false });
  const [isWanted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const { number } = at;
  // Playback always stops at the end.
  const playing = isWanted && number < last;
  const seek = useCallback(
    (wanted: number) => {
      setPlaying(false);
      setAt({ number: Math.max(0, Math.min(last, wanted)), isNews: false });
    },
    [last],
  );
  const step = useCallback(() => {
    setPlaying(false);
    setAt((now) => (now.number < last ? { number: now.number + 1, isNews: true } : now));
  }, [last]);
  const toggle = useCallback(() => {
    // At the end, playing restarts from the beginning.
    if (number >= last) setAt({ number: 0, isNews: false });
    setPlaying(!playing);
  }, [playing, number, last]);
  useEffect(() => {
    if (!playing) return undefined;
    const wait = lengthOf(heard, number) / speed;
    const timer = setTimeout(() => setAt({ number: number + 1, isNews: speed <= 1 }), wait);
    return () => clearTimeout(timer);
  }, [playing, number, speed, heard]);
  return { ...at, playing, speed, seek, step, setSpeed, toggle };
}
