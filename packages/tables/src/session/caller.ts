/** Who is at the other end of a session: the line to them, where they come from, and what limits them. */
import type { Bucket } from '../base/bucket.ts';
import type { Log } from '../base/log.ts';
import type { Meter } from '../base/meter.ts';
import type { Context } from '../context/context.ts';

/** The line to a client, as WebSockets have it. */
export interface Line {
  readonly readyState: number;
  /** The value of `readyState` while something can be sent. */
  readonly OPEN: number;
  /** Bytes that were sent and have not left yet. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Ends it without another word. */
  terminate(): void;
}

/** What limits a connection; its methods throw a problem where too much is asked. */
export interface SessionGuard {
  readonly bans: { checkSeat(hash: string): void };
  /** `unread`: bytes a client may leave unread. */
  readonly limits: { readonly unread: number };
  /** The rate of messages of a connection. */
  messages(): Bucket;
  /** Somebody at an address asks for all of a table. */
  seeTable(address: string): void;
  /** Somebody wants to watch, besides so many. */
  watch(watching: number): void;
}

/** Where a connection comes from, and the guard that limits it. */
export interface Caller {
  readonly address: string;
  readonly guard: SessionGuard;
  readonly log: Log;
  readonly meter: Meter;
  readonly known: Context['known'];
  /** Called before something is sent: what follows in the same turn of the event loop goes out with it. */
  readonly hold: () => void;
}
