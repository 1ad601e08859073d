/** The page's HTTP requests; each returns a validated value or a problem. */
import {
  CreatedTable,
  JoinedTable,
  MadeCode,
  MyTableList,
  OpenedCode,
  Problem,
  TableList,
  type CreateLesson,
  type CreateTable,
  type JoinTable,
  type MakeCode,
  type MyTables,
} from '@kickdoor/protocol';
import type { z } from 'zod';

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

export function createTable(wish: CreateTable): Promise<Answer<CreatedTable>> {
  return request('/api/tables', CreatedTable, wish);
}

export function joinTable(table: string, wish: JoinTable): Promise<Answer<JoinedTable>> {
  return request(`/api/tables/${table}/join`, JoinedTable, wish);
}

export function listTables(): Promise<Answer<TableList>> {
  return request('/api/tables', TableList);
}

/** Starts a guided game. */
export function createLesson(wish: CreateLesson): Promise<Answer<CreatedTable>> {
  return request('/api/lessons', CreatedTable, wish);
}

/** Where the seats with these secrets are. */
export function myTables(wish: MyTables): Promise<Answer<MyTableList>> {
  return request('/api/tables/mine', MyTableList, wish);
}

/** Makes a code that opens seats in another browser. */
export function makeCode(wish: MakeCode): Promise<Answer<MadeCode>> {
  return request('/api/codes', MadeCode, wish);
}

/** What a code opens. */
export function openCode(code: string): Promise<Answer<OpenedCode>> {
  return request('/api/codes/open', OpenedCode, { code });
}
