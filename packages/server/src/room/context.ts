/** What every room of a server shares. */
import type { Bot } from '@kickdoor/bots';
import type { Logger } from 'pino';
import type { ServerClock } from '../clock.ts';
import type { Content } from '../content.ts';
import type { Messenger } from '../messenger/messenger.ts';
import type { Store } from '../store/store.ts';
import type { Heartbeat } from './heartbeat.ts';

export interface Pace {
  /** How long a bot takes for one act, in milliseconds; shorter where a wait runs and all bots must answer in it. */
  readonly botDelay: number;
  /** How long a seat may be without a connection before the game answers for it: a reload takes less. */
  readonly awayAfter: number;
  /** How long a game may stand still because somebody who is there does nothing, before the game answers for them. */
  readonly dozeAfter: number;
  /** How long waits stand still after a restart of the server, so that everybody is back before they run. */
  readonly returnTime: number;
  /** How long a room without connections stays in memory. */
  readonly sleepAfter: number;
}

export const DEFAULT_PACE: Pace = {
  botDelay: 900,
  awayAfter: 3000,
  dozeAfter: 300_000,
  returnTime: 3000,
  sleepAfter: 30_000,
};

export interface Context {
  readonly store: Store;
  readonly messenger: Messenger;
  readonly content: Content;
  readonly bot: Bot;
  readonly random: () => number;
  /** What all chance of a game that starts now comes from. */
  readonly seed: () => string;
  /** The program's version, as records name it. */
  readonly version: string;
  readonly log: Logger;
  readonly clock: ServerClock;
  readonly heartbeat: Heartbeat;
  readonly pace: Pace;
  /** Where the states of games lie in which the rules failed. */
  readonly defects: string;
  /** Names this process among the writers of the store. */
  readonly writer: string;
}
