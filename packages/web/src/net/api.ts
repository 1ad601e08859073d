/**
 * Requests to the server, or to the worker with this browser's own tables; each returns a validated value or a problem.
 */
import {
  BadPack,
  BroughtPack,
  BroughtTable,
  CreatedTable,
  JoinedTable,
  MadeCode,
  MyTableList,
  OpenedCode,
  Problem,
  PushInfo,
  TableInfo,
  TableList,
  TakenTable,
  type BringTable,
  type CreateLesson,
  type CreateTable,
  type JoinTable,
  type MakeCode,
  type MyTables,
  type TakeTable,
} from '@kickdoor/protocol';
import type { Language } from '@kickdoor/words';
import type { z } from 'zod';
import { ask } from '../offline/here.ts';
import { tableKeys, type MySeat } from './keys.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Problem['code'] | 'offline' };

async function request<T>(path: string, schema: z.ZodType<T>, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(
      path,
      body === undefined
        ? { headers: { accept: 'application/json' } }
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    const json: unknown = await response.json();
    if (!response.ok) {
      return { ok: false, code: Problem.safeParse(json).data?.code ?? 'defect' };
    }
    const checked = schema.safeParse(json);
    return checked.success ? { ok: true, value: checked.data } : { ok: false, code: 'version' };
  } catch {
    return { ok: false, code: 'offline' };
  }
}

/** Creates a table on the server or, with `here`, in this browser. */
export function createTable(wish: CreateTable, here = false): Promise<Answer<CreatedTable>> {
  if (here) return ask('create', wish, (value) => CreatedTable.parse(value));
  return request('/api/tables', CreatedTable, wish);
}

export function joinTable(table: string, wish: JoinTable): Promise<Answer<JoinedTable>> {
  if (tableKeys(table).here === true) {
    return ask('join', { ...wish, table }, (value) => JoinedTable.parse(value));
  }
  return request(`/api/tables/${table}/join`, JoinedTable, wish);
}

/** Public information on a table on the server, for everybody with its link. */
export function tableInfo(table: string): Promise<Answer<TableInfo>> {
  return request(`/api/tables/${table}`, TableInfo);
}

export function listTables(): Promise<Answer<TableList>> {
  return request('/api/tables', TableList);
}

/** The server's public key for push subscriptions. */
export function pushKey(): Promise<Answer<PushInfo>> {
  return request('/api/push', PushInfo);
}

/** Starts a guided game on the server or, with `here`, in this browser. */
export function createLesson(wish: CreateLesson, here = false): Promise<Answer<CreatedTable>> {
  if (here) return ask('lesson', wish, (value) => CreatedTable.parse(value));
  return request('/api/lessons', CreatedTable, wish);
}

/** The tables of these seats. Those in this browser need no server. */
export async function myTables(seats: readonly MySeat[]): Promise<Answer<MyTableList>> {
  const wishOf = (here: boolean): MyTables => ({
    seats: seats.filter((seat) => seat.here === here).map(({ table, secret }) => ({ table, secret })),
  });
  const [own, away] = [wishOf(true), wishOf(false)];
  const answers = await Promise.all([
    own.seats.length === 0 ? null : ask('mine', own, (value) => MyTableList.parse(value)),
    away.seats.length === 0 ? null : request('/api/tables/mine', MyTableList, away),
  ]);
  const tables = answers.flatMap((answer) => (answer?.ok === true ? answer.value.tables : []));
  const failed = answers.find((answer) => answer?.ok === false);
  return tables.length === 0 && failed?.ok === false ? failed : { ok: true, value: { tables } };
}

/** Lets this browser take over a table's game, or cancels that. */
export function takeTable(table: string, wish: TakeTable): Promise<Answer<TakenTable>> {
  if (tableKeys(table).here === true) {
    return ask('take', { ...wish, table }, (value) => TakenTable.parse(value));
  }
  return request(`/api/tables/${table}/take`, TakenTable, wish);
}

/** Continues a game at a new table on the server or, with `here`, in this browser. */
export function bringTable(wish: BringTable, here: boolean): Promise<Answer<BroughtTable>> {
  if (here) return ask('bring', wish, (value) => BroughtTable.parse(value));
  return request('/api/tables/moved', BroughtTable, wish);
}

/** A pack that the server accepted, or why it didn't, with the mistakes found. */
export type Brought =
  | { readonly ok: true; readonly value: BroughtPack }
  | {
      readonly ok: false;
      readonly code: Problem['code'] | 'offline';
      readonly mistakes: BadPack['mistakes'];
    };

/** Uploads a pack's bundle for a table; mistakes are reported in a language. */
export async function bringPack(bundle: Blob, language: Language): Promise<Brought> {
  try {
    const response = await fetch(`/api/packs?language=${language}`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: bundle,
    });
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, value: BroughtPack.parse(json) };
    const { mistakes = [] } = BadPack.safeParse(json).data ?? {};
    return { ok: false, code: Problem.safeParse(json).data?.code ?? 'defect', mistakes };
  } catch {
    return { ok: false, code: 'offline', mistakes: [] };
  }
}

/** The record so far of a game in this browser, as a file. */
function recordHere(table: string): Promise<Answer<string>> {
  return ask('record', { table }, (value) => (typeof value === 'string' ? value : ''));
}

/** Creates a code that opens seats in another browser. */
export function makeCode(wish: MakeCode): Promise<Answer<MadeCode>> {
  return request('/api/codes', MadeCode, wish);
}

/** The seats that a code opens. */
export function openCode(code: string): Promise<Answer<OpenedCode>> {
  return request('/api/codes/open', OpenedCode, { code });
}

/** The record of a finished game as a file. Sends this browser's secret, which some tables require. */
async function recordOf(table: string): Promise<Answer<string>> {
  const { secret, host } = tableKeys(table);
  const shown = secret ?? host;
  const headers = shown === undefined ? {} : { authorization: `Bearer ${shown}` };
  try {
    const response = await fetch(`/api/tables/${table}/record`, { headers });
    if (response.ok) return { ok: true, value: await response.text() };
    const json: unknown = await response.json();
    return { ok: false, code: Problem.safeParse(json).data?.code ?? 'defect' };
  } catch {
    return { ok: false, code: 'offline' };
  }
}

/** The record of a table's game: so far for one in this browser, otherwise only once it is over. */
export function recordAt(table: string): Promise<Answer<string>> {
  return tableKeys(table).here === true ? recordHere(table) : recordOf(table);
}
