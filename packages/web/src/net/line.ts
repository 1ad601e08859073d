/** The connection to a table: a socket to the server, or a port to the worker with this browser's own tables. */
import { lineTo } from '../offline/here.ts';
import { socketTo } from './early.ts';
import { tableKeys } from './keys.ts';

/** The common interface of both. */
export interface Line {
  readonly isOpening: boolean;
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

/** The callbacks of a line. */
export interface Hearing {
  opened(line: Line): void;
  heard(line: Line, data: unknown): void;
  /** `code` is a WebSocket close code. */
  closed(line: Line, code: number): void;
}

/** Opens the line to a table, wherever that is. */
export function openLine(table: string, on: Hearing): Line {
  return tableKeys(table).here === true ? portLine(lineTo(table), on) : socketLine(socketTo(table), on);
}

function socketLine(socket: WebSocket, on: Hearing): Line {
  const line: Line = {
    get isOpening() {
      return socket.readyState === WebSocket.CONNECTING;
    },
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  // The caller needs the returned line before `opened` is called.
  if (line.isOpen) queueMicrotask(() => (line.isOpen ? on.opened(line) : undefined));
  else socket.addEventListener('open', () => on.opened(line));
  socket.addEventListener('message', (event: MessageEvent<unknown>) => on.heard(line, event.data));
  socket.addEventListener('close', ({ code }) => on.closed(line, code));
  return line;
}

function portLine(port: MessagePort, on: Hearing): Line {
  let isOpen = true;
  function end(code: number): void {
    if (!isOpen) return;
    isOpen = false;
    port.close();
    on.closed(line, code);
  }
  const line: Line = {
    isOpening: false,
    get isOpen() {
      return isOpen;
    },
    send: (text) => port.postMessage(text),
    close() {
      if (isOpen) port.postMessage({ end: 1000 });
      end(1000);
    },
  };
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') on.heard(line, data);
    else end(endOf(data));
  });
  port.start();
  // The caller needs the returned line before `opened` is called.
  queueMicrotask(() => {
    if (isOpen) on.opened(line);
  });
  return line;
}

function endOf(data: unknown): number {
  if (typeof data !== 'object' || data === null || !('end' in data)) return 1006;
  return typeof data.end === 'number' ? data.end : 1006;
}
