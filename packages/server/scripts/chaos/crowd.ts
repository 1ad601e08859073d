/** Tables full of players. A game that is over is followed by another. */
import { CreatedTable, JoinedTable } from '@kickdoor/protocol';
import type { CardPool } from '@kickdoor/rules';
import type { Ledger } from './ledger.ts';
import { Person } from './person.ts';

const SEATS = 3;

export interface CrowdOptions {
  readonly url: string;
  readonly tables: number;
  readonly pool: CardPool;
  readonly random: () => number;
  readonly ledger: Ledger;
}

export class Crowd {
  readonly #options: CrowdOptions;
  readonly #people = new Map<number, readonly Person[]>();
  /** When each place's newest move was acknowledged (`performance.now()`). */
  readonly #played: number[];
  /** What the server said to be wrong, and how often. */
  readonly errors = new Map<string, number>();

  constructor(options: CrowdOptions) {
    this.#options = options;
    this.#played = Array.from({ length: options.tables }, () => 0);
  }

  async open(): Promise<void> {
    for (const place of this.#played.keys()) await this.#fill(place);
  }

  close(): void {
    for (const people of this.#people.values()) for (const person of people) person.leave();
  }

  /** The places at which nothing was acknowledged since a moment. */
  idleSince(moment: number): number {
    return this.#played.filter((played) => played < moment).length;
  }

  /** When the last place played on after a moment, once all have; `null` until then. */
  allPlayedSince(moment: number): number | null {
    return this.idleSince(moment) === 0 ? Math.max(...this.#played) : null;
  }

  async #fill(place: number): Promise<void> {
    const { url, ledger, pool, random } = this.#options;
    const { table, host } = CreatedTable.parse(await post(`${url}/api/tables`, { seats: SEATS }));
    const people: Person[] = [];
    let isOver = false;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const body = { name: `Player ${seat + 1}`, sex: 'female' };
      const { secret } = JoinedTable.parse(await post(`${url}/api/tables/${table}/join`, body));
      const person = new Person({
        url,
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
    this.#people.set(place, people);
  }

  /** The server may be down just now. */
  async #refill(place: number): Promise<void> {
    for (;;) {
      try {
        await this.#fill(place);
        return;
      } catch {
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
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
