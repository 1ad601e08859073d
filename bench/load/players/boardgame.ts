/** Four players of a boardgame.io match, using its transport frames (socket.io on WebSocket). */
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Choice, GameState } from '../../peers/boardgame.ts';
import { openLine } from './line.ts';
import { oneOf, SEATS, Until, type OpenRoom, type Room } from './room.ts';

type Legal = (state: GameState, seat: string) => readonly Choice[];

const isState = (value: unknown): value is GameState =>
  typeof value === 'object' && value !== null && '_stateID' in value && 'G' in value && 'ctx' in value;
const State = z.custom<GameState>(isState);
const Message = z.union([
  z.tuple([z.literal('sync'), z.string(), z.object({ state: State })]).rest(z.unknown()),
  z.tuple([z.literal('update'), z.string(), State]).rest(z.unknown()),
]);

interface Player {
  readonly seat: number;
  readonly line: WebSocket;
}

/** The prefix of a socket.io message in the game's namespace. */
const EVENT = '42/bench,';

export class BoardgameRoom implements Room {
  readonly #options: OpenRoom;
  readonly #legal: Legal;
  readonly #until = new Until();
  readonly #lines: WebSocket[] = [];
  readonly #states: (GameState | undefined)[] = [];
  #match = 0;

  private constructor(options: OpenRoom, legal: Legal) {
    this.#options = options;
    this.#legal = legal;
  }

  /** Seats four players. */
  static async open(options: OpenRoom, legal: Legal): Promise<BoardgameRoom> {
    const room = new BoardgameRoom(options, legal);
    const { port, traffic } = options;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
      room.#lines.push(
        await openLine(url, { traffic, hear: (text, line) => room.#hear({ seat, line }, text) }),
      );
      await room.#until.holds(() => room.#states[seat] !== undefined);
    }
    return room;
  }

  async play(): Promise<void> {
    const now = this.#states[0];
    if (now === undefined || now.ctx.gameover !== undefined) {
      await this.#nextMatch();
      return;
    }
    const [seat = '0'] = Object.keys(now.ctx.activePlayers ?? {});
    const state = this.#states[Number(seat)];
    const choice = state === undefined ? undefined : oneOf(this.#legal(state, seat), this.#options.random);
    if (state === undefined || choice === undefined) throw new Error('nothing is legal');
    const action = { type: 'MAKE_MOVE', payload: { ...choice, playerID: seat } };
    const message = ['update', action, state._stateID, this.#name, seat];
    this.#lines[Number(seat)]?.send(EVENT + JSON.stringify(message));
    await this.#until.holds(() => this.#states.every((each) => (each?._stateID ?? -1) > state._stateID));
  }

  leave(): void {
    for (const line of this.#lines) line.terminate();
  }

  get #name(): string {
    return `room-${this.#options.at}-${this.#match}`;
  }

  async #nextMatch(): Promise<void> {
    this.#match += 1;
    this.#states.length = 0;
    for (const [seat, line] of this.#lines.entries()) this.#sync({ seat, line });
    await this.#until.holds(() => this.#lines.every((_, seat) => this.#states[seat] !== undefined));
  }

  #sync({ seat, line }: Player): void {
    line.send(EVENT + JSON.stringify(['sync', this.#name, String(seat), null, SEATS]));
  }

  #hear(player: Player, text: string): void {
    const { seat, line } = player;
    if (text === '2') line.send('3');
    else if (text.startsWith('0')) line.send('40/bench,');
    else if (text.startsWith('40')) this.#sync(player);
    else if (text.startsWith(EVENT)) {
      const message = Message.safeParse(JSON.parse(text.slice(EVENT.length))).data;
      if (message === undefined || message[1] !== this.#name) return;
      this.#states[seat] = message[0] === 'sync' ? message[2].state : message[2];
      this.#until.look();
    }
  }
}
