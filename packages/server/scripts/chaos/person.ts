/** A player that moves like sensible bots, as fast as the server allows, and always reconnects. */
import { sensibleBot } from '@kickdoor/bots';
import {
  follow,
  PROTOCOL_VERSION,
  ServerMessage,
  stepsOf,
  type ServerMessageOf,
  type Step,
} from '@kickdoor/protocol';
import type { CardPool, Move } from '@kickdoor/rules';
import { WebSocket } from 'ws';
import { Trail } from './trail.ts';

/** Milliseconds between messages: a connection may send twenty a second. */
const PAUSE = 55;
const AGAIN = 40;
/** Milliseconds before something that failed is retried. */
const AGAIN_ASKED = 200;
/** Milliseconds until a connection counts as dead: while opening, and without an answer. */
const SILENCE = { opening: 3000, asked: 3000 };
const LOOK_EVERY = 1000;
const STATES = ['opening', 'open', 'closing', 'closed'];

export interface PersonOptions {
  /** The server to connect to now. */
  readonly url: () => string;
  readonly table: string;
  readonly seat: number;
  readonly secret: string;
  readonly host?: string;
  readonly pool: CardPool;
  readonly random: () => number;
  /** Called when a move was acknowledged. */
  readonly accepted: (id: string, number: number) => void;
  /** Called when it was told of moves. */
  readonly told?: (steps: readonly Step[]) => void;
  /** Called on errors. */
  readonly wrong: (code: string) => void;
  readonly over: () => void;
}

export class Person {
  readonly #options: PersonOptions;
  #socket: WebSocket | null = null;
  #update: ServerMessageOf<'update'> | null = null;
  /** The unanswered move, which is sent again under its id after each reconnect. */
  #unanswered: { readonly id: string; readonly move: Move } | null = null;
  #ids = 0;
  #left = false;
  #timer: NodeJS.Timeout | undefined;
  /** When the first message since the last answer was sent. */
  #asked: number | null = null;
  readonly #looking: NodeJS.Timeout;
  readonly #trail = new Trail();

  constructor(options: PersonOptions) {
    this.#options = options;
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY);
    this.#connect();
  }

  /** Asks to start the game, until it has begun. */
  start(): void {
    this.#send({ type: 'start', id: 'start' });
  }

  /** Describes its state and last messages, to find out why a table stalls. */
  describe(): string {
    const update = this.#update;
    const state = this.#socket === null ? 'none' : (STATES[this.#socket.readyState] ?? '');
    const has =
      update === null
        ? 'was told nothing'
        : `has move ${update.number} (${update.view.phase}), ${update.legalMoves.length} legal moves`;
    const waits = this.#unanswered === null ? 'nothing' : JSON.stringify(this.#unanswered);
    return `seat ${this.#options.seat}: socket ${state}, ${has}, unanswered: ${waits}\n${this.#trail.text()}`;
  }

  leave(): void {
    this.#left = true;
    clearInterval(this.#looking);
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#left) return;
    const { url, table, secret, host } = this.#options;
    const node = url();
    const address = `${node.replace('http', 'ws')}/api/tables/${table}/socket`;
    const socket = new WebSocket(address, { handshakeTimeout: SILENCE.opening });
    this.#trail.add('calls', node);
    this.#asked = null;
    this.#socket = socket;
    socket.on('open', () => {
      const since = this.#update === null ? {} : { since: this.#update.number };
      const more = host === undefined ? {} : { host };
      this.#send({ type: 'hello', version: PROTOCOL_VERSION, secret, ...since, ...more });
    });
    socket.on('message', (data: Buffer) => {
      this.#asked = null;
      this.#trail.add('hears', data.toString());
      this.#hear(ServerMessage.parse(JSON.parse(data.toString())));
    });
    socket.on('error', (error) => this.#trail.add('error', error.message));
    socket.on('close', (code, why) => {
      this.#trail.add('closed', `${code} ${why.toString()}`);
      if (this.#socket === socket) this.#socket = null;
      setTimeout(() => this.#connect(), AGAIN);
    });
  }

  /** Drops a connection that is silently dead. */
  #look(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#asked === null) this.#send({ type: 'ping' });
    else if (performance.now() - this.#asked > SILENCE.asked) this.#socket.terminate();
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'update') this.#options.told?.(message.steps);
    if (message.type === 'change') this.#options.told?.(stepsOf(message));
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
        // Two people who come at once both ask to start.
        if (message.id !== 'start') this.#options.wrong(message.code);
        // The store was unavailable, so try again.
        else if (message.code === 'unavailable') setTimeout(() => this.start(), AGAIN_ASKED);
        this.#later(AGAIN_ASKED);
        break;
      case 'remark':
      case 'nudged':
      case 'held':
      case 'ruling':
      case 'said':
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
    // The bot may decide differently in a moment.
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
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asked ??= performance.now();
    const text = JSON.stringify(message);
    this.#trail.add('says', text);
    this.#socket.send(text);
  }
}
