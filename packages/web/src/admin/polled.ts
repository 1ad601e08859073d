/** Polls the server while the page is visible. */
import type { Status } from '@kickdoor/protocol/owner';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../net/api.ts';
import type { AdminApi } from './api.ts';
import { SHOWN } from './Plot.tsx';

type Code = Extract<Answer<unknown>, { ok: false }>['code'];

export interface Polled<T> {
  /** The last answer; kept while the server can't be reached. */
  readonly value: T | null;
  /** Why the last request failed; `null` if it didn't. */
  readonly failed: Code | null;
  /** Polls now. */
  readonly again: () => Promise<void>;
}

/** Polls at once and then at this interval in milliseconds. `load` must be stable. */
export function usePolled<T>(load: () => Promise<Answer<T>>, every: number): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState<Code | null>(null);
  const again = useCallback(async () => {
    const answer = await load();
    if (answer.ok) setValue(answer.value);
    setFailed(answer.ok ? null : answer.code);
  }, [load]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    async function run(): Promise<void> {
      if (!document.hidden) await again();
      if (wanted) timer = setTimeout(() => void run(), every);
    }
    void run();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [again, every]);
  return { value, failed, again };
}

const STATUS_EVERY = 2000;

/** The server's status every two seconds; only new samples are sent. */
export function useStatus(api: AdminApi): Polled<Status> {
  const last = useRef<Status | null>(null);
  const load = useCallback(async (): Promise<Answer<Status>> => {
    const answer = await api.status(last.current?.samples.at(-1)?.at ?? 0);
    if (!answer.ok) return answer;
    last.current = joined(last.current, answer.value);
    return { ok: true, value: last.current };
  }, [api]);
  return usePolled(load, STATUS_EVERY);
}

/** Merges a new status with the samples already known, as far back as plots show them. */
function joined(before: Status | null, now: Status): Status {
  if (before === null || before.started !== now.started) return now;
  const samples = [...before.samples, ...now.samples];
  const from = (samples.at(-1)?.at ?? 0) - SHOWN;
  return { ...now, samples: samples.filter(({ at }) => at >= from) };
}
