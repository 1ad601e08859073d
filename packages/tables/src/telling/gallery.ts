/**
 * What delayed spectators see: the game as it was then, either without any seat's knowledge or through a seat that its
 * player had opened by then and has not closed since. What others showed to that seat alone is visible only if theirs
 * are open, too.
 */
import type { ServerMessage } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import type { Timer } from '../base/clock.ts';
import type { MoveRecord, Setup } from '../store/records.ts';
import type { Client } from './client.ts';
import type { Context } from '../context/context.ts';
import type { LiveGame } from '../game/live-game.ts';
import { buildUpdate, sightThrough, Telling, type Eyes, type SeenGame } from './sights.ts';

/** Most positions and messages that wait to be shown. */
const MOST_WAITING = 1000;
/** Moves of the log that a new spectator gets. */
const STEPS_SHOWN = 400;

/** The game as it was at a moment. */
interface Frame {
  readonly at: number;
  readonly game: SeenGame;
  /** The moves since the previous frame; `null` if they are not known. */
  readonly steps: readonly MoveRecord[] | null;
  /** The seats that were open, by the hashes of their secrets. */
  readonly open: ReadonlySet<string>;
  readonly over: boolean;
}

/** A message from a given moment. */
interface Words {
  readonly at: number;
  readonly text: string;
}

/** A spectator: the seat they ask to see through, and the one that they were last shown. */
interface Watcher {
  wish: Seat | null;
  shown: Seat | null;
}

/** The table that is watched. */
export interface Watched {
  readonly id: string;
  readonly setup: () => Setup;
  /** Called once spectators have seen the end of the game. */
  readonly ended: () => void;
  readonly failed: (error: unknown) => void;
}

/** Records every position while spectators have a delay, and shows each when its time has come, until `stop`. */
export class Gallery {
  readonly #context: Context;
  readonly #table: Watched;
  readonly #watchers = new Map<Client, Watcher>();
  readonly #opened = new Set<string>();
  #waiting: (Frame | Words)[] = [];
  #recorded: number | null = null;
  #shown: Frame | null = null;
  #timer: Timer | undefined;

  constructor(context: Context, table: Watched) {
    this.#context = context;
    this.#table = table;
  }

  /** Whether spectators see everything with a delay. */
  get isLate(): boolean {
    return this.#table.setup().delay > 0;
  }

  /** Whether spectators have seen the end of the game. */
  get over(): boolean {
    return this.#shown?.over ?? false;
  }

  /** Whether a seat is open to spectators. */
  isOpen(seat: Seat): boolean {
    const hash = this.#hashOf(seat);
    return hash !== null && this.#opened.has(hash);
  }

  /** Opens or closes a player's seat. Once closed, neither it nor what it showed to others is shown any more. */
  open(hash: string, on: boolean): void {
    if (on) this.#opened.add(hash);
    else this.#opened.delete(hash);
    for (const [client, { shown }] of this.#watchers) {
      if (shown !== null && !on) this.show(client);
    }
  }

  enter(client: Client): void {
    this.#watchers.set(client, { wish: null, shown: null });
    this.show(client);
  }

  leave(client: Client): void {
    this.#watchers.delete(client);
  }

  has(client: Client): boolean {
    return this.#watchers.has(client);
  }

  /** Lets a spectator see through a seat, or through none if `null`. */
  watch(client: Client, seat: Seat | null): void {
    const watcher = this.#watchers.get(client);
    if (watcher === undefined) return;
    watcher.wish = seat;
    this.show(client);
  }

  /** Records the current position, to be shown later. */
  record(game: LiveGame): void {
    const steps = this.#recorded === null ? null : game.recentAfter(this.#recorded);
    this.#keep(game, steps, this.#context.clock.now());
  }

  /** The same for a game loaded from the store. If the position is older than the delay, it is shown at once. */
  resume(game: LiveGame): void {
    const { clock } = this.#context;
    const age = game.changedAt === null ? 0 : Math.max(0, clock.date() - game.changedAt);
    this.#keep(game, null, clock.now() - age);
    this.#due();
  }

  /** Sends spectators a message with the delay. */
  say(message: ServerMessage): void {
    this.#wait({ at: this.#context.clock.now(), text: JSON.stringify(message) });
  }

