/** The part of a connection that is independent of its subject: order, rate limits, and closing. */
import type { Bucket } from '../base/bucket.ts';
import { TableProblem } from '../base/problem.ts';
import { Queue } from '../base/queue.ts';
import type { Caller, Line, SessionGuard } from './caller.ts';

/** The close code of RFC 6455 for "policy violation". */
const REFUSED = 1008;
/** The close code of RFC 6455's registry for "service restart": the client should reconnect. */
const MOVED = 1012;

/** What an exchange needs to know about the other end. */
export interface ExchangeCaller extends Pick<Caller, 'meter' | 'hold'> {
  readonly guard: Pick<SessionGuard, 'messages' | 'limits'>;
}

interface ExchangeOptions {
  /** Messages over the rate limit that are answered before the line is closed. */
  readonly patience: number;
  /** Whether this process may no longer send here because another one does. Left out: never. */
  readonly hasMoved?: () => boolean;
}

/** Handles messages in order and within the rate limit, and sends as long as the client keeps reading. Never throws. */
export class Exchange {
  readonly #line: Line;
  readonly #caller: ExchangeCaller;
  readonly #hasMoved: () => boolean;
  readonly #queue = new Queue();
  readonly #bucket: Bucket;
  #patience: number;
  #closed = false;

  constructor(line: Line, caller: ExchangeCaller, { patience, hasMoved = () => false }: ExchangeOptions) {
    this.#line = line;
    this.#caller = caller;
    this.#patience = patience;
    this.#hasMoved = hasMoved;
    this.#bucket = caller.guard.messages();
  }

  /** Answers a message after those before it. Ignores messages once either end has closed the line. */
  receive(answer: () => Promise<void>): void {
    if (this.#closed || this.#line.readyState !== this.#line.OPEN) return;
    if (this.#bucket.take()) {
      void this.#queue.run(async () => (this.#closed ? undefined : answer()));
      return;
    }
    this.#patience -= 1;
    if (this.#patience < 0) this.refuse('too many messages');
    else this.problem(new TableProblem('too-fast', 'too many messages; this one was not looked at'));
  }

  /** Sends a problem, with the id of the message that caused it. */
  problem(problem: TableProblem, id?: string | number): void {
    this.#caller.meter.failed(problem.code);
    this.send(JSON.stringify({ type: 'error', ...(id === undefined ? {} : { id }), ...problem.toProblem() }));
  }

  send(text: string): void {
    if (this.#line.readyState !== this.#line.OPEN) return;
    // A process that was suspended may find that its table is now played elsewhere.
    if (this.#hasMoved()) this.sendAway();
    else if (this.#line.bufferedAmount > this.#caller.guard.limits.unread) this.#line.terminate();
    else {
      this.#caller.hold();
      this.#line.send(text);
    }
  }

  /** Closes the line for good, after everything sent so far. */
  refuse(reason: string): void {
    this.#end(REFUSED, reason);
  }

  /** Closes the line; the client reconnects by itself. */
  sendAway(): void {
    this.#end(MOVED, 'the table is played elsewhere');
  }

  /** Called after the line was closed: pending messages are no longer answered. */
  closed(): void {
    this.#closed = true;
  }

  #end(code: number, reason: string): void {
    this.#closed = true;
    this.#line.close(code, reason);
  }
}
