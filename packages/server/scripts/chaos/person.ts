/** A player who plays as sensible bots do, as fast as the server lets them, and always comes back. */
import { sensibleBot } from '@kickdoor/bots';
import { follow, PROTOCOL_VERSION, ServerMessage, type ServerMessageOf } from '@kickdoor/protocol';
import type { CardPool, Move } from '@kickdoor/rules';
import { WebSocket } from 'ws';

/** A connection may send twenty messages a second. */
const PAUSE = 55;
const AGAIN = 40;

export interface PersonOptions {
  readonly url: string;
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  readonly host?: string;
  readonly pool: CardPool;
  readonly random: () => number;
  /** A move was acknowledged. */
  readonly accepted: (id: string, number: number) => void;
  /** The server said that something is wrong. */
  readonly wrong: (code: string) => void;
  readonly over: () => void;
}

export class Person {
  readonly #options: PersonOptions;
  #socket: WebSocket | null = null;
  #update: ServerMessageOf<'update'> | null = null;
  /** What has not been answered, sent again under its id after each return. */
  #unanswered: { readonly id: string; readonly move: Move } | null = null;
  #ids = 0;
  #left = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PersonOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Says that the game may begin, until it has. */
  start(): void {
    this.#send({ type: 'start', id: 'start' });
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#left) return;
    const { url, table, secret, host } = this.#options;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`);
    this.#socket = socket;
    socket.on('open', () => {
      const since = this.#update === null ? {} : { since: this.#update.number };
      const more = host === undefined ? {} : { host };
      this.#send({ type: 'hello', version: PROTOCOL_VERSION, secret, ...since, ...more });
    });
    socket.on('message', (data: Buffer) => this.#hear(ServerMessage.parse(JSON.parse(data.toString()))));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
      setTimeout(() => this.#connect(), AGAIN);
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.table.stage === 'open' && this.#options.host !== undefined) this.start();
        break;
      case 'update':
        this.#see(message);
        break;
      case 'change': {
        const followed = follow(this.#update, message);
        if ('update' in followed) this.#see(followed.update);
        else {
          this.#options.wrong(followed.resync);
          this.#send({ type: 'resync' });
        }
        break;
      }
      case 'accepted':
        if (message.id === this.#unanswered?.id) {
          this.#options.accepted(message.id, message.number);
          this.#unanswered = null;
        }
        this.#later();
        break;
      case 'refused':
        if (message.id === this.#unanswered?.id) this.#unanswered = null;
        this.#later();
        break;
      case 'error':
        if (message.id !== 'start') this.#options.wrong(message.code);
        // What could not be kept is tried again.
        this.#later(200);
        break;
      case 'remark':
      case 'pong':
        break;
    }
  }

  #see(update: ServerMessageOf<'update'>): void {
    this.#update = update;
    if (update.view.phase === 'over') this.#options.over();
    this.#later();
  }

  #later(pause = PAUSE): void {
    if (this.#left) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#act(), pause);
  }

  #act(): void {
    if (this.#update === null || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#unanswered ??= this.#decide();
    if (this.#unanswered !== null) this.#send({ type: 'move', ...this.#unanswered });
    // Who has nothing to do now may think otherwise in a moment.
    else this.#later(4 * PAUSE);
  }

  #decide(): { id: string; move: Move } | null {
    if (this.#update === null) return null;
    const { view, legalMoves } = this.#update;
    const { pool, random, seat } = this.#options;
    const decided = sensibleBot.decide(view, legalMoves, pool, random);
    if (decided === null) return null;
    this.#ids += 1;
    return { id: `${seat}-${this.#ids}`, move: decided.move };
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
