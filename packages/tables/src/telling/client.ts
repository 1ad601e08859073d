/** A client of a table: its identity there, and what it has been sent. */
import type { ServerMessage, TableInfo } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import type { Setup } from '../store/records.ts';
import { stopOf } from '../seats/patience.ts';
import type { Shown } from './sights.ts';

/** A connection that has said `hello`. */
export interface Client {
  /** Hash of the secret it presented; `null` for a spectator. */
  readonly hash: string | null;
  /** Whether it presented the host's secret. */
  readonly host: boolean;
  /** Whether it takes part in fair chance. */
  readonly parts?: boolean;
  /** The number of the last update or change sent to it; `null` if it needs everything. */
  seen: number | null;
  /** The state it has assembled from those, which changes apply to; `null` if it needs a whole update. */
  has: Shown | null;
  /** Sends a message as JSON. */
  send(text: string): void;
  /** Disconnects it, after everything sent so far. */
  end?(): void;
  /** Ends the connection without a message; the client reconnects by itself. */
  cut(): void;
}

/** The seat of a client. Its number changes when empty seats are removed at the start. */
export function seatOf(setup: Setup, { hash }: Client): Seat | null {
  if (hash === null) return null;
  const seat = setup.seats.findIndex((there) => there.kind === 'person' && there.hash === hash);
  return seat < 0 ? null : seat;
}

/** Whether a client has the host's rights. */
export function isHost({ deputy }: Setup, { host, hash }: Client): boolean {
  return host || (deputy !== null && hash === deputy);
}

/** The name of a client's player; `null` for a client without a seat. */
export function nameOf(setup: Setup, client: Client): string | null {
  const there = setup.seats[seatOf(setup, client) ?? -1];
  return there?.kind === 'person' ? there.name : null;
}

/** Sends one client the table's state, and who they are there. */
export function sendTable(setup: Setup, client: Client, table: TableInfo): void {
  const seat = seatOf(setup, client);
  const you = { seat, host: isHost(setup, client), stop: stopOf(setup, seat) };
  say(client, { type: 'table', you, table });
}

/** Sends one client a message. */
export function say(client: Client, message: ServerMessage): void {
  client.send(JSON.stringify(message));
}
