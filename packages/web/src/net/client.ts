/** The connection to one table: it reconnects by itself, and resends unanswered messages. */
import type { Move, Verb } from '@kickdoor/rules';
import {
  follow,
  moveMessage,
  PROTOCOL_VERSION,
  ServerMessage,
  type ClientMessage,
  type ErrorCode,
  type ServerMessageOf,
} from '@kickdoor/protocol';
import { answerTo } from '../fairness/take-part.ts';
import { isBusy } from '../offline/here.ts';
import { tableKeys } from './keys.ts';
import { openLine, type Line } from './line.ts';
import { isQuiet, LOOK_EVERY, NO_ANSWER, pauseBefore } from './patience.ts';
import { nothing, receive, type TableState } from './state.ts';

/** Errors for which a retry would only get the same answer. */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  'no-table',
  'version',
  'no-spectators',
  'bad-secret',
  'too-many',
  'game-stopped',
  'banned',
  'table-closed',
  'table-moved',
]);
/** Milliseconds without any message after which the connection counts as dead. */
const SILENCE = 45_000;

/** Milliseconds in which a connection must open: the server may first have to find the node that plays the table. */
const OPENING = 9000;

/** Close codes of a server that stops, or hands its tables to another. */
const STOPPED: ReadonlySet<number> = new Set([1001, 1012]);

type Answerable = Extract<ClientMessage, { id: string }>;
type Request = Answerable extends infer M ? (M extends Answerable ? Omit<M, 'id'> : never) : never;

