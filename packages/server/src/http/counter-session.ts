/** One phone's connection to a level counter. Reads its messages in order and answers each. */
import { COUNTER_VERSION, CounterClientMessage, type CounterServerMessage } from '@kickdoor/protocol';
import { TableProblem, defect } from '@kickdoor/tables/base/problem.ts';
import { read } from '@kickdoor/tables/base/read.ts';
import type { Line } from '@kickdoor/tables/session/caller.ts';
import { Exchange } from '@kickdoor/tables/session/exchange.ts';
import { parse } from '@kickdoor/tables/session/parse.ts';
import type { z } from 'zod';
import type { CounterRoom, Phone } from '../counters/counter-room.ts';
import { known } from '../known.ts';
import type { SocketCaller, SocketSession } from './socket.ts';

type Message = z.output<typeof CounterClientMessage>;

/** The other end of a phone's connection. */
export interface PhoneCaller extends SocketCaller {
  /** Called once the phone has left. */
  readonly left: () => void;
}

/** Messages over the rate limit that are answered before the connection is closed. */
const PATIENCE = 50;

/** One for each connection to a counter. Nothing is thrown: all errors are sent to the phone. */
export class CounterSession implements SocketSession {
  /** Counters have no seats. */
  readonly seat = null;
  readonly #exchange: Exchange;
  readonly #room: CounterRoom;
  readonly #caller: PhoneCaller;
  #phone: Phone | null = null;

  constructor(line: Line, room: CounterRoom, caller: PhoneCaller) {
    this.#exchange = new Exchange(line, caller, { patience: PATIENCE });
    this.#room = room;
    this.#caller = caller;
  }

  /** Whether its `hello` has been accepted. */
  get greeted(): boolean {
    return this.#phone !== null;
  }

  /** Tells the client that it is banned, and closes the connection. */
  ban(): void {
    this.#exchange.problem(new TableProblem('banned', 'the owner of this server has banned you'));
    this.#exchange.refuse('banned');
  }

  /**
   * Answers a message after those before it. `text` may throw a problem, which becomes the answer. Messages are ignored
   * once the server has closed the connection.
   */
  receive(text: () => string): void {
    this.#exchange.receive(() => this.#answer(text));
  }

  close(): void {
    this.#exchange.closed();
    if (this.#phone !== null) this.#room.leave(this.#phone);
    this.#phone = null;
    this.#caller.left();
  }

  async #answer(text: () => string): Promise<void> {
    let id: number | undefined;
    try {
      const json = parse(text());
      id = idOf(json);
      const message = read(CounterClientMessage, json);
      await this.#handle(message);
    } catch (error) {
      const problem = known(error);
      if (problem === null) this.#caller.log.error({ err: error }, 'a message to a counter failed');
      this.#exchange.problem(problem ?? defect(), id);
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
    this.#phone = { has: 0, send: (text) => this.#exchange.send(text) };
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

  #send(message: CounterServerMessage): void {
    this.#exchange.send(JSON.stringify(message));
  }
}

/** Returns the id of a message that may otherwise be invalid, so that the phone can match the answer to it. */
function idOf(json: unknown): number | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  return Number.isSafeInteger(json.id) && Number(json.id) >= 0 ? Number(json.id) : undefined;
}
