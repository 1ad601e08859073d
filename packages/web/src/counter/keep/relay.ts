/**
 * Syncs a counter's entries with the server: sends those it lacks, takes those of others. Nothing is lost offline; the
 * connection reopens by itself and then sends what was added meanwhile.
 */
import {
  COUNTER_VERSION,
  CounterServerMessage,
  MOST_PUT,
  type CounterClientMessage,
  type CounterEntry,
  type ErrorCode,
} from '@kickdoor/protocol';
import type { CounterDocument } from './document.ts';

/** Errors for which a retry would only get the same answer. */
const FINAL: ReadonlySet<ErrorCode> = new Set(['version', 'banned', 'bad-message', 'not-found']);
/** Milliseconds until the connection is reopened: first and at most. */
const SOON = 400;
const LATE = 10_000;
/** Milliseconds to wait if the server reports too many requests or no space. */
const REST = 15_000;
const PING_EVERY = 15_000;
/** Milliseconds of silence after which the connection counts as dead. */
const SILENCE = 32_000;

function socketUrl(counter: string): string {
  const url = new URL(`/api/counters/${counter}/socket`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Connects a counter until the returned function is called. */
export function openRelay(doc: CounterDocument): () => void {
  let socket: WebSocket | null = null;
  let closed = false;
  let tries = 0;
  let heard = 0;
  /** The `put` in flight, and its entries. */
  let sending: { readonly id: number; readonly entries: readonly CounterEntry[] } | null = null;
  let puts = 0;
  let met = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  function post(message: CounterClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function flush(): void {
    if (!met || sending !== null) return;
    const entries = doc.next(MOST_PUT);
    if (entries.length === 0) return;
    puts += 1;
    sending = { id: puts, entries };
    post({ type: 'put', id: puts, entries: [...entries] });
  }

  function hear(data: unknown): void {
    heard = performance.now();
    if (typeof data !== 'string') return;
    const json: unknown = JSON.parse(data);
    const message = CounterServerMessage.safeParse(json).data;
    if (message === undefined) return;
    switch (message.type) {
      case 'log':
        tries = 0;
        met = true;
        doc.meet(message.log, message.since);
        doc.connect('live', 1);
        flush();
        break;
      case 'entries':
        doc.take(message.from, message.entries);
        break;
      case 'kept':
        if (sending?.id === message.id) doc.sent(sending.entries);
        sending = null;
        flush();
        break;
      case 'phones':
        doc.connect('live', message.count);
        break;
      case 'error':
        fail(message.code);
        break;
      case 'pong':
        break;
    }
  }

  function fail(code: ErrorCode): void {
    if (FINAL.has(code)) {
      close();
      doc.connect('refused');
      return;
    }
    sending = null;
    drop(REST);
  }

  /** Drops the connection and reopens it after a pause. */
  function drop(pause = Math.min(LATE, SOON * 2 ** tries) * (0.75 + Math.random() / 2)): void {
    const old = socket;
    socket = null;
    met = false;
    sending = null;
    old?.close();
    clearTimeout(again);
    if (closed) return;
    doc.connect('apart');
    tries += 1;
    if (navigator.onLine) again = setTimeout(connect, pause);
  }

  function connect(): void {
    clearTimeout(again);
    if (closed || socket !== null || !navigator.onLine) return;
    const opened = new WebSocket(socketUrl(doc.id));
    socket = opened;
    heard = performance.now();
    opened.addEventListener('open', () => post({ type: 'hello', version: COUNTER_VERSION, ...doc.place }));
    opened.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (socket === opened) hear(event.data);
    });
    opened.addEventListener('close', () => {
      if (socket === opened) drop();
    });
  }

  function watch(): void {
    if (socket === null) connect();
    else if (performance.now() - heard > SILENCE) drop();
    else post({ type: 'ping' });
  }

  const offline = () => drop();
  const online = () => {
    tries = 0;
    connect();
  };
  const watching = setInterval(watch, PING_EVERY);
  addEventListener('offline', offline);
  addEventListener('online', online);

  function close(): void {
    closed = true;
    clearTimeout(again);
    clearInterval(watching);
    removeEventListener('offline', offline);
    removeEventListener('online', online);
    doc.onUnsent = () => undefined;
    const old = socket;
    socket = null;
    old?.close();
  }

  doc.onUnsent = flush;
  doc.connect(navigator.onLine ? 'connecting' : 'apart');
  connect();
  return () => {
    close();
    doc.connect('alone');
  };
}
