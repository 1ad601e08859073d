/**
 * A node's lease. The database's clock decides how long it lasts. The node itself counts on its own monotonic clock
 * from before each renewal, so it stops before another node may take over.
 */
import type { Logger } from 'pino';
import type { ServerClock, Timer } from '@kickdoor/tables/base/clock.ts';
import { LEASE_SECONDS, type Claims, type Peer } from '../store/postgres/claims.ts';
import { isPassing } from '../store/postgres/errors.ts';

/** Milliseconds between two renewals. */
const RENEW_EVERY = 2000;
/** Milliseconds until a failed renewal is retried. */
const AGAIN = 400;
/** Attempts to enter, since the database may be busy just then. */
const TRIES = 5;
/** Milliseconds between two checks of the clock. */
const LOOK = 100;
/** Milliseconds that a node subtracts from its lease, since its clock may run slower than the database's. */
const MARGIN = 500;

export interface LeaseParts {
  readonly claims: Pick<Claims, 'enter' | 'renew' | 'leave'>;
  readonly clock: ServerClock;
  readonly log: Logger;
  /** Called when the lease is over and other nodes may own everything; always before it is valid again. */
  readonly lapsed: () => void;
  /** Called after the lease was renewed. */
  readonly renewed: () => void;
  /** The nodes that this one does not reach, reported with each renewal. */
  readonly unreached: () => readonly string[];
}

/**
 * Renewed every two seconds from `enter` to `leave`. After it has lapsed, it is entered again as soon as the database
 * answers.
 */
export class Lease {
  readonly #parts: LeaseParts;
  #peer: Peer | null = null;
  /** In milliseconds of the monotonic clock. */
  #until = Number.NEGATIVE_INFINITY;
  #next = 0;
  #renewing: Promise<void> | null = null;
  #held = false;
  #timer: Timer | null = null;

  constructor(parts: LeaseParts) {
    this.#parts = parts;
  }

  /** Whether this node may currently write and send anything. */
  get isValid(): boolean {
    return this.#parts.clock.now() < this.#until;
  }

  /** Enters the node, and keeps its lease until `leave`. */
  async enter(peer: Peer): Promise<void> {
    const { clock } = this.#parts;
    this.#hold(await this.#entered(peer));
    this.#peer = peer;
    this.#timer = clock.every(LOOK, () => this.#look());
  }

  /** Enters the node. Returns the time of the request that succeeded. */
  async #entered(peer: Peer): Promise<number> {
    const { claims, clock, log } = this.#parts;
    for (let tries = 1; ; tries += 1) {
      const asked = clock.now();
      try {
        await claims.enter(peer);
        return asked;
      } catch (error) {
        if (tries === TRIES || !isPassing(error)) throw error;
        log.warn({ err: error }, 'this node could not enter yet');
      }
      await new Promise<void>((resolve) => void clock.after(AGAIN, resolve));
    }
  }

  /** Renews the lease at once, because what is reported with it has changed. */
  hurry(): void {
    this.#next = this.#parts.clock.now();
  }

  /** Gives up the lease. */
  async leave(): Promise<void> {
    this.#timer?.stop();
    this.#timer = null;
    await this.#renewing;
    this.#until = Number.NEGATIVE_INFINITY;
    this.#held = false;
    const peer = this.#peer;
    this.#peer = null;
    if (peer !== null) await this.#parts.claims.leave(peer.id);
  }

  #hold(asked: number): void {
    this.#until = asked + LEASE_SECONDS * 1000 - MARGIN;
    this.#next = asked + RENEW_EVERY;
    this.#held = true;
  }

  #look(): void {
    if (!this.isValid) this.#lapse();
    if (this.#renewing !== null || this.#parts.clock.now() < this.#next) return;
    this.#renewing = this.#renew().finally(() => (this.#renewing = null));
  }

  async #renew(): Promise<void> {
    const { claims, clock, log, renewed, unreached } = this.#parts;
    const peer = this.#peer;
    if (peer === null) return;
    const asked = clock.now();
    try {
      if (!(await claims.renew(peer.id, unreached()))) await claims.enter(peer);
      // It may have run out before the answer arrived.
      if (!this.isValid) this.#lapse();
      this.#hold(asked);
    } catch (error) {
      this.#next = clock.now() + AGAIN;
      log.warn({ err: error }, 'the lease could not be renewed');
      return;
    }
    renewed();
  }

  #lapse(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#parts.log.error('the lease is over: this node plays nothing until it has a new one');
    this.#parts.lapsed();
  }
}
