/** The messages between the server's thread and the store's thread. */
import type { Outcome } from '@kickdoor/tables/store/group-commit.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import type { SnapshotRow } from '../rows.ts';
import type { WrittenMove } from './commit.ts';
import type { Loss } from './integrity.ts';

/** The store thread's methods. Moves come in groups, and states as text, which is faster to copy between threads. */
export interface Methods extends Omit<Store, 'append' | 'snapshot'> {
  commit(group: readonly WrittenMove[]): Promise<readonly Outcome[]>;
  keepSnapshot(row: SnapshotRow): Promise<void>;
}

export type Name = keyof Methods;
export type Result<K extends Name> = Awaited<ReturnType<Methods[K]>>;

export type Call<K extends Name = Name> = {
  [P in K]: { readonly id: number; readonly name: P; readonly args: Parameters<Methods[P]> };
}[K];

/** An error as plain data, which is all that can pass between threads. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code: string | null;
}

export type Answer<K extends Name = Name> = {
  [P in K]:
    | { readonly id: number; readonly name: P; readonly value: Result<P> }
    | { readonly id: number; readonly name: P; readonly error: SentError };
}[K];

/** The first message from the store's thread. */
export type Opened = { readonly loss: Loss | null } | { readonly error: SentError };

export function sendable(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { name: error.name, message: error.message, code };
}
