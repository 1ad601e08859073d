/** What this browser remembers between visits: the secrets of its tables, and the player's name and sex. */
import { PlayerName, Secret, SexChoice, TableId } from '@kickdoor/protocol';
import { z } from 'zod';

const TableKeys = z.object({
  secret: Secret.optional(),
  host: Secret.optional(),
  /** When the keys were last stored, in milliseconds since 1970. */
  at: z.number().optional(),
  /** The game is known to be over. */
  over: z.boolean().optional(),
  /** The table is in this browser (`offline/`), and no server knows it. */
  here: z.boolean().optional(),
  /** The table where its game continues. */
  to: TableId.optional(),
  /** The secrets of all seats played on this device in turns; `secret` is the first of them. */
  local: z.array(Secret).max(12).optional(),
});
export type TableKeys = z.infer<typeof TableKeys>;

const Persona = z.object({ name: PlayerName, sex: SexChoice });
export type Persona = z.infer<typeof Persona>;

function read<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const found: unknown = JSON.parse(text);
    return schema.safeParse(found).data ?? null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the game can be played until the page is closed.
    forgetful.set(key, value);
  }
}

const forgetful = new Map<string, unknown>();

const TABLES = 'kickdoor.table.';

/** The secrets of a table that this browser created or sits at. */
export function tableKeys(table: string): TableKeys {
  const key = `${TABLES}${table}`;
  return read(key, TableKeys) ?? TableKeys.safeParse(forgetful.get(key)).data ?? {};
}

export function keepTableKeys(table: string, keys: TableKeys): void {
  write(`${TABLES}${table}`, { ...tableKeys(table), at: Date.now(), ...keys });
}

/** A seat of this browser. */
export interface MySeat {
  readonly table: string;
  readonly secret: string;
  /** Whether its table is in this browser. */
  readonly here: boolean;
}

/** This browser's seats in games not known to be over, newest first, twelve at most. */
export function mySeats(): readonly MySeat[] {
  return [...keptTables()]
    .flatMap((table) => {
      const { secret, at = 0, over = false, here = false } = tableKeys(table);
      return secret === undefined || over ? [] : [{ table, secret, at, here }];
    })
    .toSorted((a, b) => b.at - a.at)
    .slice(0, 12)
    .map(({ table, secret, here }) => ({ table, secret, here }));
}

/** The keys of all tables on servers whose games are not known to be over, newest first. */
export function allKeys(): readonly (TableKeys & { readonly table: string })[] {
  return [...keptTables()]
    .map((table) => Object.assign(tableKeys(table), { table }))
    .filter(
      ({ secret, host, over = false, here = false }) => !over && !here && (secret ?? host) !== undefined,
    )
    .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** Copies the keys to a rematch's table, where the seats are the same. */
export function passKeys(from: string, to: string): void {
  const { secret, host, local, here } = tableKeys(from);
  if (secret === undefined && host === undefined) return;
  keepTableKeys(to, {
    ...(secret === undefined ? {} : { secret }),
    ...(host === undefined ? {} : { host }),
    ...(local === undefined ? {} : { local }),
    ...(here === undefined ? {} : { here }),
  });
}

/** Whether any table is in this browser. */
export function keepsTablesHere(): boolean {
  return [...keptTables()].some((table) => tableKeys(table).here === true);
}

/** The ids of tables with keys here. */
function* keptTables(): Generator<string> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(TABLES)) yield key.slice(TABLES.length);
  } catch {
    // Storage is unavailable; the keys since then are in memory, below.
  }
  for (const key of forgetful.keys()) if (key.startsWith(TABLES)) yield key.slice(TABLES.length);
}

/** Forgets the seat's secret but keeps the host's. */
export function dropSeatKey(table: string): void {
  const { host } = tableKeys(table);
  write(`${TABLES}${table}`, host === undefined ? {} : { host });
}

/** Name and sex as last entered. */
export function persona(): Persona | null {
  return read('kickdoor.player', Persona);
}

export function keepPersona(value: Persona): void {
  write('kickdoor.player', value);
}
