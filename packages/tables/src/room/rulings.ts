/**
 * Decisions about a game besides moves: players take back harmless acts, and the host proposes rulings
 * (`precedence.owner`), which the others approve as the table's settings require. Proposals aren't stored; rulings that
 * are carried out are.
 */
import {
  timesOf,
  openCards,
  type Proposal,
  type ProposalEnd,
  type ServerMessageOf,
} from '@kickdoor/protocol';
import { isRefusal, isWaiting, validateRuling, view, type Ruling, type Seat } from '@kickdoor/rules';
import { Bucket, type Rate } from '../base/bucket.ts';
import type { Timer } from '../base/clock.ts';
import { TableProblem } from '../base/problem.ts';
import type { Setup } from '../store/records.ts';
import { isHost, say, seatOf, type Client } from '../telling/client.ts';
import type { Context } from '../context/context.ts';
import type { HeldTable } from '../game/held-table.ts';
import type { LiveGame } from '../game/live-game.ts';
import { beginningOf } from '../game/load-game.ts';
import { mustPlay, mustRun, notStarted } from '../telling/must.ts';
import { playing } from '../seats/patience.ts';
import { outcomeOf, type Outcome } from './ruling-outcome.ts';

/** How often a host may propose something. Each proposal asks everybody, and a rewind replays the game. */
const PROPOSES: Rate = { atOnce: 3, perSecond: 1 / 15 };
/** The shortest time to answer, in milliseconds. */
const LEAST_TIME = 45_000;

/** What {@link Rulings} acts on. */
export interface RulingTable {
  readonly table: HeldTable;
  /** Sends a message to everybody who sees the game now. Others get it later, if at all. */
  readonly tell: (message: ServerMessageOf<'ruling'>) => void;
  /** Called after the game has changed, to broadcast that. */
  readonly advanced: () => void;
  /** Called after a player has acted. Runs within a task of the table. */
  readonly acted: (seat: Seat) => Promise<void>;
}

/**
 * An open proposal. Votes are keyed by the hashes of seats' secrets, so a player who takes over a seat has not voted.
 */
interface Open {
  readonly key: number;
  readonly by: Seat;
  readonly ruling: Ruling;
  readonly lost: Proposal['lost'];
  readonly votes: Map<string, boolean>;
  readonly ends: number;
  readonly timer: Timer;
  /** The Level to be corrected, as it was when proposed. */
  readonly level: number | null;
  /** The number of the last move that the proposal was checked against. */
  seen: number;
  /** The votes as last broadcast. */
  said: string;
}

/**
 * At most one proposal is open. Methods throw a problem if the client may not do that now, and run as tasks of the
 * table.
 */
export class Rulings {
  readonly #context: Context;
  readonly #on: RulingTable;
  readonly #proposes: Bucket;
  #open: Open | null = null;
  #key = 0;

  constructor(context: Context, on: RulingTable) {
    this.#context = context;
    this.#on = on;
    this.#proposes = new Bucket(context.clock, PROPOSES);
  }

  /** Takes back a player's last act, which must be harmless. */
  takeBack(client: Client, moveId: string, number: number): Promise<void> {
    return this.#on.table.run(async () => {
      this.#mustHaveGame();
      const seat = mustPlay(this.#setup, client);
      mustRun(this.#setup);
      await this.#on.table.freshly(() => this.#mustHaveGame().takeBack(seat, moveId, number));
      this.#on.advanced();
      await this.#on.acted(seat);
    });
  }

