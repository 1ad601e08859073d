/**
 * Whether a server should get new players: it isn't stopping, has a lease if it needs one, and its store is writable.
 */
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import { known } from '../known.ts';
import type { OwnerStore } from '@kickdoor/tables/store/owner-store.ts';

/** Milliseconds for which a probe's result is cached, so that requests can't wear out a disk. */
const FRESH = 2000;
/** Milliseconds after which an unresponsive store counts as failed. */
const PATIENCE = 5000;

export const NOT_READY = ['draining', 'no-lease', 'cut-off', 'disk-full', 'store-failed'] as const;
/** Why a server isn't ready; `null` if it is. */
export type NotReady = (typeof NOT_READY)[number] | null;

/** A server that is one of several. */
export interface OneOfSeveral {
  /** Whether it may currently play anything. */
  readonly isValid: boolean;
  /** Whether most of the others can't reach it. */
  readonly isCutOff: boolean;
}

/** Load balancers may ask as often as they like: the store is probed at most every two seconds. */
export class Readiness {
  readonly #store: Pick<OwnerStore, 'probe'>;
  readonly #clock: ServerClock;
  readonly #node: OneOfSeveral | null;
  #draining = false;
  #asking: Promise<NotReady> | null = null;
  #answered: { readonly at: number; readonly why: NotReady } | null = null;

  /** `node` is `null` for the only server of its store. */
  constructor(store: Pick<OwnerStore, 'probe'>, clock: ServerClock, node: OneOfSeveral | null = null) {
    this.#store = store;
    this.#clock = clock;
    this.#node = node;
  }

  /** Whether no new tables are taken because the server is about to stop. */
  get draining(): boolean {
    return this.#draining;
  }

  set draining(draining: boolean) {
    this.#draining = draining;
  }

  /** Why the server isn't ready; `null` if it is. */
  async why(): Promise<NotReady> {
    if (this.#draining) return 'draining';
    if (this.#node?.isValid === false) return 'no-lease';
    if (this.#node?.isCutOff === true) return 'cut-off';
    const last = this.#answered;
    if (last !== null && this.#clock.now() - last.at < FRESH) return last.why;
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  /** Called when a group of moves was stored, or failed to be, which decides the next answer. */
  written(error: unknown = null): void {
    this.#answered = { at: this.#clock.now(), why: error === null ? null : reason(error) };
  }

  async #ask(): Promise<NotReady> {
    const why = await this.#tried();
    this.#answered = { at: this.#clock.now(), why };
    this.#asking = null;
    return why;
  }

  #tried(): Promise<NotReady> {
    return new Promise((resolve) => {
      const timer = this.#clock.after(PATIENCE, () => resolve('store-failed'));
      const answer = (why: NotReady) => {
        timer.stop();
        resolve(why);
      };
      this.#store.probe().then(
        () => answer(null),
        (error: unknown) => answer(reason(error)),
      );
    });
  }
}

function reason(error: unknown): NotReady {
  return known(error)?.code === 'storage-full' ? 'disk-full' : 'store-failed';
}
