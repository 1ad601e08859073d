/**
 * Everything besides players that moves a table's game: the clock, the bots, and the answers for players who are away.
 */
import type { Timer } from '../base/clock.ts';
import { Absence } from './absence.ts';
import { BotDriver } from './bot-driver.ts';
import type { Context } from '../context/context.ts';
import type { Driven } from './driven.ts';
import { Timekeeper } from './timekeeper.ts';

/** Milliseconds after which drivers look at the game again when one of their moves failed. */
const RETRY = 1000;

/** Idle until told of a change. Their actions run as tasks of the table. */
export class Drivers {
  readonly #context: Context;
  readonly #bots: BotDriver;
  readonly #absence: Absence;
  readonly #time: Timekeeper;
  #retry: Timer | undefined;

  constructor(context: Context, table: string, room: Driven) {
    this.#context = context;
    this.#bots = new BotDriver(context, table, room);
    this.#absence = new Absence(context, room);
    this.#time = new Timekeeper(context, table, room);
  }

  /** Called after the game has changed. */
  changed(): void {
    this.#time.changed();
    this.#bots.wake();
    this.#absence.changed();
  }

  /** Called after somebody has connected or disconnected. Returns whether the waits have been paused or resumed. */
  look(): boolean {
    this.#bots.wake();
    this.#absence.wake();
    return this.#time.changed();
  }

  /** Called after a driver's move has failed, for example because the store could not be written. */
  failed(): void {
    this.#retry?.stop();
    this.#retry = this.#context.clock.after(RETRY, () => this.look());
  }

  /** Whether a bot is about to do something. */
  get busy(): boolean {
    return this.#bots.busy;
  }

  /** Stops all drivers. */
  stop(): void {
    this.#retry?.stop();
    this.#bots.stop();
    this.#absence.stop();
    this.#time.stop();
  }

  /** Resolves once the time left of the waits is in the store. */
  keep(): Promise<void> {
    return this.#time.keep();
  }
}
