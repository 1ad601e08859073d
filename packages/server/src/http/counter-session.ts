/** One phone's connection to a level counter: reads its messages in order and answers each. */
import { COUNTER_VERSION, CounterClientMessage, type CounterServerMessage } from '@kickdoor/protocol';
import type { Bucket } from '@kickdoor/tables/base/bucket.ts';
import { TableProblem, defect } from '@kickdoor/tables/base/problem.ts';
import { read } from '@kickdoor/tables/base/read.ts';
import { Queue } from '@kickdoor/tables/base/queue.ts';
import type { Caller } from '@kickdoor/tables/session/caller.ts';
import { parse } from '@kickdoor/tables/session/parse.ts';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import type { CounterRoom, Phone } from '../counters/counter-room.ts';
import type { Guard } from '../guard/guard.ts';
import { known } from '../known.ts';

type Message = z.output<typeof CounterClientMessage>;

/** Where a phone is, and the guard that limits it. */
export interface PhoneCaller extends Omit<Caller, 'guard' | 'known'> {
  readonly guard: Guard;
}

/** Messages over the rate limit that are answered before the connection is closed. */
const PATIENCE = 50;

/**
 * Made for each connection to a counter. Nothing is thrown at whoever passes messages on: what goes wrong is told to
 * the phone.
 */
export class CounterSession {
  readonly #socket: WebSocket;
  readonly #room: CounterRoom;
  readonly #caller: PhoneCaller;
  readonly #queue = new Queue();
  readonly #bucket: Bucket;
  #patience = PATIENCE;
  #phone: Phone | null = null;
  #closed = false;

  constructor(socket: WebSocket, room: CounterRoom, caller: PhoneCaller) {
    this.#socket = socket;
    this.#room = room;
    this.#caller = caller;
    this.#bucket = caller.guard.messages();
  }

  /** Whether its `hello` has been accepted. */
  get greeted(): boolean {
    return this.#phone !== null;
  }

  /** Says that it is banned, and ends. */
  ban(): void {
    this.#problem(new TableProblem('banned', 'the owner of this server has banned you'));
    this.#end('banned');
  }

  /**
   * Answers a message, after those before it. `text` may throw a problem, which is the answer. Nothing is heard once the server
   * has ended the connection.
   */
  receive(text: () => string): void {
    if (this.#closed || this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#bucket.take()) {
      this.#patience -= 1;
      if (this.#patience < 0) this.#end('too many messages');
      else this.#problem(new TableProblem('too-fast', 'too many messages; this one was not looked at'));
      return;
    }
    void this.#queue.run(() => this.#answer(text));
  }

  close(): void {
    this.#closed = true;
    if (this.#phone !== null) this.#room.leave(this.#phone);
    this.#phone = null;
  }

  async #answer(text: () => string): Promise<void> {
    if (this.#closed) return;
    let id: number | undefined;
    try {
      const json = parse(text());
      id = idOf(json);
      const message = read(CounterClientMessage, json);
      await this.#handle(message);
    } catch (error) {
      const problem = known(error);
      if (problem === null) this.#caller.log.error({ err: error }, 'a message to a counter failed');
      this.#problem(problem ?? defect(), id);
    }
  }

  async #handle(message: Message): Promise<void> {
    if (message.type === 'ping') this.#send({ type: 'pong' });
    else if (message.type === 'hello') this.#hello(message);
    else await this.#put(message);
  }

  #hello({ version, log, since }: Extract<Message, { type: 'hello' }>): void {
    const { address, guard } = this.#caller;
    if (this.#phone !== null) throw new TableProblem('bad-message', 'hello was said already', 'type');
    if (version !== COUNTER_VERSION) {
      throw new TableProblem('version', `this server has counters of version ${COUNTER_VERSION}`, 'version');
    }
    guard.seeTable(address);
    guard.joinCounter(this.#room.phones);
    this.#phone = { has: 0, send: (text) => this.#sendText(text) };
    this.#room.enter(this.#phone, { log, since });
  }

  async #put({ id, entries }: Extract<Message, { type: 'put' }>): Promise<void> {
    const { address, guard } = this.#caller;
    if (this.#phone === null) throw new TableProblem('no-hello', 'the first message must be hello', 'type');
    if (!this.#room.isKept) guard.makeCounter(address);
    guard.addEntries(address, entries.length);
    await this.#room.put(entries);
    this.#send({ type: 'kept', id });
  }

  #problem(problem: TableProblem, id?: number): void {
    this.#caller.meter.failed(problem.code);
    this.#send({ type: 'error', ...(id === undefined ? {} : { id }), ...problem.toProblem() });
  }

  #send(message: CounterServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #end(reason: string): void {
    this.#closed = true;
    this.#socket.close(1008, reason);
  }

  #sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#caller.guard.limits.unread) {
      this.#socket.terminate();
      return;
    }
    this.#caller.hold();
    this.#socket.send(text);
  }
}

/** The id of a message that may otherwise be invalid, so that the phone can match the answer to it. */
function idOf(json: unknown): number | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  return Number.isSafeInteger(json.id) && Number(json.id) >= 0 ? Number(json.id) : undefined;
}
