/** The owner's requests; each returns a validated value or a problem. */
import { Problem } from '@kickdoor/protocol';
import {
  Closed,
  OwnedBan,
  OwnedBans,
  OwnedTables,
  Status,
  type BanWish,
  type OwnedTable,
} from '@kickdoor/protocol/owner';
import { z } from 'zod';
import type { Answer } from '../net/api.ts';

/** Milliseconds after which the server counts as unreachable. */
const PATIENCE = 10_000;
const Nothing = z.object({});

/** The requests of an owner with a token. */
export interface AdminApi {
  /** The server's status, with the samples taken after `since` (milliseconds since 1970). */
  readonly status: (since: number) => Promise<Answer<Status>>;
  readonly tables: () => Promise<Answer<readonly OwnedTable[]>>;
  readonly close: (table: string) => Promise<Answer<unknown>>;
  /** The record of a game so far. It reveals every card. */
  readonly record: (table: string) => Promise<Answer<Blob>>;
  readonly bans: () => Promise<Answer<readonly OwnedBan[]>>;
  readonly ban: (wish: BanWish) => Promise<Answer<OwnedBan>>;
  readonly unban: (id: string) => Promise<Answer<unknown>>;
  readonly drain: (on: boolean) => Promise<Answer<unknown>>;
}

/** Parses an answer with a schema. */
const as =
  <T>(schema: z.ZodType<T>) =>
  async (response: Response): Promise<T> =>
    schema.parse(await response.json());

const at = (table: string, what: string) => `/tables/${encodeURIComponent(table)}/${what}`;

export function adminApi(token: string): AdminApi {
  async function ask<T>(
    path: string,
    take: (response: Response) => Promise<T>,
    { method = 'GET', body }: { readonly method?: string; readonly body?: unknown } = {},
  ): Promise<Answer<T>> {
    try {
      const response = await fetch(`/api/admin${path}`, {
        method,
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.ok) return { ok: true, value: await take(response) };
      return { ok: false, code: Problem.safeParse(await response.json()).data?.code ?? 'defect' };
    } catch (error) {
      return { ok: false, code: error instanceof z.ZodError ? 'version' : 'offline' };
    }
  }
  return {
    status: (since) => ask(`/status?since=${since}`, as(Status)),
    tables: () => ask('/tables', async (response) => (await as(OwnedTables)(response)).tables),
    close: (table) => ask(at(table, 'close'), as(Closed), { method: 'POST' }),
    record: (table) => ask(at(table, 'record'), (response) => response.blob()),
    bans: () => ask('/bans', async (response) => (await as(OwnedBans)(response)).bans),
    ban: (wish) => ask('/bans', as(OwnedBan), { method: 'POST', body: wish }),
    unban: (id) => ask(`/bans?id=${encodeURIComponent(id)}`, as(Nothing), { method: 'DELETE' }),
    drain: (on) => ask('/drain', as(Nothing), { method: 'POST', body: { on } }),
  };
}

/** Whether a token can be sent at all: a header only allows these characters. */
export function canBeToken(token: string): boolean {
  return /^[\x21-\x7e]+$/u.test(token);
}
