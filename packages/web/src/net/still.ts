import type { TableClient } from './client.ts';
import { nothing } from './state.ts';

/** A client that accepts everything and does nothing. */
export const still: TableClient = {
  subscribe: () => () => undefined,
  snapshot: () => nothing,
  move: () => undefined,
  ask: () => undefined,
  dismiss: () => undefined,
  restart: () => undefined,
  open: () => () => undefined,
};
