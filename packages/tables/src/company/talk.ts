/** The talk at a table: checked, told to everybody, answered by bots, and forgotten. */
import { openCards, type Saying, type ServerMessageOf } from '@kickdoor/protocol';
import { view, type Seat } from '@kickdoor/rules';
import { Bucket, type Rate } from '../base/bucket.ts';
import { TableProblem } from '../base/problem.ts';
import type { Setup } from '../store/records.ts';
import { BotTalk } from './bot-talk.ts';
import type { Context } from '../context/context.ts';
import type { LiveGame } from '../game/live-game.ts';

export type Said = ServerMessageOf<'said'>;

/** How fast a seat may talk. */
const SAYS: Rate = { atOnce: 5, perSecond: 0.5 };
/** How many utterances are kept for those who connect later. */
const MOST_KEPT = 30;
/** Milliseconds for which they are kept. */
const KEPT_FOR = 600_000;

/** The table that talk belongs to. */
export interface TalkTable {
  readonly setup: () => Setup;
  readonly game: () => LiveGame | null;
  readonly tell: (said: Said) => void;
}

/** Keeps the last 30 utterances for ten minutes, in memory only. */
export class Talk {
  readonly #context: Context;
  readonly #table: TalkTable;
  readonly #bots: BotTalk;
  readonly #buckets = new Map<string, Bucket>();
  #kept: readonly Said[] = [];
  #count = 0;

  constructor(context: Context, table: TalkTable) {
    this.#context = context;
    this.#table = table;
    this.#bots = new BotTalk(context, {
      setup: table.setup,
      game: table.game,
      say: (seat, what) => this.#tell(seat, what),
    });
  }

  /** Says something for a player. Throws a problem if they may not say it. */
  say(seat: Seat, hash: string, what: Saying): void {
    this.#mustBeAllowed(what);
    const bucket = this.#buckets.get(hash) ?? new Bucket(this.#context.clock, SAYS);
    this.#buckets.set(hash, bucket);
    if (!bucket.take()) throw new TableProblem('too-fast', 'this was said too soon after the last', 'what');
    this.#tell(seat, what);
    this.#bots.heard(seat, what);
  }

  /** Recent utterances, oldest first. */
  get recent(): readonly Said[] {
    const old = this.#context.clock.date() - KEPT_FOR;
    return this.#kept.filter(({ at }) => at > old);
  }

  stop(): void {
    this.#bots.stop();
  }

  #tell(seat: Seat, what: Saying): void {
    const at = this.#context.clock.date();
    this.#count += 1;
    const said: Said = { type: 'said', key: `${at}.${this.#count}`, at, seat, what };
    this.#kept = [...this.#kept.slice(1 - MOST_KEPT), said];
    this.#table.tell(said);
  }

  #mustBeAllowed(what: Saying): void {
    const { talk, seats } = this.#table.setup();
    if (talk === 'off') throw new TableProblem('quiet', 'nothing is said at this table', 'what');
    if (what.kind === 'text') {
      if (talk !== 'text') throw new TableProblem('quiet', 'this table speaks in phrases only', 'what.text');
      return;
    }
    const { seat } = what;
    if (seat !== undefined && (seats[seat]?.kind ?? 'empty') === 'empty') {
      throw new TableProblem('not-found', `nobody sits at seat ${seat}`, 'what.seat');
    }
    if (what.kind === 'phrase' && what.card !== undefined) this.#mustLieOpen(what.card);
  }

  #mustLieOpen(card: number): void {
    const game = this.#table.game();
    // As a spectator sees it, without anything that only some may see.
    if (game !== null && openCards(view(game.pool, game.state, null)).has(card)) return;
    throw new TableProblem('hidden-card', 'not everybody may see this card', 'what.card');
  }
}
