/** A session's line over a message port. */
import type { Line } from '@kickdoor/tables/session/caller.ts';
import type { LineEnd } from './calls.ts';

const OPEN = 1;
const CLOSED = 3;

export interface PortLine extends Line {
  /** Sets the listener for texts and for the end; replaces the previous one. */
  hear(text: (text: string) => void, ended?: () => void): void;
  close(code: number): void;
}

const nothing = (): void => undefined;

/** Wraps a port as a line, open at once. Texts are messages; a {@link LineEnd} ends it. */
export function portLine(port: MessagePort): PortLine {
  let readyState = OPEN;
  let listener: (text: string) => void = nothing;
  let ended: () => void = nothing;
  function end(): void {
    if (readyState === CLOSED) return;
    readyState = CLOSED;
    port.close();
    ended();
  }
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
    else end();
  });
  port.start();
  return {
    get readyState() {
      return readyState;
    },
    OPEN,
    bufferedAmount: 0,
    send: (said) => port.postMessage(said),
    close(code) {
      if (readyState === CLOSED) return;
      port.postMessage({ end: code } satisfies LineEnd);
      end();
    },
    terminate: end,
    hear(next, whenEnded = nothing) {
      listener = next;
      ended = whenEnded;
    },
  };
}