  /** Sends a spectator everything that is currently shown. */
  show(client: Client): void {
    const watcher = this.#watchers.get(client);
    if (this.#shown === null || watcher === undefined) return;
    client.has = null;
    this.#showAll(client, watcher, this.#shown).catch((error: unknown) => this.#table.failed(error));
  }

  async #showAll(client: Client, watcher: Watcher, frame: Frame): Promise<void> {
    const { number } = frame.game;
    const steps = await this.#context.store.moves(this.#table.id, number - STEPS_SHOWN + 1, number);
    // Something newer may be shown meanwhile, or the client may be gone.
    if (this.#watchers.get(client) !== watcher || this.#shown !== frame) this.show(client);
    else this.#send(client, watcher, frame, { resync: true, steps });
  }

  stop(): void {
    this.#timer?.stop();
    this.#waiting = [];
  }

  #keep(game: LiveGame, steps: Frame['steps'], at: number): void {
    this.#recorded = game.number;
    const told = game.waits.told();
    const { pool, state, number, over } = game;
    const kept: SeenGame = { pool, state, number, waits: { told: () => told } };
    this.#wait({ at, game: kept, steps, open: new Set(this.#opened), over });
  }

  #wait(what: Frame | Words): void {
    this.#waiting.push(what);
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift();
    if (this.#waiting.length === 1) this.#schedule();
  }

  #schedule(): void {
    this.#timer?.stop();
    const [next] = this.#waiting;
    if (next === undefined) return;
    const left = next.at + this.#table.setup().delay - this.#context.clock.now();
    this.#timer = this.#context.clock.after(Math.max(0, left), () => this.#due());
  }

  #due(): void {
    const [next] = this.#waiting;
    if (next !== undefined && next.at + this.#table.setup().delay <= this.#context.clock.now()) {
      this.#waiting.shift();
      try {
        this.#tell(next);
      } catch (error) {
        this.#table.failed(error);
      }
    }
    this.#schedule();
  }

  #tell(what: Frame | Words): void {
    if ('text' in what) {
      for (const client of this.#watchers.keys()) client.send(what.text);
      return;
    }
    const was = this.#shown;
    this.#shown = what;
    const telling = new Telling(what.game);
    for (const [client, watcher] of this.#watchers) {
      const seat = this.#pointOf(watcher, what);
      const follows = client.has !== null && client.has.number === was?.game.number && seat === watcher.shown;
      if (!follows || client.has === null || what.steps === null) {
        this.show(client);
        continue;
      }
      const eyes = this.#eyesOf(seat, what);
      const sight = sightThrough(what.game, eyes);
      client.send(telling.change(eyes, client.has, sight, what.steps));
      client.has = sight;
      client.seen = sight.number;
    }
    if (what.over && was?.over !== true) this.#table.ended();
  }

  #send(
    client: Client,
    watcher: Watcher,
    frame: Frame,
    missed: { readonly resync: boolean; readonly steps: readonly MoveRecord[] },
  ): void {
    const seat = this.#pointOf(watcher, frame);
    const sight = sightThrough(frame.game, this.#eyesOf(seat, frame));
    watcher.shown = seat;
    client.has = sight;
    client.seen = sight.number;
    // The log may reach back to before the seat was opened, so it contains only public knowledge.
    client.send(JSON.stringify(buildUpdate(frame.game, null, missed, sight)));
  }

  /** The seat that a spectator sees a frame through: one that was open then and still is. */
  #pointOf({ wish }: Watcher, { open }: Frame): Seat | null {
    const hash = wish === null ? null : this.#hashOf(wish);
    return hash !== null && open.has(hash) && this.#opened.has(hash) ? wish : null;
  }

  /** A seat's eyes in a frame, with all other seats that were open then and still are. */
  #eyesOf(seat: Seat | null, { open }: Frame): Eyes | null {
    if (seat === null) return null;
    const isOpen = (hash: string): boolean => open.has(hash) && this.#opened.has(hash);
    const { seats } = this.#table.setup();
    const all = seats.flatMap((there, at) => (there.kind === 'person' && isOpen(there.hash) ? [at] : []));
    return { seat, open: new Set(all) };
  }

  #hashOf(seat: Seat): string | null {
    const there = this.#table.setup().seats[seat];
    return there?.kind === 'person' ? there.hash : null;
  }
}
