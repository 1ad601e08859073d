/**
 * The parts of a table's time that its players control: coming back, pauses, the seats of those who are away, calls,
 * and more time in a window.
 */
import type { Motion, ServerMessage, StopWhen } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { Setup } from '../store/records.ts';
import { Calls } from './calls.ts';
import { isHost, type Client } from '../telling/client.ts';
import type { Connections } from '../telling/connections.ts';
import type { Context } from '../context/context.ts';
import type { HeldTable } from '../game/held-table.ts';
import type { LiveGame } from '../game/live-game.ts';
import { mustPlay, mustSit } from '../telling/must.ts';
import { Motions } from './motions.ts';
import { Paging } from './paging.ts';
import { askedInWindow, debts, isWindow } from '../drivers/owed.ts';
import {
  acted,
  back,
  given,
  isBotPlayed,
  missed,
  mustBePlayed,
  neverStopped,
  playing,
  stopped,
} from '../seats/patience.ts';

/** Milliseconds that “Wait!” adds to a window. */
const HOLD = 10_000;

/** What {@link Hours} acts on. */
export interface HoursTable {
  readonly table: HeldTable;
  readonly connections: Connections;
  /** Sends a message to everybody who sees the game. Those who see it with a delay get it with that delay. */
  readonly tell: (message: ServerMessage) => void;
  /** Sends everybody the table as it is now, and makes the drivers look at the game. */
  readonly changed: () => void;
  /** The same for one seat only. */
  readonly seatChanged: (seat: Seat) => void;
}

/** A proposal: a pause, or what happens to a seat. */
export interface Proposed {
  readonly what: Motion['what'];
  readonly seat?: Seat;
}

/**
 * Requests of clients run as tasks of the table, and throw a problem if they aren't allowed now. Reports of rooms, such
 * as a move made or missed, run within a task.
 */
export class Hours {
  /** Calls players who are not connected. */
  readonly paging: Paging;
  readonly #on: HoursTable;
  readonly #motions = new Motions();
  readonly #calls: Calls;

  constructor(context: Pick<Context, 'clock' | 'pager' | 'log'>, on: HoursTable) {
    this.#on = on;
    this.#calls = new Calls(context.clock);
    const { table, connections } = on;
    this.paging = new Paging(context, { table, connections, awaited: () => this.#toBeCalled() });
  }

  /** Open proposals. */
  get motions(): Motion[] {
    return this.#motions.list(this.#voters());
  }

  /** Called when the game moved for these seats. Runs within a task of the table. */
  async missed(seats: readonly Seat[]): Promise<void> {
    const before = playing(this.#setup).length;
    await this.#revise((setup) => missed(setup, seats));
    if (playing(this.#setup).length !== before) this.#on.changed();
  }

  /** Called when a player has moved. Runs within a task of the table. */
  async acted(seat: Seat): Promise<void> {
    // Usually nothing changes.
    if (acted(this.#setup, seat) !== this.#setup) await this.#revise((setup) => acted(setup, seat));
  }

  /** Gives a seat back to its player after a bot has played for them. */
  back(client: Client): Promise<void> {
    return this.#run(async () => {
      const seat = mustSit(this.#setup, client);
      this.#motions.dropSeat(seat);
      await this.#revise((setup) => back(setup, seat));
      this.#on.changed();
    });
  }

  /** Sets when windows are to interrupt a player. Nobody else is told. */
  stop(client: Client, when: StopWhen): Promise<void> {
    return this.#run(async () => {
      const seat = mustSit(this.#setup, client);
      await this.#revise((setup) => stopped(setup, seat, when));
      this.#on.seatChanged(seat);
    });
  }

  /**
   * Votes for a proposal, making it if necessary, or against it. While the host is there, seats are the host's to
   * decide.
   */
  vote(client: Client, { what, seat }: Proposed, agree: boolean): Promise<void> {
    return this.#run(async () => {
      const about = what === 'pause' ? null : this.#mustBeAway(seat);
      this.#mustBePlaying();
      if (about !== null && isHost(this.#setup, client) && agree) {
        await this.#carryOut({ what, seat: about });
        return;
      }
      const by = mustPlay(this.#setup, client);
      if (about !== null && this.hostThere) {
        throw new TableProblem('not-host', 'the host is there to decide this');
      }
      if (agree) this.#motions.agree(what, about, by);
      else this.#motions.refuse(what, about, by, this.#voters());
      await this.#settle();
      this.#on.changed();
    });
  }

  /** Ends a pause. */
  goOn(client: Client): Promise<void> {
    return this.#run(async () => {
      if (!isHost(this.#setup, client)) mustSit(this.#setup, client);
      await this.#revise((setup) => (setup.paused ? { ...setup, paused: false } : setup));
      this.#on.changed();
    });
  }

  /** Calls a player that the game waits for. */
  nudge(client: Client, seat: Seat): Promise<void> {
    return this.#run(async () => {
      const by = mustSit(this.#setup, client);
      if (by === seat || !this.#awaited().includes(seat) || isBotPlayed(this.#setup.seats[seat])) {
        throw new TableProblem('nothing-awaited', 'the game does not wait for this player', 'seat');
      }
      if (!this.#calls.mayNudge(by, seat)) {
        throw new TableProblem('too-fast', 'they have just been called');
      }
      this.#on.tell({ type: 'nudged', seat, by });
      this.paging.nudged(seat);
      await Promise.resolve();
    });
  }

  /** Makes the open window last longer (“Wait!”). */
  hold(client: Client): Promise<void> {
    return this.#run(async () => {
      const by = mustSit(this.#setup, client);
      const game = this.#mustBePlaying();
      const wait = game.waits.innermost;
      if (wait === null || !askedInWindow(game, wait).includes(by)) {
        throw new TableProblem('nothing-awaited', 'there is nothing to wait with');
      }
      if (!this.#calls.mayHold(by, game.state.turns)) {
        throw new TableProblem('held-enough', 'the others have waited often enough');
      }
      game.waits.lengthen(wait.id, HOLD);
      this.#on.tell({ type: 'held', by, ms: HOLD });
      this.#on.changed();
      await Promise.resolve();
    });
  }

  /** Called when somebody came or went: those who are left may already agree. */
  peopleChanged(): void {
    if (this.motions.length === 0) return;
    this.#on.table.enqueue(async () => {
      await this.#settle();
      this.#on.changed();
    });
  }

  get hostThere(): boolean {
    return this.#on.connections.isHostThere(this.#setup);
  }

  get #setup(): Setup {
    return this.#on.table.setup;
  }

