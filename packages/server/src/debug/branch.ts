/** Tables that begin at a position of the developer's choice instead of a deal. */
import { USUAL_STRENGTH } from '@kickdoor/bots';
import { openRecorded, type Sex, type SheetId, type State } from '@kickdoor/rules';
import type { ServerContext } from '../context.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import { hashSecret, newSecret } from '@kickdoor/tables/base/secrets.ts';
import type { SeatRecord } from '@kickdoor/tables/store/records.ts';

/** A position to start a table at. */
export interface Beginning {
  readonly name: string;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly players: readonly { readonly name: string; readonly sex: Sex; readonly bot: boolean }[];
  readonly state: State;
}

/** A table that was opened, with the secrets of its people. */
export interface Branch {
  readonly table: string;
  readonly host: string;
  readonly secrets: readonly (string | null)[];
}

/** Opens a table at a position. Whoever has the secrets can play everybody but bots. */
export async function openBranch(
  { context, tables }: { readonly context: ServerContext; readonly tables: Tables },
  { name, sheet, sets, players, state }: Beginning,
): Promise<Branch> {
  const { table, host } = await tables.create({
    name,
    sheet,
    sets: [...sets],
    seats: players.length,
    bots: [],
    public: false,
    spectators: true,
    delay: 0,
    talk: 'phrases',
    rulings: 'host',
    openHands: true,
    options: {},
    speed: 'normal',
    pace: 'none',
    language: 'en',
  });
  const secrets = players.map(({ bot }) => (bot ? null : newSecret()));
  const seats = players.map(({ name: called, sex }, at): SeatRecord => {
    const secret = secrets[at] ?? null;
    return secret === null
      ? { kind: 'bot', name: called, sex, strength: USUAL_STRENGTH, character: null }
      : { kind: 'person', name: called, sex, hash: hashSecret(secret) };
  });
  const record = await context.store.table(table);
  if (record === null) throw new Error('the table that was just made is gone');
  const { pool, sets: hashes } = context.content.now(sets);
  const { header } = openRecorded(pool, {
    version: context.version,
    hashes,
    sheet,
    sets,
    options: state.options,
    seed: state.seed,
    start: state,
    players: players.map(({ name: called, sex }) => ({ name: called, sex })),
  });
  const began = { at: context.clock.date(), header };
  const stage = state.phase === 'over' ? ('over' as const) : ('playing' as const);
  const setup = { ...record.setup, seats, stage, began };
  await context.content.keep(sets);
  await context.store.start(table, record.version, setup, state, []);
  return { table, host, secrets };
}
