/** Bots answer what people say: one of them, after a moment, based only on what its seat sees. */
import { replyOf, USUAL_STRENGTH, type Reply } from '@kickdoor/bots';
import type { Saying } from '@kickdoor/protocol';
import { legalMoves, view, type Seat } from '@kickdoor/rules';
import type { Timer } from '../base/clock.ts';
import type { Setup } from '../store/records.ts';
import type { Context } from '../context/context.ts';
import type { LiveGame } from '../game/live-game.ts';

/** Milliseconds that a bot takes to answer. */
const THINKS = 1200;

/** The table at which bots talk. */
export interface BotTalkTable {
  readonly setup: () => Setup;
  readonly game: () => LiveGame | null;
  readonly say: (seat: Seat, what: Saying) => void;
}

/** Listens to what people say, until `stop`. A bot that fails to answer stays silent, and the failure is logged. */
export class BotTalk {
  readonly #context: Context;
  readonly #table: BotTalkTable;
  #timer: Timer | undefined;

  constructor(context: Context, table: BotTalkTable) {
    this.#context = context;
    this.#table = table;
  }

  /** Handles something that was said. If a bot was about to answer something earlier, this replaces it. */
  heard(from: Seat, what: Saying): void {
    if (what.kind !== 'phrase') return;
    this.#timer?.stop();
    this.#timer = this.#context.clock.after(THINKS, () => this.#answer(from, what));
  }

  stop(): void {
    this.#timer?.stop();
  }

  #answer(from: Seat, heard: Extract<Saying, { kind: 'phrase' }>): void {
    const replies: (readonly [Seat, Reply])[] = [];
    for (const seat of this.#bots()) {
      const reply = this.#replyOf(seat, from, heard);
      if (reply !== null) replies.push([seat, reply]);
    }
    const eager = replies.filter(([, { eager: isEager }]) => isEager);
    const willing = eager.length > 0 ? eager : replies;
    const chosen = willing[Math.floor(this.#context.random() * willing.length)];
    if (chosen === undefined) return;
    const [seat, { phrase, number }] = chosen;
    this.#table.say(seat, { kind: 'phrase', phrase, ...(number === undefined ? {} : { number }) });
  }

  #replyOf(seat: Seat, from: Seat, heard: Extract<Saying, { kind: 'phrase' }>): Reply | null {
    const game = this.#table.game();
    if (game === null || game.over) return replyOf({ from, ...heard }, null);
    const { pool, state, past } = game;
    const { random } = this.#context;
    const there = this.#table.setup().seats[seat];
    const bot = there?.kind === 'bot' ? there : { strength: USUAL_STRENGTH, character: null };
    try {
      const sees = { view: view(pool, state, seat), legalMoves: legalMoves(pool, state, seat), pool };
      const { strength, character } = bot;
      return replyOf({ from, ...heard }, { ...sees, random, strength, character, past });
    } catch (error) {
      this.#context.log.error({ seat, err: error }, 'a bot failed to answer');
      return null;
    }
  }

  #bots(): readonly Seat[] {
    return this.#table.setup().seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  }
}
