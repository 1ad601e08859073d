import type { Move, LegalMove, View } from '@kickdoor/rules';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION, type ServerMessage, type ServerMessageOf } from '@kickdoor/protocol';
import { Reader } from './reader.ts';

const PATIENCE = 60_000;

type Check = () => void;
type Answer = ServerMessageOf<'accepted' | 'refused' | 'error'>;

function isAnswer(message: ServerMessage): message is Answer {
  return message.type === 'accepted' || message.type === 'refused' || message.type === 'error';
}

/** A client that records everything it is sent, with changes as the equivalent updates. */
export class TestClient {
  readonly messages: ServerMessage[] = [];
  readonly #socket: WebSocket;
  readonly #checks = new Set<Check>();
  readonly #reader = new Reader();
  #ids = 0;
  /** Unique per client, as a seat's request ids must be. */
  readonly #name = Math.random().toString(36).slice(2);

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.messages.push(this.#reader.read(data.toString()));
      for (const check of this.#checks) check();
    });
    socket.on('close', () => {
      for (const check of this.#checks) check();
    });
    socket.on('error', () => undefined);
  }

  /** Connects without saying hello. */
  static async connect(url: string, table: string): Promise<TestClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`);
    const client = new TestClient(socket);
    onTestFinished(() => socket.terminate());
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return client;
  }

  /** Connects and says hello. */
  static async open(
    url: string,
    table: string,
    hello: { secret?: string; host?: string; since?: number } = {},
  ): Promise<TestClient> {
    const client = await TestClient.connect(url, table);
    client.send({ type: 'hello', version: PROTOCOL_VERSION, ...hello });
    await client.until(() => client.messages.length > 0);
    return client;
  }

  get closed(): boolean {
    return this.#socket.readyState === WebSocket.CLOSED;
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }

  /** Waits until the condition holds. */
  until(isSo: () => boolean, what = 'what was awaited'): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (done: () => void) => {
        clearTimeout(timer);
        this.#checks.delete(check);
        done();
      };
      const check = () => {
        if (isSo()) end(resolve);
      };
      const fail = () => {
        const last = JSON.stringify(this.messages.at(-1) ?? null).slice(0, 300);
        reject(new Error(`${what} did not happen; last: ${last}`));
      };
      const timer = setTimeout(() => end(fail), PATIENCE);
      this.#checks.add(check);
      check();
    });
  }

  async untilNumber(number: number): Promise<void> {
    await this.until(() => this.number >= number, `update ${number}`);
  }

  all<T extends ServerMessage['type']>(type: T): ServerMessageOf<T>[] {
    return this.messages.filter((message): message is ServerMessageOf<T> => message.type === type);
  }

  get update(): ServerMessageOf<'update'> {
    const update = this.all('update').at(-1);
    if (update === undefined) throw new Error('there was no update');
    return update;
  }

  get table(): ServerMessageOf<'table'> {
    const table = this.all('table').at(-1);
    if (table === undefined) throw new Error('there was no table');
    return table;
  }

  /** The number of the last update; -1 before the first. */
  get number(): number {
    return this.all('update').at(-1)?.number ?? -1;
  }

  get view(): View {
    return this.update.view;
  }

  get legalMoves(): readonly LegalMove[] {
    return this.update.legalMoves;
  }

  newId(): string {
    this.#ids += 1;
    return `${this.#name}-${this.#ids}`;
  }

  /** Sends a message with an id and waits for its answer. */
  async ask(message: Record<string, unknown>): Promise<Answer> {
    const id = typeof message['id'] === 'string' ? message['id'] : this.newId();
    const from = this.messages.length;
    this.send({ ...message, id });
    const find = () => this.messages.slice(from).find((said) => isAnswer(said) && said.id === id);
    await this.until(() => find() !== undefined, `an answer to ${JSON.stringify(message)}`);
    const answer = find();
    if (answer === undefined || !isAnswer(answer)) throw new Error('no answer');
    return answer;
  }

  move(move: Move, id = this.newId()) {
    return this.ask({ type: 'move', id, move });
  }

  /** Sends a message and waits for the error it causes. */
  async wrong(message: unknown): Promise<ServerMessageOf<'error'>> {
    const before = this.all('error').length;
    this.send(message);
    await this.until(() => this.all('error').length > before, 'an error');
    const error = this.all('error')[before];
    if (error === undefined) throw new Error('no error');
    return error;
  }
}
