/** Creates a table in this browser that begins at a position built for a card. */
import { CreateTable, type CreatedTable } from '@kickdoor/protocol';
import { openRecorded, type CardPool, type RuleId, type TableSetup } from '@kickdoor/rules';
import { TableProblem, unavailable } from '@kickdoor/tables/base/problem.ts';
import type { Context } from '@kickdoor/tables/context/context.ts';
import * as seats from '@kickdoor/tables/seats/seats.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import { dealtOptions } from '@kickdoor/tables/game/times.ts';
import { newSeed } from '@kickdoor/tables/base/secrets.ts';
import type { TableRecord } from '@kickdoor/tables/store/records.ts';
import { z } from 'zod';
import { tryCard, type Tried } from './trying.ts';

export const TryCard = z.object({ wish: CreateTable, card: z.object({ set: z.string(), id: z.string() }) });
type TryCard = z.infer<typeof TryCard>;

/** The table, or the rule that forbids using the card in any position. */
export type TriedTable = CreatedTable | { readonly rule: RuleId };

/** Creates a table whose game begins where a card can be used; creates none if there is no such position. */
export async function beginTried(
  context: Context,
  tables: Tables,
  { wish, card }: TryCard,
): Promise<TriedTable> {
  const { pool } = context.content.now(wish.sets ?? []);
  const players = Array.from({ length: wish.seats }, (_, at) => ({
    name: `${at}`,
    sex: wish.player?.sex ?? 'female',
  }));
  const { sheet, sets = [], options } = wish;
  // The position comes first, so that no table is left behind if there is none. The bots' identities are only known
  // from the table.
  const first = tried(pool, card, { sheet, sets, options, seed: newSeed(), players });
  if ('rule' in first) return first;
  const made = await tables.create(wish);
  const record = await context.store.table(made.table);
  if (record === null) throw new TableProblem('no-table', 'there is no such table');
  const rule = await begin(context, record, card);
  return rule === null ? made : { rule };
}

function tried(pool: CardPool, { set, id }: TryCard['card'], setup: TableSetup): Tried {
  const def = pool.defs.find((one) => one.set === set && one.id === id);
  if (def === undefined) throw new TableProblem('bad-table', 'there is no such card', 'card');
  return tryCard(pool, setup, def);
}

/** Writes the game's beginning before anybody opens the table. */
async function begin(
  context: Context,
  { id, version, setup }: TableRecord,
  card: TryCard['card'],
): Promise<RuleId | null> {
  const { content, clock } = context;
  const { pool, sets: hashes } = content.now(setup.sets);
  const started = seats.started(setup, setup.seats.length);
  const { sheet, sets } = setup;
  const table = {
    version: context.version,
    hashes,
    sheet,
    sets,
    options: dealtOptions(setup),
    seed: newSeed(),
    players: seats.players(started),
  };
  const found = tried(pool, card, table);
  if ('rule' in found) return found.rule;
  const { state, header } = openRecorded(pool, { ...table, start: found.state });
  await content.keep(sets);
  const store = await context.ownership.claim(id, context.store);
  if (store === null) throw unavailable();
  try {
    await store.start(id, version, { ...started, began: { at: clock.date(), header } }, state, []);
  } finally {
    await context.ownership.release(id);
  }
  context.messenger.tell({ table: id, writer: context.writer, setup: true });
  return null;
}
