/** Writes a group of moves in one statement, which proves that each table is still this node's. */
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

/** What the database says of a row that it was given. */
interface Said {
  readonly at: number;
  readonly owned: boolean;
  readonly written: boolean;
  /** The checksum that lay under the row's number before. */
  readonly stored: string | null;
}

type Row = Selectable<Database['moves']>;

/**
 * `held` locks the rows of the tables that are still this writer's: whoever wants to claim one waits until the
 * statement is over, and a statement that waited for a claim sees it (PostgreSQL looks at a row anew after waiting for
 * its lock). It has all that is given of them, so that nothing looks for a move's table again, which PostgreSQL, who
 * expects few of them, would do for each pair of moves. A move is written only there, only after the one before it, and only if its number is free.
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

/** Moves in one statement: more at once were no faster (docs/performance.md). */
const MOST = 100;

/** The checksum of the move before each of some. */
const BEFORE = `
  select m.table_id, m.number, m.chain from unnest($1::text[], $2::int[]) as t (id, number)
  join moves m on m.table_id = t.id and m.number = t.number - 1`;

/**
 * Knows the checksum of each table's newest move, so that the next is chained to it without a question. One for all
 * tables of a node.
 */
export class GroupWriter {
  readonly #pool: pg.Pool;
  readonly #owner: () => string;
  /** The newest moves that this node has written. */
  readonly #heads = new Map<string, Head>();

  /** `owner` says under which id this node owns tables at present. */
  constructor(pool: pg.Pool, owner: () => string) {
    this.#pool = pool;
    this.#owner = owner;
  }

  /** Forgets what it knows of a table. */
  forget(table: string): void {
    this.#heads.delete(table);
  }

  /** Writes all that can be written; a repetition of what was written already counts as written. */
  async write(group: readonly FencedAppend[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = group.map(() => 'stale');
    // Two moves of one table build on each other: they go one after the other.
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
      // It may have been written or not.
      for (const { table } of appends) this.#heads.delete(table);
      throw error;
    }
  }

  /** Reads the moves before some, where they are not known. */
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

/** Of some places in a group, the first of each table. */
function firstOfEach(places: readonly number[], group: readonly FencedAppend[]): number[] {
  const seen = new Set<string>();
  return places.filter((at) => {
    const table = group[at]?.table ?? '';
    if (seen.has(table)) return false;
    seen.add(table);
    return true;
  });
}