  #run(task: () => Promise<void>): Promise<void> {
    return this.#on.table.run(task);
  }

  #revise(how: (setup: Setup) => Setup): Promise<void> {
    return this.#on.table.revise(how);
  }

  async #settle(): Promise<void> {
    const carried = this.#motions.carried(this.#voters());
    if (carried !== undefined) await this.#carryOut(carried);
  }

  async #carryOut({ what, seat }: Pick<Motion, 'what' | 'seat'>): Promise<void> {
    if (what === 'pause') {
      this.#motions.drop(what, null);
      await this.#revise((setup) => ({ ...setup, paused: true }));
    } else if (seat !== null) {
      this.#motions.dropSeat(seat);
      await this.#revise((setup) => given(setup, seat, what === 'bot' ? 'bot' : 'vacant'));
    }
    this.#on.changed();
  }

  /** Connected players who play themselves. */
  #voters(): Seat[] {
    return playing(this.#setup).filter((seat) => this.#on.connections.isThere(this.#setup, seat));
  }

  /** Returns the seat of somebody who can be replaced, because they are away or a bot plays for them. */
  #mustBeAway(seat: Seat | undefined): Seat {
    if (seat === undefined) throw new TableProblem('bad-message', 'which seat?', 'seat');
    const there = mustBePlayed(this.#setup, seat);
    if (!isBotPlayed(there) && this.#on.connections.isThere(this.#setup, seat)) {
      throw new TableProblem('still-here', 'this player is there, and plays', 'seat');
    }
    return seat;
  }

  #mustBePlaying(): LiveGame {
    const { game } = this.#on.table;
    if (game === null || game.over) throw new TableProblem('not-started', 'no game is being played');
    return game;
  }

  /** The players to call: those the game waits for, except those who let every window go by. */
  #toBeCalled(): readonly Seat[] {
    const { game } = this.#on.table;
    if (game === null || game.over) return [];
    const wait = game.waits.innermost;
    const never = wait !== null && isWindow(wait) ? neverStopped(this.#setup) : [];
    return this.#awaited().filter((seat) => !never.includes(seat) && !isBotPlayed(this.#setup.seats[seat]));
  }

  /** The seats that the game waits for. */
  #awaited(): readonly Seat[] {
    const game = this.#mustBePlaying();
    const wait = game.waits.innermost;
    if (wait === null) return [];
    return isWindow(wait) ? askedInWindow(game, wait) : debts(game, wait).map(({ seat }) => seat);
  }
}
