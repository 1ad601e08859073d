/** One connection to a table. Reads its messages in order and answers each. */
import { parseMove } from '@kickdoor/rules';
import { TableProblem, defect } from '../base/problem.ts';
import { read } from '../base/read.ts';
import {
  ClientMessage,
  PROTOCOL_VERSION,
  type ClientMessageOf,
  type ServerMessage,
} from '@kickdoor/protocol';
import type { Client } from '../telling/client.ts';
import type { Room } from '../room/room.ts';
import { opens } from '../base/secrets.ts';
import type { Caller, Line } from './caller.ts';
import { beside } from './beside.ts';
import { Exchange } from './exchange.ts';
import { hosted } from './hosted.ts';
import { idOf, parse } from './parse.ts';
import { ruled } from './ruled.ts';
import { timed } from './timed.ts';

/** Messages over the rate limit that are answered before the connection is closed. */
const PATIENCE = 200;

/** A message that asks for an action. */
type Wish = Exclude<
  ClientMessage,
  { type: 'hello' | 'ping' | 'resync' | 'move' | 'start' | 'start-without' }
>;

/**
 * One for each connection to a table. The owner of the line passes on each message and reports when the line closes.
 * Nothing is thrown: all errors are sent to the client.
 */
export class Session {
  readonly #exchange: Exchange;
  readonly #room: Room;
  readonly #caller: Caller;
  #client: Client | null = null;

  constructor(line: Line, room: Room, caller: Caller) {
    this.#exchange = new Exchange(line, caller, { patience: PATIENCE, hasMoved: () => !room.mayTell });
    this.#room = room;
    this.#caller = caller;
  }

  /** Whether its `hello` has been accepted. */
  get greeted(): boolean {
    return this.#client !== null;
  }

  /** The hash of the secret that it presented; `null` if it presented none. */
  get seat(): string | null {
    return this.#client?.hash ?? null;
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
    const came = performance.now();
    this.#exchange.receive(() => this.#answer(text, came));
  }

  close(): void {
    this.#exchange.closed();
    if (this.#client !== null) this.#room.leave(this.#client);
    this.#client = null;
  }

  async #answer(text: () => string, came: number): Promise<void> {
    let id: string | undefined;
    try {
      const json = parse(text());
      id = idOf(json);
      const message = read(ClientMessage, json);
      await this.#handle(message);
      if (message.type === 'move') this.#caller.meter.answered(performance.now() - came);
    } catch (error) {
      this.#failed(error, id);
    }
  }

  #failed(error: unknown, id: string | undefined): void {
    const problem = this.#caller.known(error);
    if (problem === null) {
      this.#caller.log.error({ table: this.#room.id, err: error }, 'a message failed');
    }
    this.#exchange.problem(problem ?? defect(), id);
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        this.#hello(message);
        break;
      case 'ping':
        this.#send({ type: 'pong' });
        break;
      case 'resync':
        this.#resync(message);
        break;
      case 'move':
        await this.#move(message);
        break;
      case 'start':
        this.#acceptLater(message.id, this.#asHost().start());
        break;
      case 'start-without':
        this.#acceptLater(message.id, startWithout(this.#asHost()));
        break;
      default:
        await this.#carryOut(message);
        this.#done(message.id);
    }
  }

  /** Handles messages that are acknowledged once they are carried out. */
  #carryOut(message: Wish): Promise<void> {
    switch (message.type) {
      case 'bot':
      case 'fill':
      case 'free':
      case 'settings':
        return hosted(this.#asHost(), this.#me(), message);
      case 'leave':
        return this.#room.seating.giveUp(this.#me());
      case 'commit':
        return this.#room.draw.commit(this.#me(), message.deal, message.commitment);
      case 'reveal':
        return this.#room.draw.reveal(this.#me(), message.deal, message.part);
      case 'undo':
        return this.#room.rulings.takeBack(this.#me(), message.id, message.number);
      case 'rule':
      case 'consent':
      case 'withdraw':
        return ruled(this.#room.rulings, this.#me(), message);
      case 'watch':
        this.#caller.guard.seeTable(this.#caller.address);
        return beside(this.#room, this.#me(), message);
      case 'say':
      case 'again':
      case 'open':
        return beside(this.#room, this.#me(), message);
      case 'call-me':
        return this.#room.hours.paging.keep(this.#me(), message.at);
      default:
        return timed(this.#room.hours, this.#me(), message);
    }
  }

  #resync({ since, mismatch }: ClientMessageOf<'resync'>): void {
    const me = this.#me();
    if (mismatch === true) {
      const what = { table: this.#room.id, since, number: this.#room.number };
      this.#caller.log.error(what, 'a client has put together something else than the table is');
    }
    this.#caller.guard.seeTable(this.#caller.address);
    this.#room.resync(me, since ?? null);
  }

  #hello({ version, secret, host, since, parts }: ClientMessageOf<'hello'>): void {
    const { address, guard } = this.#caller;
    if (this.#client !== null) throw new TableProblem('bad-message', 'hello was said already', 'type');
    if (version !== PROTOCOL_VERSION) {
      throw new TableProblem('version', `this server speaks version ${PROTOCOL_VERSION}`, 'version');
    }
    if (host !== undefined && !opens(host, this.#room.hostHash)) {
      throw new TableProblem('bad-secret', 'this is not the secret of the host', 'host');
    }
    const hash = secret === undefined ? null : this.#room.check(secret);
    if (hash !== null) guard.bans.checkSeat(hash);
    guard.seeTable(address);
    if (secret === undefined && host === undefined) guard.watch(this.#room.watching);
    this.#client = {
      hash,
      host: host !== undefined,
      parts: parts === true,
      seen: since ?? null,
      has: null,
      send: (text) => this.#exchange.send(text),
      end: () => this.#exchange.refuse('closed'),
      cut: () => this.#exchange.sendAway(),
    };
    this.#room.enter(this.#client);
  }

  async #move({ id, move }: ClientMessageOf<'move'>): Promise<void> {
    const me = this.#me();
    const parsed = parseMove(move);
    if ('error' in parsed) throw new TableProblem('bad-move', parsed.error, 'move');
    const played = await this.#room.move(me, id, parsed);
    if ('number' in played) this.#send({ type: 'accepted', id, number: played.number });
    else this.#send({ type: 'refused', id, refusal: played.refusal });
  }

  /** Acknowledges an action when it completes, but reads on meanwhile: the deal needs the client's part of the seed. */
  #acceptLater(id: string, done: Promise<void>): void {
    done.then(
      () => this.#done(id),
      (error: unknown) => this.#failed(error, id),
    );
  }

  #done(id: string): void {
    this.#send({ type: 'accepted', id, number: this.#room.number });
  }

  #me(): Client {
    if (this.#client === null) throw new TableProblem('no-hello', 'the first message must be hello', 'type');
    return this.#client;
  }

  #asHost(): Room {
    const isHost = this.#room.company.isHost(this.#me());
    if (!isHost) throw new TableProblem('not-host', 'only the host can do this');
    return this.#room;
  }

  #send(message: ServerMessage): void {
    this.#exchange.send(JSON.stringify(message));
  }
}

/** Starts the game, with bots in place of people who are not connected. */
async function startWithout(room: Room): Promise<void> {
  await room.seating.replaceAbsent();
  await room.start();
}
