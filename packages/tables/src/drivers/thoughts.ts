/** What a table's bots want to do in a position. Most decide at once; those that search take their time. */
import { botOf, mannered, searches, type Bot, type Decision } from '@kickdoor/bots';
import { legalMoves, view, type LegalMove, type Seat } from '@kickdoor/rules';
import type { Context } from '../context/context.ts';
import type { Driven } from './driven.ts';
import type { LiveGame } from '../game/live-game.ts';

/** For bots that decide at once. */
const NO_TIME = { milliseconds: 0, now: () => 0 };

/** The longest that a table waits for a bot, in milliseconds. A wait of the rules may allow less. */
const LONGEST = 1500;

/** Covers one position at a time: when asked about another, it forgets the previous one. */
export class Thoughts {
  readonly #context: Context;
  readonly #table: string;
  readonly #room: Driven;
  /** Called when the last bot has decided. */
  readonly #ready: () => void;
  /** Decisions of searches about position `number`; those that are absent are still being made. */
  #number = -1;
  #found = new Map<Seat, Decision | null>();
  #asked = new Set<Seat>();
  #dropped = new AbortController();

  constructor(context: Context, table: string, room: Driven, ready: () => void) {
    this.#context = context;
    this.#table = table;
    this.#room = room;
    this.#ready = ready;
  }

  /** Whether bots are thinking about a position other than this one. */
  isBehind(number: number): boolean {
    return this.#asked.size > this.#found.size && this.#number !== number;
  }

  /** Forgets everything. Results of searches under way are ignored. */
  drop(): void {
    this.#dropped.abort();
    this.#dropped = new AbortController();
    this.#number = -1;
    this.#found = new Map();
    this.#asked = new Set();
  }

  /**
   * What these seats want to do, up to the first play, leaving out seats that want nothing; `null` while one of them
   * thinks. Searches run at the same time.
   */
  of(
    game: LiveGame,
    seats: readonly Seat[],
    isPlay: (decision: Decision) => boolean,
  ): readonly (Decision & { readonly seat: Seat })[] | null {
    if (this.#number !== game.number) {
      this.drop();
      this.#number = game.number;
    }
    const decisions: (Decision & { readonly seat: Seat })[] = [];
    let thinking = false;
    for (const seat of seats) {
      const decision = this.#decide(game, seat);
      if (decision === undefined) thinking = true;
      else if (decision !== null) decisions.push({ ...decision, seat });
      if (!thinking && decision && isPlay(decision)) return [{ ...decision, seat }];
    }
    return thinking ? null : decisions;
  }

  /** A seat's decision; `undefined` while it is thinking. */
  #decide(game: LiveGame, seat: Seat): Decision | null | undefined {
    const found = this.#found.get(seat);
    if (found !== undefined || this.#asked.has(seat)) return found;
    const { pool, state } = game;
    const legal = legalMoves(pool, state, seat);
    if (legal.length === 0) return null;
    const isOpen = legal.length > 1 && searches(this.#room.strength(seat)) && this.#room.lesson() === null;
    if (!isOpen || this.#context.thinker === undefined) return this.#atOnce(game, seat, legal);
    this.#asked.add(seat);
    void this.#think(game, seat, legal);
    return undefined;
  }

  async #think(game: LiveGame, seat: Seat, legal: readonly LegalMove[]): Promise<void> {
    const { pool, state, number } = game;
    const { thinker, random, log } = this.#context;
    const { signal } = this.#dropped;
    const question = {
      table: this.#table,
      sets: this.#room.sets(),
      view: view(pool, state, seat),
      legalMoves: legal,
      strength: this.#room.strength(seat),
      character: this.#room.character(seat),
      past: game.past,
      milliseconds: this.#time(game),
      seed: String(random()),
    };
    const decided = await thinker?.decide(question, signal).catch((error: unknown) => {
      const what = { table: this.#table, seat, number, err: error };
      if (!signal.aborted) log.debug(what, 'a search was not done');
      return undefined;
    });
    // The table has moved on, so the decision no longer applies.
    if (signal.aborted) return;
    this.#found.set(seat, decided === undefined ? this.#atOnce(game, seat, legal) : decided);
    if (this.#found.size === this.#asked.size) this.#ready();
  }

  /** Thinking never uses up a wait: bots take only part of it. */
  #time(game: LiveGame): number {
    const wait = game.waits.left().at(-1);
    return wait === undefined ? LONGEST : Math.min(LONGEST, wait.ms / (this.#room.bots().length + 2));
  }

  #atOnce({ pool, state, number, past }: LiveGame, seat: Seat, legal: readonly LegalMove[]): Decision | null {
    const { random, log, meter, clock } = this.#context;
    const began = clock.now();
    try {
      return this.#bot(seat).decide(view(pool, state, seat), legal, pool, random, past);
    } catch (error) {
      log.error({ table: this.#table, seat, number, err: error }, 'a bot failed');
      return null;
    } finally {
      meter.thought(clock.now() - began);
    }
  }

  #bot(seat: Seat): Bot {
    if (this.#room.lesson() !== null) return mannered(this.#context.bot(null));
    const [strength, character] = [this.#room.strength(seat), this.#room.character(seat)];
    return strength === 'novice' ? botOf(strength, NO_TIME, character) : this.#context.bot(character);
  }
}
