/** Compares what players were told with the database. */
import type { Step } from '@kickdoor/protocol';
import type { LocalPostgres } from '../../local/postgres.ts';
import type { Acknowledged, Book } from '../ledger.ts';

type Told = Pick<Step, 'number' | 'at' | 'by'> & { readonly table: string };

export class SharedLedger implements Book {
  readonly #postgres: LocalPostgres;
  readonly #database: string;
  #unchecked: Acknowledged[] = [];
  #told: Told[] = [];
  readonly #tables = new Set<string>();
  acknowledged = 0;
  lost = 0;
  doubled = 0;
  /** Moves that players were told but that aren't in the game: those of another owner. */
  false = 0;
  steps = 0;

  constructor(postgres: LocalPostgres, database: string) {
    this.#postgres = postgres;
    this.#database = database;
  }

  add(move: Acknowledged): void {
    this.acknowledged += 1;
    this.#unchecked.push(move);
    this.#tables.add(move.table);
  }

  /** Records moves that somebody was told. */
  told(table: string, steps: readonly Step[]): void {
    this.steps += steps.length;
    for (const { number, at, by } of steps) this.#told.push({ table, number, at, by });
  }

  /** Checks everything that was acknowledged or told since the last check. */
  async check(): Promise<void> {
    const [unchecked, told] = [this.#unchecked, this.#told];
    [this.#unchecked, this.#told] = [[], []];
    const lost = await this.#count(
      `select count(*) from json_to_recordset($$${JSON.stringify(unchecked)}$$)
        as g ("table" text, seat int, id text, number int)
      where not exists (select 1 from moves m
        where m.table_id = g."table" and m.seat = g.seat and m.move_id = g.id and m.number = g.number)`,
    );
    const untrue = await this.#count(
      `select count(*) from json_to_recordset($$${JSON.stringify(told)}$$)
        as g ("table" text, number int, at bigint, by int)
      where not exists (select 1 from moves m
        where m.table_id = g."table" and m.number = g.number and m.at = g.at and m.seat = g.by)`,
    );
    this.lost += lost;
    this.false += untrue;
    this.doubled += await this.#count(
      `select coalesce(sum(abs(rows - last)), 0) as count from (
        select count(*) as rows, max(number) as last from moves
        where table_id = any (array[${[...this.#tables].map((id) => `'${id}'`).join(',')}]::text[])
        group by table_id) as games`,
    );
    this.doubled += await this.#count(
      `select count(*) from (select 1 from moves where move_id is not null
        group by table_id, seat, move_id having count(*) > 1) as twice`,
    );
  }

  async #count(text: string): Promise<number> {
    const [row] = await this.#postgres.ask<{ count: string }>(text, this.#database);
    return Number(row?.count ?? 0);
  }
}
