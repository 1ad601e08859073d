/** The page's side of the tables in this browser. The worker starts on the first call. */
import type { ErrorCode } from '@kickdoor/protocol';
import type { CallName, Calls, FromWorker, ToWorker } from './calls.ts';

type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ErrorCode | 'offline' };

const waiting = new Map<number, (answer: Answer<unknown>) => void>();
const busy = new Set<string>();
const listeners = new Set<() => void>();
let worker: Worker | null = null;
let calls = 0;

function started(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
  made.addEventListener('error', () => {
    // It failed to load, or crashed: pending calls fail, and the next call starts a new worker.
    if (worker === made) worker = null;
    made.terminate();
    for (const answer of waiting.values()) answer({ ok: false, code: 'offline' });
    waiting.clear();
  });
  worker = made;
  return made;
}

function hear(data: FromWorker): void {
  if (data.type === 'answer') {
    waiting.get(data.call)?.(data.answer);
    waiting.delete(data.call);
    return;
  }
  if (data.busy) busy.add(data.table);
  else busy.delete(data.table);
  for (const listener of listeners) listener();
}

const send = (message: ToWorker, ports: Transferable[] = []): void => started().postMessage(message, ports);

/** Calls the worker. The answer comes from this page's own code and is not validated again. */
export function ask<Name extends CallName>(
  name: Name,
  wish: Calls[Name]['takes'],
  read: (value: unknown) => Calls[Name]['gives'],
): Promise<Answer<Calls[Name]['gives']>> {
  calls += 1;
  const call = calls;
  return new Promise((resolve) => {
    waiting.set(call, (answer) => resolve(answer.ok ? { ok: true, value: read(answer.value) } : answer));
    send({ type: 'call', call, name, wish });
  });
}

/** Opens a line to a table and returns the page's end. */
export function lineTo(table: string): MessagePort {
  const { port1, port2 } = new MessageChannel();
  send({ type: 'line', table, port: port1 }, [port1]);
  return port2;
}

/** Whether another tab of this browser is playing a table requested here. */
export const isBusy = (table: string): boolean => busy.has(table);

/** Calls back when the result of {@link isBusy} may have changed; the returned function unsubscribes. */
export function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
