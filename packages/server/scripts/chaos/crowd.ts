/** Tables full of players. Each finished game is followed by another. */
import { CreatedTable, JoinedTable, type Step } from '@kickdoor/protocol';
import type { CardPool } from '@kickdoor/rules';
import type { Book } from './ledger.ts';
import { Person } from './person.ts';

const SEATS = 3;
/** Milliseconds until a request counts as lost and is retried elsewhere. */
const PATIENCE = 5000;

export interface CrowdOptions {
  /** The server for somebody who comes to a table now, or for making one if `null`. */
  readonly url: (table: string | null) => string;
  readonly tables: number;
  readonly pool: CardPool;
  readonly random: () => number;
  readonly ledger: Book;
  /** Called when somebody was told of moves. */
  readonly told?: (table: string, steps: readonly Step[]) => void;
}

export class Crowd {
  readonly #options: CrowdOptions;
  readonly #people = new Map<number, readonly Person[]>();
  readonly #tables = new Map<number, string>();
  /** How far creating each place's next table has got. */
  readonly #filling = new Map<number, string>();
  /** When each place's newest move was acknowledged (`performance.now()`). */
  readonly #played: number[];
  /** When each person at each place last heard of the game. */
  readonly #heard: number[][];
  /** Errors that players got, with counts. */
  readonly errors = new Map<string, number>();

  constructor(options: CrowdOptions) {
    this.#options = options;
    this.#played = Array.from({ length: options.tables }, () => 0);
    this.#heard = this.#played.map(() => Array.from({ length: SEATS }, () => 0));
  }

  async open(): Promise<void> {
    for (const place of this.#played.keys()) await this.#fill(place);
  }

  close(): void {
    for (const people of this.#people.values()) for (const person of people) person.leave();
  }

  /** The number of places where, since a moment, no move was acknowledged or somebody heard nothing. */
  idleSince(moment: number): number {
    return this.#lives.filter((lives) => lives < moment).length;
  }

  get #lives(): number[] {
    return this.#played.map((played, place) => Math.min(played, ...(this.#heard[place] ?? [])));
  }

  /** When the last place played on after a moment; `null` until all have. */
  allPlayedSince(moment: number): number | null {
    return this.idleSince(moment) === 0 ? Math.max(...this.#lives) : null;
  }

  /** Describes the places that have not fully played on since a moment. */
  describeIdle(moment: number): string {
    return this.#lives
      .flatMap((lives, place) => (lives < moment ? [place] : []))
      .map((place) => this.#describe(place))
      .join('\n');
  }

  /** The tables that have not fully played on since a moment. */
  idleTables(moment: number): string[] {
    return this.#lives.flatMap((lives, place) => (lives < moment ? [this.#tables.get(place) ?? ''] : []));
  }

  #describe(place: number): string {
    const now = performance.now();
    const ago = (moment: number | undefined) => `${Math.round(now - (moment ?? 0))} ms ago`;
    const heard = this.#heard[place]?.map((moment) => ago(moment)).join(', ');
    const people = this.#people.get(place)?.map((person) => person.describe()) ?? ['nobody'];
    const at = `place ${place}, table ${this.#tables.get(place)}, ${this.#filling.get(place) ?? 'filled'}`;
    return [`${at}: played ${ago(this.#played[place])}, told ${heard}`, ...people].join('\n  ');
  }

  async #fill(place: number): Promise<void> {
    const { url, ledger, pool, random } = this.#options;
    const { table, host } = CreatedTable.parse(await post(`${url(null)}/api/tables`, { seats: SEATS }));
    this.#tables.set(place, table);
    const people: Person[] = [];
    this.#people.set(place, people);
    let isOver = false;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const body = { name: `Player ${seat + 1}`, sex: 'female' };
      const { secret } = JoinedTable.parse(await post(`${url(table)}/api/tables/${table}/join`, body));
      const person = new Person({
        url: () => url(table),
        table,
        seat,
        secret,
        ...(seat === SEATS - 1 ? { host } : {}),
        pool,
        random,
        accepted: (id, number) => {
          ledger.add({ table, seat, id, number });
          this.#played[place] = performance.now();
        },
        told: (steps) => {
          this.#options.told?.(table, steps);
          const heard = this.#heard[place];
          if (heard !== undefined) heard[seat] = performance.now();
        },
        wrong: (code) => this.errors.set(code, (this.errors.get(code) ?? 0) + 1),
        over: () => {
          if (isOver) return;
          isOver = true;
          for (const each of people) each.leave();
          void this.#refill(place);
        },
      });
      people.push(person);
    }
    this.#filling.delete(place);
  }

  /** Refills a place, retrying since the server may be down. */
  async #refill(place: number): Promise<void> {
    for (;;) {
      try {
        this.#filling.set(place, 'being filled');
        await this.#fill(place);
        return;
      } catch (error) {
        // Nobody plays at a table that wasn't filled.
        for (const person of this.#people.get(place) ?? []) person.leave();
        this.#filling.set(place, `not filled: ${error instanceof Error ? error.message : String(error)}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
