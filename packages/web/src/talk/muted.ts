/** The players muted in this browser, by table and name. Nobody else is told. */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const KEY = 'kickdoor.muted';
/** The most tables remembered. */
const MOST_TABLES = 40;
const Kept = z.record(z.string(), z.array(z.string()));
type Muted = z.infer<typeof Kept>;

const listeners = new Set<() => void>();
const NOBODY: readonly string[] = [];
let muted: Muted = read();

function read(): Muted {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Kept.safeParse(kept).data ?? {};
  } catch {
    return {};
  }
}

/** Mutes or unmutes a player. */
export function mute(table: string, name: string, on: boolean): void {
  const { [table]: before = [], ...others } = muted;
  const names = [...before.filter((one) => one !== name), ...(on ? [name] : [])];
  muted = { ...Object.fromEntries(Object.entries(others).slice(1 - MOST_TABLES)), [table]: names };
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // Without storage, this lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function onMute(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The muted names at a table. */
export function useMuted(table: string | undefined): readonly string[] {
  return useSyncExternalStore(onMute, () => (table === undefined ? NOBODY : (muted[table] ?? NOBODY)));
}
