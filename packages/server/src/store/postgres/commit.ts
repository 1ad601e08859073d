/** Writes a group of moves in one statement, which checks that each table still belongs to this node. */
import type { Selectable } from 'kysely';
import type pg from 'pg';
import { chainOf, type Head } from '../chain.ts';
import type { Outcome } from '@kickdoor/tables/store/group-commit.ts';
import { moveRow } from '../rows.ts';
import type { Database } from '../schema.ts';
import type { Append } from '@kickdoor/tables/store/store.ts';

/** A move with the fencing token of its writer. */
export interface FencedAppend extends Append {
  readonly epoch: number;
}

/** The database's result for one row. */
interface Said {
  readonly at: number;
  readonly owned: boolean;
  readonly written: boolean;
  /** The checksum that was stored under the row's number before. */
  readonly stored: string | null;
}

type Row = Selectable<Database['moves']>;

/**
 * `held` locks the rows of the tables that still belong to this writer. A claim waits until the statement is over, and
 * a statement that waited for a claim sees it, since PostgreSQL rereads a row after waiting for its lock. `held`
 * contains all the given columns to avoid another join with the tables: PostgreSQL expects few rows and would look a
 * table up for each pair of moves. A move is written only if its table is held, the move before it exists, and its
 * number is free.
 */
const WRITE = `
  with given as (
    select * from unnest(
      $2::text[], $3::int[], $4::int[], $5::int[], $6::text[], $7::text[], $8::bigint[], $9::text[], $10::text[],
      $11::int[], $12::text[], $13::boolean[], $14::text[]
    ) with ordinality
      as g (table_id, epoch, number, seat, move, move_id, at, events, clocks, version, chain, ends, thought, nr)
  ),
  held as materialized (
    select g.* from tables t join given g on t.id = g.table_id and t.epoch = g.epoch
    where t.owner = $1
    order by t.id for no key update of t
  ),
  written as (
    insert into moves (table_id, number, seat, move, move_id, at, events, clocks, version, chain, thought)
    select table_id, number, seat, move, move_id, at, events, clocks, version, chain, thought
    from held h
    where number = 1
      or exists (select 1 from moves m where m.table_id = h.table_id and m.number = h.number - 1)
    on conflict do nothing
    returning table_id
  ),
  ended as (
    update tables t
    set setup = jsonb_set(t.setup::jsonb, '{stage}', '"over"')::text,
      version = t.version + 1, listed = 0, updated_at = g.at
    from given g join written w on w.table_id = g.table_id
    where t.id = g.table_id and g.ends
  )
  select (g.nr - 1)::int as at, h.nr is not null as owned, w.table_id is not null as written,
    (select m.chain from moves m where m.table_id = g.table_id and m.number = g.number) as stored
  from given g left join held h on h.nr = g.nr left join written w on w.table_id = g.table_id`;

/** Moves per statement. More at once were no faster (docs/performance.md). */
const MOST = 100;

/** Selects the checksum of the move before each given one. */
const BEFORE = `
  select m.table_id, m.number, m.chain from unnest($1::text[], $2::int[]) as t (id, number)
  join moves m on m.table_id = t.id and m.number = t.number - 1`;

/**
 * Caches the checksum of each table's newest move, so that the next one is chained to it without a query. There is one
 * for all tables of a node.
 */
export class GroupWriter {
  readonly #pool: pg.Pool;
  readonly #owner: () => string;
  /** The newest moves written by this node. */
  readonly #heads = new Map<string, Head>();

  /** `owner` returns the id under which this node currently owns tables. */
  constructor(pool: pg.Pool, owner: () => string) {
    this.#pool = pool;
    this.#owner = owner;
  }

  /** Drops a table from the cache. */
  forget(table: string): void {
    this.#heads.delete(table);
  }

  /** Writes everything that can be written. Repeated moves count as written. */
  async write(group: readonly FencedAppend[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = group.map(() => 'stale');
    // Two moves of one table depend on each other, so they take separate statements.
    for (let left = [...group.keys()]; left.length > 0;) {
      const now = firstOfEach(left, group).slice(0, MOST);
      left = left.filter((at) => !now.includes(at));
      await this.#writeOnce(group, now, outcomes);
    }
    return outcomes;
  }

  async #writeOnce(group: readonly FencedAppend[], now: readonly number[], outcomes: Outcome[]) {
    const appends = now.flatMap((at) => group[at] ?? []);
    await this.#learn(appends);
    const rows = appends.map((append) => this.#rowOf(append));
    const said = await this.#ask(appends, rows);
    for (const { at, ...row } of said) {
      const [append, place, { number, chain } = { number: 0, chain: null }] = [
        appends[at],
        now[at],
        rows[at],
      ];
      if (append === undefined || place === undefined) continue;
      const outcome = outcomeOf(row, chain);
      outcomes[place] = outcome;
      if (outcome === 'kept' && !append.over) this.#heads.set(append.table, { number, chain });
      else this.#heads.delete(append.table);
    }
  }

  async #ask(appends: readonly FencedAppend[], rows: readonly Row[]): Promise<readonly Said[]> {
    const column = <K extends keyof Row>(name: K) => rows.map((row) => row[name]);
    try {
      const { rows: said } = await this.#pool.query<Said>({
        name: 'append',
        text: WRITE,
        values: [
          this.#owner(),
          column('table_id'),
          appends.map(({ epoch }) => epoch),
          column('number'),
          column('seat'),
          column('move'),
          column('move_id'),
          column('at'),
          column('events'),
          column('clocks'),
          column('version'),
          column('chain'),
          appends.map(({ over }) => over),
          column('thought'),
        ],
      });
      return said;
    } catch (error) {
      // Whether it was written is unknown.
      for (const { table } of appends) this.#heads.delete(table);
      throw error;
    }
  }

  /** Loads the moves before these, unless they are cached. */
  async #learn(appends: readonly FencedAppend[]): Promise<void> {
    const unknown = appends.filter(
      ({ table, move }) => move.number > 1 && this.#heads.get(table)?.number !== move.number - 1,
    );
    for (const { table } of unknown) this.#heads.delete(table);
    if (unknown.length === 0) return;
    const { rows } = await this.#pool.query<Head & { table_id: string }>({
      name: 'before',
      text: BEFORE,
      values: [unknown.map(({ table }) => table), unknown.map(({ move }) => move.number)],
    });
    for (const { table_id, number, chain } of rows) this.#heads.set(table_id, { number, chain });
  }

  #rowOf({ table, move, clocks }: FencedAppend): Row {
    const row = moveRow(table, move, clocks);
    const before = move.number > 1 ? this.#heads.get(table) : undefined;
    return { ...row, chain: chainOf(before?.chain ?? null, row) };
  }
}

function outcomeOf({ owned, written, stored }: Omit<Said, 'at'>, chain: string | null): Outcome {
  if (!owned) return 'lost';
  return written || (stored !== null && stored === chain) ? 'kept' : 'stale';
}

/** The first place of each table, among some places in a group. */
function firstOfEach(places: readonly number[], group: readonly FencedAppend[]): number[] {
  const seen = new Set<string>();
  return places.filter((at) => {
    const table = group[at]?.table ?? '';
    if (seen.has(table)) return false;
    seen.add(table);
    return true;
  });
}
