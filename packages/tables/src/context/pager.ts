/** Whoever calls players that are not connected. */
import type { PushAddress, PushedCall } from '@kickdoor/protocol';

export interface Pager {
  /** Whether anything is ever sent to an address: it is at a push service that is known. */
  readonly takes: (address: PushAddress) => boolean;
  /** Calls a player. Resolves to whether the address is still valid; what fails otherwise is tried again by the next call. */
  readonly call: (address: PushAddress, what: PushedCall) => Promise<boolean>;
}
