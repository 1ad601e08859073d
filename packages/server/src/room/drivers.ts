/** All that moves a table's game on besides its persons: the clock, the bots, and the answers for those who are away. */
import type { Timer } from '../clock.ts';
import { Absence } from './absence.ts';
import { BotDriver } from './bot-driver.ts';
import type { Context } from './context.ts';
import type { Driven } from './driven.ts';
import { Timekeeper } from './timekeeper.ts';

/** After something that they did has failed, they look at the game again in this time. */
const RETRY = 1000;

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

  /** Something is new in the game. */
  changed(): void {
    this.#time.changed();
    this.#bots.wake();
    this.#absence.changed();
  }

  /** Somebody came or went; whether the waits run now and did not before, or the other way round. */
  look(): boolean {
    this.#bots.wake();
    this.#absence.wake();
    return this.#time.changed();
  }

  /** Something failed that one of them did; the store, say, could not be written. */
  failed(): void {
    this.#retry?.stop();
    this.#retry = this.#context.clock.after(RETRY, () => this.look());
  }

  /** Nothing drives the game any more. */
  stop(): void {
    this.#retry?.stop();
    this.#bots.stop();
    this.#absence.stop();
    this.#time.stop();
  }

  /** What is left of the waits is in the store. */
  keep(): Promise<void> {
    return this.#time.keep();
  }
}
