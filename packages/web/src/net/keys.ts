/** What this browser remembers between visits: the secrets of its tables, and the player's name and sex. */
import { PlayerName, Secret, SexChoice } from '@kickdoor/protocol';
import { z } from 'zod';

const TableKeys = z.object({ secret: Secret.optional(), host: Secret.optional() });
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
    // If storage is unavailable, the game is still playable until the page is closed.
    forgetful.set(key, value);
  }
}

const forgetful = new Map<string, unknown>();

/** The secrets of a table that this browser created or sits at. */
export function tableKeys(table: string): TableKeys {
  const key = `kickdoor.table.${table}`;
  return read(key, TableKeys) ?? TableKeys.safeParse(forgetful.get(key)).data ?? {};
}

export function keepTableKeys(table: string, keys: TableKeys): void {
  write(`kickdoor.table.${table}`, { ...tableKeys(table), ...keys });
}

/** Forgets the seat's secret but keeps the host's. */
export function dropSeatKey(table: string): void {
  const { host } = tableKeys(table);
  write(`kickdoor.table.${table}`, host === undefined ? {} : { host });
}

/** Name and sex as last typed. */
export function persona(): Persona | null {
  return read('kickdoor.player', Persona);
}

export function keepPersona(value: Persona): void {
  write('kickdoor.player', value);
}
