/** A table of only bots with a spectator, who measures the time between moves. */
import {
  CreatedTable,
  follow,
  PROTOCOL_VERSION,
  ServerMessage,
  type ServerMessageOf,
} from '@kickdoor/protocol';
import type { WebSocket } from 'ws';
import { post } from './kickdoor.ts';
import { openLine } from './line.ts';

export class BotTable {
  readonly #port: number;
  readonly #bots: number;
  #line: WebSocket | null = null;
  #update: ServerMessageOf<'update'> | null = null;
  /** When the last move arrived. */
  #last = 0;
  /** Milliseconds between moves, over all games. */
  readonly gaps: number[] = [];

  constructor(port: number, bots: number) {
    this.#port = port;
    this.#bots = bots;
  }

  /** Creates a table of masters and starts the game. */
  async begin(): Promise<void> {
    const url = `http://127.0.0.1:${this.#port}/api/tables`;
    const seats = Array.from({ length: this.#bots }, (_, seat) => seat);
    const body = { seats: this.#bots, bots: seats, strengths: seats.map(() => 'master') };
    const { table, host } = CreatedTable.parse(await post(url, body));
    this.#update = null;
    const line = await openLine(`${url.replace('http', 'ws')}/${table}/socket`, {
      traffic: { messages: 0, bytes: 0 },
      hear: (text) => this.#hear(text),
    });
    this.#line = line;
    line.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, host }));
    line.send(JSON.stringify({ type: 'start', id: 'start' }));
  }

  /** Starts another game if this one is over. */
  async goOn(): Promise<void> {
    if (this.#update?.view.phase !== 'over') return;
    this.leave();
    await this.begin();
  }

  leave(): void {
    this.#line?.terminate();
  }

  #hear(text: string): void {
    const message = ServerMessage.parse(JSON.parse(text));
    switch (message.type) {
      case 'update':
        this.#moved(message);
        return;
      case 'change': {
        const followed = follow(this.#update, message);
        if ('resync' in followed) throw new Error(`a change can not be followed: ${followed.resync}`);
        this.#moved(followed.update);
        return;
      }
      case 'error':
        throw new Error(`${message.code}: ${message.message}`);
      default:
    }
  }

  #moved(update: ServerMessageOf<'update'>): void {
    const now = performance.now();
    const before = this.#update?.number ?? update.number;
    if (update.number > before) this.gaps.push(now - this.#last);
    if (update.number > before || this.#update === null) this.#last = now;
    this.#update = update;
  }
}
