/** Four players at a Kickdoor table who play random legal moves. */
import {
  CreatedTable,
  follow,
  JoinedTable,
  PROTOCOL_VERSION,
  ServerMessage,
  type ServerMessageOf,
} from '@kickdoor/protocol';
import { sampleMove, type Move } from '@kickdoor/rules';
import type { WebSocket } from 'ws';
import { isDecision } from '../../table.ts';
import { openLine } from './line.ts';
import { oneOf, SEATS, Until, type OpenRoom, type Room } from './room.ts';

interface Player {
  update: ServerMessageOf<'update'> | null;
  line: WebSocket | null;
}

export class KickdoorRoom implements Room {
  readonly #options: OpenRoom;
  readonly #until = new Until();
  #players: Player[] = [];
  #table = '';
  #over = false;
  #ids = 0;
  /** The number of the move in progress, once the server has sent it; 0: it was refused. */
  #accepted: number | null = null;

  private constructor(options: OpenRoom) {
    this.#options = options;
  }

  /** Creates a table, seats four players and starts the game. */
  static async open(options: OpenRoom): Promise<KickdoorRoom> {
    const room = new KickdoorRoom(options);
    await room.#begin();
    return room;
  }

  get table(): string {
    return this.#table;
  }

  /** Makes a move. If it came too late because a wait had ended, makes another. */
  async play(): Promise<void> {
    if (this.#over) {
      this.leave();
      await this.#begin();
    }
    for (let number = 0; number === 0;) {
      const drawn = this.#draw();
      const seen = this.#players[0]?.update?.number ?? 0;
      if (drawn === null) await this.#until.holds(() => this.#haveSeen(seen + 1));
      else number = await this.#move(drawn.player, drawn.move);
    }
  }

  leave(): void {
    for (const { line } of this.#players) line?.terminate();
  }

  /** A random player's move; `null` while all wait for a clock. */
  #draw(): { player: Player; move: Move } | null {
    const { random } = this.#options;
    const all = this.#players.flatMap((player) =>
      (player.update?.legalMoves ?? []).flatMap((legalMove) =>
        isDecision(legalMove) ? [{ player, legalMove }] : [],
      ),
    );
    const one = oneOf(all, random);
    return one === undefined ? null : { player: one.player, move: sampleMove(one.legalMove, random) };
  }

  /** Resolves to the move's number once everybody has received it, or to 0 if it was refused. */
  async #move({ line }: Player, move: Move): Promise<number> {
    this.#ids += 1;
    this.#accepted = null;
    line?.send(JSON.stringify({ type: 'move', id: String(this.#ids), move }));
    await this.#until.holds(() => {
      const number = this.#accepted;
      return number !== null && this.#haveSeen(number);
    });
    return this.#accepted ?? 0;
  }

  async #begin(): Promise<void> {
    const url = `http://127.0.0.1:${this.#options.port}/api/tables`;
    const { table, host } = CreatedTable.parse(await post(url, { seats: SEATS }));
    this.#table = table;
    this.#over = false;
    this.#players = Array.from({ length: SEATS }, () => ({ update: null, line: null }));
    for (const [seat, player] of this.#players.entries()) {
      const body = { name: `Player ${seat + 1}`, sex: 'female' };
      const { secret } = JoinedTable.parse(await post(`${url}/${table}/join`, body));
      const line = await openLine(`${url.replace('http', 'ws')}/${table}/socket`, {
        traffic: this.#options.traffic,
        hear: (text) => this.#hear(player, text),
      });
      player.line = line;
      line.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, secret, host }));
    }
    this.#players[0]?.line?.send(JSON.stringify({ type: 'start', id: 'start' }));
    await this.#until.holds(() => this.#haveSeen(0));
  }

  #haveSeen(number: number): boolean {
    return this.#players.every(({ update }) => update !== null && update.number >= number);
  }

  #see(player: Player, update: ServerMessageOf<'update'>): void {
    player.update = update;
    if (update.view.phase === 'over') this.#over = true;
  }

  #hear(player: Player, text: string): void {
    const message = ServerMessage.parse(JSON.parse(text));
    switch (message.type) {
      case 'update':
        this.#see(player, message);
        break;
      case 'change': {
        const followed = follow(player.update, message);
        if ('resync' in followed) throw new Error(`a change can not be followed: ${followed.resync}`);
        this.#see(player, followed.update);
        break;
      }
      case 'accepted':
        if (message.id !== 'start') this.#accepted = message.number;
        break;
      case 'refused':
        this.#accepted = 0;
        break;
      case 'error':
        throw new Error(`${message.code}: ${message.message}`);
      case 'table':
      case 'remark':
      case 'said':
      case 'pong':
      case 'nudged':
      case 'held':
      case 'ruling':
        return;
    }
    this.#until.look();
  }
}

/** The API's answer to a request, as JSON; throws if it is an error. */
export async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