  /** Proposes a ruling of the host. Throws a problem that says why it is impossible now. */
  propose(client: Client, ruling: Ruling): Promise<void> {
    return this.#on.table.run(async () => {
      this.#mustRule(client);
      const by = mustPlay(this.#setup, client);
      const game = this.#mustHaveGame();
      if (this.#open !== null) throw new TableProblem('ruling-open', 'another ruling is proposed');
      mustBeSeen(game, ruling);
      if (!this.#proposes.take()) throw new TableProblem('too-fast', 'a ruling was proposed just now');
      const lost = lossOf(await this.#outcome(ruling));
      this.#open = this.#opened({ by, ruling, lost, votes: new Map([[client.hash ?? '', true]]) }, game);
      await this.#settle();
    });
  }

  /** Votes for or against the proposal. */
  answer(client: Client, key: number, agree: boolean): Promise<void> {
    return this.#on.table.run(async () => {
      mustPlay(this.#setup, client);
      this.#mustBeOpen(key).votes.set(client.hash ?? '', agree);
      await this.#settle();
    });
  }

  /** Withdraws the host's proposal. */
  withdraw(client: Client, key: number): Promise<void> {
    return this.#on.table.run(async () => {
      this.#mustRule(client);
      this.#mustBeOpen(key);
      this.#end('withdrawn');
      await Promise.resolve();
    });
  }

  /** Tells a newcomer about the open proposal. */
  greet(client: Client): void {
    const { spectators, delay } = this.#setup;
    const sees = seatOf(this.#setup, client) !== null || (spectators && delay === 0);
    if (sees && this.#open !== null) say(client, this.#told(this.#open, null));
  }

  /** Called after the game or its players have changed, which may decide the proposal or void it. */
  changed(): void {
    const open = this.#open;
    if (open === null) return;
    const { game } = this.#on.table;
    if (game === null || game.over || !applies(open, game)) this.#end('moved-on');
    else {
      open.seen = game.number;
      this.#on.table.enqueue(() => this.#settle());
    }
  }

  stop(): void {
    this.#open?.timer.stop();
    this.#open = null;
  }

  get #setup(): Setup {
    return this.#on.table.setup;
  }

  #opened(what: Pick<Open, 'by' | 'ruling' | 'lost' | 'votes'>, game: LiveGame): Open {
    const { clock } = this.#context;
    // Keys never repeat, not even after a restart, so a late answer can't count for another proposal.
    this.#key = Math.max(this.#key + 1, clock.date());
    const key = this.#key;
    const ms = Math.max(LEAST_TIME, timesOf(this.#setup.pace, 0).limit);
    const timer = clock.after(ms, () => {
      this.#on.table.enqueue(async () => {
        if (this.#open?.key === key) this.#end('late');
        await Promise.resolve();
      });
    });
    const level = what.ruling.do === 'set-level' ? levelOf(game, what.ruling.seat) : null;
    return { ...what, key, timer, level, ends: clock.now() + ms, seen: game.number, said: '' };
  }

  /** Carries the proposal out if enough agree, ends it if too many don't, and otherwise broadcasts the votes. */
  async #settle(): Promise<void> {
    const open = this.#open;
    const { game } = this.#on.table;
    if (open === null || game === null) return;
    const { for: agreed, against, needed } = this.#votes(open);
    const voters = this.#voters().length;
    if (agreed.length >= needed && !isPending(open.ruling, game)) await this.#carryOut(open);
    else if (against.length > voters - needed) this.#end('refused');
    else {
      const said = JSON.stringify([agreed, against, needed]);
      // Moves also lead here, but change the votes only if the players have changed.
      if (said !== open.said) this.#on.tell(this.#told(open, null));
      open.said = said;
    }
  }

  async #carryOut({ ruling }: Open): Promise<void> {
    try {
      await this.#on.table.freshly(async () => {
        const { next, events } = await this.#outcome(ruling);
        await this.#mustHaveGame().rule(next, ruling, events);
      });
    } catch (error) {
      if (!(error instanceof TableProblem)) throw error;
      this.#context.log.info({ table: this.#on.table.id, why: error.message }, 'a ruling came to nothing');
      this.#end('moved-on');
      return;
    }
    this.#end('carried');
    this.#on.advanced();
  }

  /** Returns the result of a ruling in the current position. */
  async #outcome(ruling: Ruling): Promise<Outcome> {
    const game = this.#mustHaveGame();
    const { began } = this.#setup;
    if (began === null) throw notStarted();
    return outcomeOf(game, ruling, async () => {
      const { start } = await beginningOf(this.#context, began.header);
      return game.course(start);
    });
  }

  /** The people who play themselves, connected or not, since a ruling also binds those who are away. */
  #voters(): readonly Seat[] {
    return playing(this.#setup);
  }

  #votes({ votes }: Open): Pick<Proposal, 'for' | 'against' | 'needed'> {
    const { rulings, seats } = this.#setup;
    const voters = this.#voters();
    const voted = (how: boolean) =>
      voters.filter((seat) => {
        const there = seats[seat];
        return there?.kind === 'person' && votes.get(there.hash) === how;
      });
    const needed = { host: 1, majority: Math.floor(voters.length / 2) + 1, all: voters.length }[rulings];
    return { for: voted(true), against: voted(false), needed: Math.max(1, needed) };
  }

  #told(open: Open, end: ProposalEnd | null): ServerMessageOf<'ruling'> {
    const { key, by, ruling, lost, ends } = open;
    const left = Math.max(0, ends - this.#context.clock.now());
    return { type: 'ruling', proposal: { key, by, ruling, ...this.#votes(open), left, lost }, end };
  }

  #end(how: ProposalEnd): void {
    const open = this.#open;
    if (open === null) return;
    open.timer.stop();
    this.#open = null;
    this.#on.tell(this.#told(open, how));
  }

  #mustRule(client: Client): void {
    if (!isHost(this.#setup, client)) throw new TableProblem('not-host', 'only the host rules');
  }

  #mustHaveGame(): LiveGame {
    const { game, stopped } = this.#on.table;
    if (game === null) throw stopped ?? notStarted();
    return game;
  }

  #mustBeOpen(key: number): Open {
    if (this.#open?.key === key) return this.#open;
    throw new TableProblem('ruling-gone', 'this proposal is not open', 'proposal');
  }
}

/** Only open cards may be named: whether a ruling is possible would otherwise reveal something about hidden ones. */
function mustBeSeen({ pool, state }: LiveGame, ruling: Ruling): void {
  if (ruling.do !== 'put' && ruling.do !== 'put-away') return;
  if (openCards(view(pool, state, null)).has(ruling.card)) return;
  throw new TableProblem('hidden-card', 'not everybody sees this card', 'ruling.card');
}

function levelOf({ state }: LiveGame, seat: Seat): number | null {
  return state.players[seat]?.level ?? null;
}

function lossOf({ events }: Outcome): Proposal['lost'] {
  for (const event of events) {
    if (event.e !== 'rewound') continue;
    return { moves: event.count, seen: [...event.seen], known: [...event.known] };
  }
  return null;
}

/** Whether a correction has to wait until nothing is pending. */
function isPending(ruling: Ruling, { state }: LiveGame): boolean {
  if (ruling.do === 'rewind') return false;
  return state.combat !== null || state.stack.length > 0 || isWaiting(state);
}

/** Whether a proposal still means the same. Whether it is possible is checked when it is carried out. */
function applies({ ruling, level, seen }: Open, game: LiveGame): boolean {
  if (ruling.do === 'rewind') {
    const events = (game.recentAfter(seen) ?? []).flatMap((step) => step.events);
    return !events.some((event) => event.e === 'die' || (event.e === 'rewound' && event.to <= ruling.to));
  }
  if (ruling.do === 'set-level' && levelOf(game, ruling.seat) !== level) return false;
  return isPending(ruling, game) || !isRefusal(validateRuling(game.pool, game.state, ruling));
}
