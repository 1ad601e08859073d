/**
 * Ends a table's waits when their time is over, and saves the time left meanwhile. Whoever still owes a move then gets
 * the default move (D25), which is counted.
 */
import { defaultMove, type Seat } from '@kickdoor/rules';
import type { KeptWaits } from '../store/store.ts';
import type { Timer } from '../base/clock.ts';
import type { Run, Wait } from '../game/clock-keeper.ts';
import type { Context } from '../context/context.ts';
import type { Driven } from './driven.ts';
import { TIME, type LiveGame } from '../game/live-game.ts';
import { debts, isWindow } from './owed.ts';
import { again } from '../game/times.ts';

/** The longest delay that the platform's timers support. */
const LONGEST = 2 ** 31 - 1;

/**
 * Notified of every change by {@link changed}. Between changes it wakes by itself when a wait is over. Saves the time
 * left every second.
 */
export class Timekeeper {
  readonly #context: Context;
  readonly #table: string;
  readonly #room: Driven;
  /** Checks whether the running wait is over. It may fire early: most waits end before their time. */
  #timer: { readonly at: number; readonly stop: () => void } | undefined;
  #heart: Timer | undefined;
  /** The turn that is being played, and since when. */
  #turn = { id: 0, since: 0 };
  #awake = false;
  /** The state of the clocks at the last look. */
  #told = '';

  constructor(context: Context, table: string, room: Driven) {
    this.#context = context;
    this.#table = table;
    this.#room = room;
  }

  /**
   * Called after the waits, or who is connected, have changed. Returns whether the clocks run differently than before.
   */
  changed(): boolean {
    const game = this.#room.game();
    if (game === null) {
      this.#pause();
      return false;
    }
    const run = this.#run(game);
    game.waits.run(run);
    const now = `${game.waits.runs} ${run.cap}`;
    const same = now === this.#told;
    this.#told = now;
    const due = game.waits.due();
    if (due === null) this.#pause();
    else this.#runFor(due);
    return !same;
  }

  /** Schedules a check in this many milliseconds at the latest. */
  #runFor(due: number): void {
    const { clock, heartbeat } = this.#context;
    this.#heart ??= heartbeat.add(() => this.#left());
    const ms = Math.min(due, LONGEST);
    const at = clock.now() + ms;
    if (this.#timer !== undefined && this.#timer.at <= at) return;
    this.#timer?.stop();
    const timer = clock.after(ms, () => {
      this.#timer = undefined;
      this.#room.enqueue(() => this.#over());
    });
    this.#timer = { at, stop: () => timer.stop() };
  }

  /** Stops all timers. */
  stop(): void {
    this.#pause();
    // By correspondence, time keeps running.
    if (this.#room.pace() === 'days') return;
    this.#room.game()?.waits.run({ on: false, timed: () => true, cap: null });
  }

  /** Resolves once the time left of the waits is in the store. */
  async keep(): Promise<void> {
    const waits = this.#left();
    if (waits !== null) await this.#context.store.keepWaits([waits]);
  }

  #left(): KeptWaits | null {
    const game = this.#room.game();
    if (game === null) return null;
    return { table: this.#table, number: game.number, clocks: game.waits.save() };
  }

  #pause(): void {
    this.#timer?.stop();
    this.#timer = undefined;
    this.#heart?.stop();
    this.#heart = undefined;
  }

  /** How the waits run from now on. */
  #run(game: LiveGame): Run {
    const on = this.#room.awake() && !game.over;
    const now = this.#context.clock.now();
    if (on && !this.#awake) this.#turn.since = now;
    this.#awake = on;
    const untimed = new Set(game.waits.open.filter((wait) => !this.#isTimed(game, wait)).map(({ id }) => id));
    return { on, timed: ({ id }) => !untimed.has(id), cap: this.#cap(game, now) };
  }

  /** Bots are quick enough without a clock. At a table without clocks, only those who are away are timed. */
  #isTimed(game: LiveGame, wait: Wait): boolean {
    if (isWindow(wait)) return true;
    const persons = this.#persons(game, wait);
    if (this.#room.pace() !== 'none') return wait.kind !== 'turn' || persons.length > 0;
    return (
      persons.every((seat) => this.#room.away().has(seat)) && (wait.kind !== 'turn' || persons.length > 0)
    );
  }

  /** The persons whose time a wait uses. */
  #persons(game: LiveGame, wait: Wait): Seat[] {
    const bots = this.#room.bots();
    return owners(game, wait).filter((seat) => !bots.includes(seat));
  }

  /** Players who are away get the table's limit for a turn, and no more (D23). */
  #cap(game: LiveGame, now: number): number | null {
    const wait = game.waits.innermost;
    if (wait?.kind !== 'turn') return null;
    if (wait.id !== this.#turn.id) this.#turn = { id: wait.id, since: now };
    const persons = this.#persons(game, wait);
    const since = persons.map((seat) => this.#room.away().get(seat));
    if (since.length === 0) return null;
    let latest = this.#turn.since;
    for (const one of since) {
      if (one === undefined) return null;
      latest = Math.max(latest, one);
    }
    return latest + game.state.options.limit;
  }

  async #over(): Promise<void> {
    const game = this.#room.game();
    const due = game?.waits.due() ?? null;
    const wait = game?.waits.innermost ?? null;
    if (game === null || due === null || wait === null) return;
    // An earlier move may have started another wait, and timers may fire slightly early.
    if (due > 0) this.changed();
    else if (wait.kind === 'turn') await this.#endTurn(game, wait);
    else {
      const owing = debts(game, wait).map(({ seat }) => seat);
      if (await this.#room.playFor(game.number, TIME.seat, TIME.move)) await this.#room.missed(owing);
    }
  }

  /** Moves for those whose turn it is. Part of the turn's time is given again for what they do next. */
  async #endTurn(game: LiveGame, wait: Wait): Promise<void> {
    game.waits.give(wait.id, again(wait));
    for (const seat of this.#persons(game, wait)) {
      const move = defaultMove(game.pool, game.state, seat);
      const moved = move !== null && (await this.#room.playFor(game.number, seat, move));
      if (moved) await this.#room.missed([seat]);
    }
    this.changed();
  }
}

/** The seats whose time a wait uses. */
function owners(game: LiveGame, wait: Wait): Seat[] {
  const { phase, turn, players } = game.state;
  if (wait.kind !== 'turn') return debts(game, wait).map(({ seat }) => seat);
  if (phase !== 'setup') return [turn];
  return players.flatMap(({ ready, left }, seat) => (ready || left ? [] : [seat]));
}
