/** Limits on how often players may call each other and ask for time. */
import type { Seat } from '@kickdoor/rules';
import type { ServerClock } from '../base/clock.ts';

/** Milliseconds between two calls by one player. */
const BY = 15_000;
/** Milliseconds between two calls to one player, whoever makes them. */
const TO = 5000;
/** How often a player may say “Wait!” in a turn, and so in a combat. */
const HOLDS = 3;

/** Kept in memory only, for one table: a restart forgets who has called whom. */
export class Calls {
  readonly #clock: Pick<ServerClock, 'now'>;
  readonly #last = new Map<string, number>();
  #holds: { readonly turn: number; readonly by: Seat[] } = { turn: -1, by: [] };

  constructor(clock: Pick<ServerClock, 'now'>) {
    this.#clock = clock;
  }

  /** Whether a player may call another one now; if so, counts the call. */
  mayNudge(by: Seat, to: Seat): boolean {
    const now = this.#clock.now();
    const recent = (key: string, every: number) => now - (this.#last.get(key) ?? -Infinity) < every;
    if (recent(`by ${by}`, BY) || recent(`to ${to}`, TO)) return false;
    this.#last.set(`by ${by}`, now);
    this.#last.set(`to ${to}`, now);
    return true;
  }

  /** Whether a player may say “Wait!” again this turn; if so, counts it. */
  mayHold(by: Seat, turn: number): boolean {
    if (this.#holds.turn !== turn) this.#holds = { turn, by: [] };
    const said = this.#holds.by.filter((seat) => seat === by).length;
    if (said >= HOLDS) return false;
    this.#holds.by.push(by);
    return true;
  }
}
