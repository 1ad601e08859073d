/** What all rooms of a process share. */
import type { Bot, Character } from '@kickdoor/bots';
import type { CardSets } from '../base/card-sets.ts';
import type { ServerClock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Ownership } from '../base/ownership.ts';
import type { Messenger } from '../messenger/messenger.ts';
import type { Meter } from '../base/meter.ts';
import type { TableProblem } from '../base/problem.ts';
import type { TableStore } from '../store/store.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Pager } from './pager.ts';
import type { BotNames } from '../seats/seats.ts';
import type { Thinker } from './thinker.ts';

export interface Pace {
  /** Milliseconds a bot takes to play something; passing takes none, a curse takes longer (`bot-pace.ts`). */
  readonly botDelay: number;
  /** Milliseconds a seat may be disconnected before the game answers for it; longer than a page reload takes. */
  readonly awayAfter: number;
  /** Milliseconds for which waits stay paused after a server restart, so that players can reconnect. */
  readonly returnTime: number;
  /** Milliseconds that a room without connections stays in memory. */
  readonly sleepAfter: number;
}

export const DEFAULT_PACE: Pace = {
  botDelay: 700,
  awayAfter: 3000,
  returnTime: 3000,
  sleepAfter: 30_000,
};

export interface Context {
  readonly store: TableStore;
  /** Says which tables this process plays. */
  readonly ownership: Ownership;
  readonly messenger: Messenger;
  readonly content: CardSets;
  readonly botNames: BotNames;
  /**
   * The regular bot with a character. With `null`, it stands in for those who are away and where no stronger bot can
   * play.
   */
  readonly bot: (character: Character | null) => Bot;
  /** Decides for bots that search; if left out, they play like the regular bot. */
  readonly thinker?: Thinker;
  readonly random: () => number;
  /** Chooses the seed of a game that starts at a table; `null` if it is drawn together with the players (`draw.ts`). */
  readonly seed: ((table: string) => string) | null;
  /** The program's version, as records name it. */
  readonly version: string;
  readonly log: Log;
  readonly meter: Meter;
  readonly clock: ServerClock;
  readonly heartbeat: Heartbeat;
  readonly pace: Pace;
  /** Calls players who are not connected; if left out, nobody does. */
  readonly pager?: Pager;
  /** Saves a report of a failure of the rules under a name. Returns where it is. Throws if it can't be saved. */
  readonly report: (name: string, text: string) => string;
  /** What a client may be told about an error; `null` if only that the server failed. */
  readonly known: (error: unknown) => TableProblem | null;
  /** Whether tables with packs of their hosts may be listed publicly; if left out, no. */
  readonly listsPacks?: boolean;
  /** Identifies this process among the writers of the store. */
  readonly writer: string;
}
