/** The coach's memory in this browser: whether the coach is on, and what it has already explained. */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { SITUATIONS, type SituationId } from './situations.ts';

const Memory = z.object({ on: z.boolean(), said: z.array(z.enum(SITUATIONS).catch('ready')) });
type Memory = z.infer<typeof Memory>;

const KEY = 'kickdoor.coach';
const FRESH: Memory = { on: true, said: [] };
const listeners = new Set<() => void>();
let memory: Memory | null = null;

function recall(): Memory {
  if (memory !== null) return memory;
  try {
    memory = Memory.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? FRESH;
  } catch {
    memory = FRESH;
  }
  return memory;
}

function remember(next: Memory): void {
  memory = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, the coach's memory lasts only until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Records that a situation has been explained and acted on. */
export function understood(id: SituationId): void {
  const { on, said: before } = recall();
  if (!before.includes(id)) remember({ on, said: [...before, id] });
}

/** Switches the coach off or on. Switching it on makes it explain everything again. */
export function setCoach(on: boolean): void {
  remember({ on, said: on ? [] : recall().said });
}

/** Whether the coach is on and has anything left to explain; in a guided game it always has. */
export function useIsCoached(lesson: boolean): boolean {
  const { on, said: before } = useCoachMemory();
  return on && (lesson || before.length < SITUATIONS.length);
}

/** The coach's current memory. */
export function useCoachMemory(): Memory {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, recall);
}
