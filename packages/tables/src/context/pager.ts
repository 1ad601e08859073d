/** Calls players that are not connected. */
import type { PushAddress, PushedCall } from '@kickdoor/protocol';

export interface Pager {
  /** Whether anything can be sent to an address, which is when its push service is known. */
  readonly takes: (address: PushAddress) => boolean;
  /** Calls a player. Resolves to whether the address is still valid. Other failures are left to the next call. */
  readonly call: (address: PushAddress, what: PushedCall) => Promise<boolean>;
}
