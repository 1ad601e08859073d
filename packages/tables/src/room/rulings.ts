/**
 * What a table decides about its game beside the moves: a player takes back a harmless act, and the host proposes rulings
 * (`precedence.owner`), to which the others consent as the table has it. A proposal is not stored; what is carried out is.
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

/** How often a host may propose something: each proposal asks everybody, and a rewind plays the game again. */
const PROPOSES: Rate = { atOnce: 3, perSecond: 1 / 15 };
/** Least time for an answer, in milliseconds. */
const LEAST_TIME = 45_000;

/** What rulings act on. */
export interface RulingTable {
  readonly table: HeldTable;
  /** Tells everybody who sees the game now; others later, if at all. */
  readonly tell: (message: ServerMessageOf<'ruling'>) => void;
  /** The game has changed: everybody has yet to hear of it. */
  readonly advanced: () => void;
  /** A player has done something. Runs within a task of the table. */
  readonly acted: (seat: Seat) => Promise<void>;
}

/** A proposal that is not decided. Votes are kept by the hashes of seats: whoever takes a seat over has not voted. */
interface Open {
  readonly key: number;
  readonly by: Seat;
  readonly ruling: Ruling;
  readonly lost: Proposal['lost'];
  readonly votes: Map<string, boolean>;
  readonly ends: number;
  readonly timer: Timer;
  /** The Level that is to be corrected. */
  readonly level: number | null;
  /** Up to which move the game was looked at. */
  seen: number;
  /** How the votes stood when everybody was told last. */
  said: string;
}

/**
 * At most one proposal is open. Its methods throw a problem where a client may not do this now, and run as tasks of
 * the table.
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

  /** A player takes back their last act, a harmless one. */
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

  /** The host proposes a ruling. Throws a problem that says why it is impossible now. */
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

  /** Somebody agrees to the proposal, or refuses it. */
  answer(client: Client, key: number, agree: boolean): Promise<void> {
    return this.#on.table.run(async () => {
      mustPlay(this.#setup, client);
      this.#mustBeOpen(key).votes.set(client.hash ?? '', agree);
      await this.#settle();
    });
  }

  /** The host takes the proposal back. */
  withdraw(client: Client, key: number): Promise<void> {
    return this.#on.table.run(async () => {
      this.#mustRule(client);
      this.#mustBeOpen(key);
      this.#end('withdrawn');
      await Promise.resolve();
    });
  }

  /** Tells somebody who has come what is proposed. */
  greet(client: Client): void {
    const { spectators, delay } = this.#setup;
    const sees = seatOf(this.#setup, client) !== null || (spectators && delay === 0);
    if (sees && this.#open !== null) say(client, this.#told(this.#open, null));
  }

  /** The game has moved, or other people play: a proposal may be decided by that, or come to nothing. */
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
    // Never twice the same, not even after a restart: a late answer belongs to no other proposal.
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

  /** Carries the proposal out if enough agree, ends it if too many don't; otherwise tells how it stands. */
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
      // The game goes on meanwhile, which changes the votes only where somebody else plays.
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

  /** What a ruling makes of the game as it is now. */
  async #outcome(ruling: Ruling): Promise<Outcome> {
    const game = this.#mustHaveGame();
    const { began } = this.#setup;
    if (began === null) throw notStarted();
    return outcomeOf(game, ruling, async () => {
      const { start } = await beginningOf(this.#context, began.header);
      return game.course(start);
    });
  }

  /** The people who play themselves, connected or not: what is ruled stands for those who are away, too. */
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

/** A ruling names only a card that lies open for everybody: whether it is possible tells nothing of any other. */
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

/** Whether a proposal still means what it meant; whether it is possible is seen when it is carried out. */
function applies({ ruling, level, seen }: Open, game: LiveGame): boolean {
  if (ruling.do === 'rewind') {
    const events = (game.recentAfter(seen) ?? []).flatMap((step) => step.events);
    return !events.some((event) => event.e === 'die' || (event.e === 'rewound' && event.to <= ruling.to));
  }
  if (ruling.do === 'set-level' && levelOf(game, ruling.seat) !== level) return false;
  return isPending(ruling, game) || !isRefusal(validateRuling(game.pool, game.state, ruling));
}
