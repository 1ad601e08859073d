/** The other end of a session: its line, its address, and its limits. */
import type { Bucket } from '../base/bucket.ts';
import type { Log } from '../base/log.ts';
import type { Meter } from '../base/meter.ts';
import type { Context } from '../context/context.ts';

/** The line to a client, with the interface of WebSockets. */
export interface Line {
  readonly readyState: number;
  /** The value of `readyState` while data can be sent. */
  readonly OPEN: number;
  /** Bytes queued and not yet transmitted. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Ends it without a closing handshake. */
  terminate(): void;
}

/** The limits of a connection. Methods throw a problem if one is exceeded. */
export interface SessionGuard {
  readonly bans: { checkSeat(hash: string): void };
  /** `unread`: bytes a client may leave unread. */
  readonly limits: { readonly unread: number };
  /** The connection's message rate limit. */
  messages(): Bucket;
  /** Charges an address for seeing a whole table. */
  seeTable(address: string): void;
  /** Admits one more spectator to a table with this many. */
  watch(watching: number): void;
}

/** Where a connection comes from, and the guard that limits it. */
export interface Caller {
  readonly address: string;
  readonly guard: SessionGuard;
  readonly log: Log;
  readonly meter: Meter;
  readonly known: Context['known'];
  /** Called before a send. What is sent later in the same turn of the event loop goes out in the same batch. */
  readonly hold: () => void;
}
