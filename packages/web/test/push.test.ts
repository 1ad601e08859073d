/** The service worker for push notifications, run with fakes of the browser's parts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '..', 'public', 'push.js'), 'utf8');
const TABLE = 'Xq3_9aBcD-ef';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly path: string };
}

/** A worker with the words left by the page, and with these pages open. */
function worker(words: object | null, open: readonly string[] = []) {
  const handlers = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const went: string[] = [];
  const pages = open.map((url) => ({ url, focus: async () => went.push(`focus ${url}`) }));
  runInNewContext(SOURCE, {
    URL,
    caches: {
      match: async (path: string) =>
        words === null || path !== '/push/words' ? undefined : { json: async () => words },
    },
    self: {
      addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
      registration: {
        showNotification: async (title: string, rest: Omit<Shown, 'title'>) => shown.push({ title, ...rest }),
      },
      clients: { matchAll: async () => pages, openWindow: async (path: string) => went.push(`open ${path}`) },
    },
  });
  const send = async (type: string, event: object) => {
    const tasks: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (task: Promise<unknown>) => tasks.push(task) });
    await Promise.all(tasks);
  };
  const call = (what: object) => send('push', { data: { json: () => what } });
  const press = (path: string) =>
    send('notificationclick', { notification: { close: () => went.push('close'), data: { path } } });
  return { shown, went, call, press };
}

describe('a push notification', () => {
  test("has the words that the page has stored, and the table's name as its title", async () => {
    const { shown, call } = worker({ waits: 'Das Spiel wartet auf dich.', nudged: 'Du wirst gerufen.' });
    await call({ what: 'waits', table: TABLE, name: 'Freitag' });
    await call({ what: 'nudged', table: TABLE, name: null });
    expect(shown.map(({ title, body }) => [title, body])).toEqual([
      ['Freitag', 'Das Spiel wartet auf dich.'],
      ['Kickdoor', 'Du wirst gerufen.'],
    ]);
    expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1);
    expect(shown[0]?.data.path).toBe(`/t/${TABLE}`);
  });

  test("is shown even without words: browsers don't allow silent pushes", async () => {
    const { shown, call } = worker(null);
    await call({ what: 'waits', table: TABLE, name: 'Friday' });
    expect(shown.map(({ title, body }) => [title, body])).toEqual([['Friday', '']]);
  });
});

describe('a pressed notification', () => {
  test('opens its table', async () => {
    const { went, press } = worker(null, ['https://game.example.org/']);
    await press(`/t/${TABLE}`);
    expect(went).toEqual(['close', `open /t/${TABLE}`]);
  });

  test('focuses the page if the table is already open', async () => {
    const url = `https://game.example.org/t/${TABLE}`;
    const { went, press } = worker(null, ['https://game.example.org/', url]);
    await press(`/t/${TABLE}`);
    expect(went).toEqual(['close', `focus ${url}`]);
  });
});
