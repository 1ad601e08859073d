/** What goes over a line in both directions, whatever it is about. */
import type { Bucket } from '../base/bucket.ts';
import { TableProblem } from '../base/problem.ts';
import { Queue } from '../base/queue.ts';
import type { Caller, Line, SessionGuard } from './caller.ts';

/** The close code of RFC 6455 for "policy violation". */
const REFUSED = 1008;
/** The close code of RFC 6455's registry for "service restart": the client is to come back. */
const MOVED = 1012;

/** What an exchange has to know of who is at the other end. */
export interface ExchangeCaller extends Pick<Caller, 'meter' | 'hold'> {
  readonly guard: Pick<SessionGuard, 'messages' | 'limits'>;
}

interface ExchangeOptions {
  /** Messages over the rate limit that are answered before the line is closed. */
  readonly patience: number;
  /** Whether nothing may be told here any more, since it is told elsewhere. Left out: it never is. */
  readonly hasMoved?: () => boolean;
}

/** Hears messages in order and not too fast, and sends what the client keeps reading. Never throws. */
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

  /** A message has come: it is answered after those before it. Nothing is heard once the line was closed from either end. */
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

  /** Tells a problem, of the message with this id. */
  problem(problem: TableProblem, id?: string | number): void {
    this.#caller.meter.failed(problem.code);
    this.send(JSON.stringify({ type: 'error', ...(id === undefined ? {} : { id }), ...problem.toProblem() }));
  }

  send(text: string): void {
    if (this.#line.readyState !== this.#line.OPEN) return;
    // A process that was paused may find its table played elsewhere.
    if (this.#hasMoved()) this.sendAway();
    else if (this.#line.bufferedAmount > this.#caller.guard.limits.unread) this.#line.terminate();
    else {
      this.#caller.hold();
      this.#line.send(text);
    }
  }

  /** Closes the line for good, after what was sent. */
  refuse(reason: string): void {
    this.#end(REFUSED, reason);
  }

  /** Closes the line; the client comes back by itself. */
  sendAway(): void {
    this.#end(MOVED, 'the table is played elsewhere');
  }

  /** The line was closed: what has come is not answered any more. */
  closed(): void {
    this.#closed = true;
  }

  #end(code: number, reason: string): void {
    this.#closed = true;
    this.#line.close(code, reason);
  }
}
