/** What all rooms of a server share. */
import type { Bot } from '@kickdoor/bots';
import type { Logger } from 'pino';
import type { ServerClock } from '../clock.ts';
import type { Content } from '../content.ts';
import type { Ownership } from '../cluster/ownership.ts';
import type { Messenger } from '../messenger/messenger.ts';
import type { Meter } from '../operation/meter.ts';
import type { Store } from '../store/store.ts';
import type { Heartbeat } from './heartbeat.ts';

export interface Pace {
  /** Milliseconds a bot takes to play something; it passes at once, and takes longer for a curse (`bot-pace.ts`). */
  readonly botDelay: number;
  /** Milliseconds a seat may be disconnected before the game answers for it; longer than a page reload. */
  readonly awayAfter: number;
  /** Milliseconds for which waits are paused after a server restart, so that everybody is back before they run. */
  readonly returnTime: number;
  /** Milliseconds a room without connections stays in memory. */
  readonly sleepAfter: number;
}

export const DEFAULT_PACE: Pace = {
  botDelay: 700,
  awayAfter: 3000,
  returnTime: 3000,
  sleepAfter: 30_000,
};

export interface Context {
  readonly store: Store;
  /** Says which tables this process plays. */
  readonly ownership: Ownership;
  readonly messenger: Messenger;
  readonly content: Content;
  readonly bot: Bot;
  readonly random: () => number;
  /** Returns the random seed of a game that starts now. */
  readonly seed: () => string;
  /** The program's version, as records name it. */
  readonly version: string;
  readonly log: Logger;
  readonly meter: Meter;
  readonly clock: ServerClock;
  readonly heartbeat: Heartbeat;
  readonly pace: Pace;
  /** The folder for the states of games in which the rules failed. */
  readonly defects: string;
  /** Identifies this process among the writers of the store. */
  readonly writer: string;
}