export interface TableClient {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => TableState;
  readonly move: (move: Move) => void;
  readonly ask: (what: Request) => void;
  readonly dismiss: (notice: number) => void;
  /** Reconnects, after sitting down or getting up. */
  readonly restart: () => void;
  /** Connects; the returned function disconnects. */
  readonly open: () => () => void;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a client for a table, not connected yet: for this seat, or for the one this browser has there. */
export function tableClient(table: string, seat?: string): TableClient {
  let state = nothing;
  let socket: Line | null = null;
  let closed = true;
  let tries = 0;
  let lastHeard = 0;
  /** When the last request was sent. */
  let lastAsked = Number.NEGATIVE_INFINITY;
  /** A resync is on its way: changes that arrive before it build on something else. */
  let resyncing = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let watching: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const unanswered = new Map<string, Answerable>();

  function set(next: TableState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function post(message: ClientMessage): void {
    if (socket?.isOpen === true) socket.send(JSON.stringify(message));
  }

  function hello(): void {
    const { secret, host } = { ...tableKeys(table), ...(seat === undefined ? {} : { secret: seat }) };
    const since = state.game?.number;
    post({
      type: 'hello',
      version: PROTOCOL_VERSION,
      ...(secret === undefined ? {} : { secret }),
      ...(host === undefined ? {} : { host }),
      ...(since === undefined ? {} : { since }),
      parts: true,
    });
    for (const message of unanswered.values()) post(message);
    expectAnswer();
  }

  function hear(data: unknown): void {
    lastHeard = performance.now();
    if (typeof data !== 'string') return;
    const json: unknown = JSON.parse(data);
    const message = ServerMessage.safeParse(json).data;
    if (message === undefined) return;
    if ('id' in message && message.id !== undefined) unanswered.delete(message.id);
    if (message.type === 'table') {
      tries = 0;
      const part = answerTo(message.table, message.you.seat);
      if (part !== null) post({ ...part, id: newId() });
    }
    // This part came too late: the deal continues without it and says so.
    if (message.type === 'error' && message.code === 'no-deal') return;
    if (message.type === 'error' && FINAL.has(message.code)) {
      set({ ...state, status: 'failed', failure: message.code });
      socket?.close();
      return;
    }
    if (message.type === 'change') change(message);
    else {
      // If a resync is refused because there were too many, the next change asks again.
      if (message.type === 'update' || message.type === 'error') resyncing = false;
      set(receive(state, message, performance.now()));
    }
  }

  /** Applies a change to the game; requests a resync if it doesn't fit. */
  function change(message: ServerMessageOf<'change'>): void {
    if (resyncing) return;
    const followed = follow(state.game, message);
    if ('update' in followed) {
      set(receive(state, followed.update, performance.now()));
      return;
    }
    resyncing = true;
    const since = state.game?.number;
    post({
      type: 'resync',
      ...(since === undefined ? {} : { since }),
      ...(followed.resync === 'mismatch' ? { mismatch: true } : {}),
    });
  }

  /** Handles a lost connection; `stopped`: the server stopped, so all clients reconnect at once. */
  function lost(stopped = false): void {
    socket = null;
    if (closed || state.status === 'failed') return;
    set({ ...state, status: state.table === null ? 'connecting' : 'reconnecting' });
    tries += 1;
    clearTimeout(again);
    again = setTimeout(connect, pauseBefore(tries, stopped, Math.random));
  }

  function connect(): void {
    if (closed) return;
    resyncing = false;
    lastHeard = performance.now();
    const opened = openLine(table, {
      opened: hello,
      heard: (_, data) => hear(data),
      closed(line, code) {
        if (socket === line) lost(STOPPED.has(code));
      },
    });
    socket = opened;
    setTimeout(() => {
      if (socket === opened && opened.isOpening) drop(opened);
    }, OPENING);
  }

  /** Sends a move. Pressing the same button again before the answer counts once. */
  function move(what: Move): void {
    const key = JSON.stringify(what);
    const waits = [...unanswered.values()].some(
      (each) => each.type === 'move' && JSON.stringify(each.move) === key,
    );
    if (!waits) request(moveMessage(newId(), what), what.do);
  }

  function request(message: Answerable, verb?: Verb): void {
    unanswered.set(message.id, message);
    const number = state.game?.number ?? 0;
    set({ ...state, sending: [...state.sending, { id: message.id, number, verb }] });
    post(message);
    expectAnswer();
  }

  /** Drops the connection if nothing is heard after a request. */
  function expectAnswer(): void {
    const [asked, on] = [performance.now(), socket];
    // Requests made before the connection opens are sent, and expect an answer, once it does.
    if (on?.isOpen !== true) return;
    lastAsked = asked;
    setTimeout(() => {
      if (socket === on && lastHeard < asked && on.isOpen && !isBusy(table)) drop(on);
    }, NO_ANSWER);
  }

  /** A dead connection can take minutes to fail, or may never have opened. */
  function drop(dead: Line): void {
    lost();
    dead.close();
  }

  function watch(): void {
    if (socket === null) return;
    const silence = performance.now() - lastHeard;
    if (silence > SILENCE && !isBusy(table)) drop(socket);
    else if (lastHeard >= lastAsked && isQuiet(silence, isPlaying())) {
      post({ type: 'ping' });
      expectAnswer();
    }
  }

  /** Whether somebody is watching a running game. */
  function isPlaying(): boolean {
    return !document.hidden && state.game !== null && state.game.view.phase !== 'over';
  }

  function wake(): void {
    if (socket !== null || closed || state.status === 'failed') return;
    clearTimeout(again);
    connect();
  }

  function close(): void {
    closed = true;
    clearTimeout(again);
    clearInterval(watching);
    removeEventListener('online', wake);
    const old = socket;
    socket = null;
    old?.close();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    move,
    ask: (what) => request({ ...what, id: newId() }),
    dismiss: (notice) => set({ ...state, notices: state.notices.filter(({ key }) => key !== notice) }),
    restart: () => {
      const old = socket;
      socket = null;
      old?.close();
      clearTimeout(again);
      unanswered.clear();
      set({ ...nothing, table: state.table });
      connect();
    },
    open: () => {
      closed = false;
      watching = setInterval(watch, LOOK_EVERY);
      addEventListener('online', wake);
      connect();
      return close;
    },
  };
}
