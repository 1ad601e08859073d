/** The connections of one table, and what each is told. */
import { eventFor, moves, reasons, view, type Seat } from '@kickdoor/rules';
import type { ServerMessage, ServerMessageOf, Step, TableInfo } from '@kickdoor/protocol';
import type { MoveRecord, Setup } from '../store/records.ts';
import type { LiveGame } from './live-game.ts';

/** One connection after its `hello`. */
export interface Client {
  /** Hash of the secret that it showed; `null` for a spectator. */
  readonly hash: string | null;
  /** Whether it showed the host's secret. */
  readonly host: boolean;
  /** The last number that it was told; `null` where it has to be told everything. */
  seen: number | null;
  send(message: ServerMessage): void;
}

export class Audience {
  readonly #clients = new Set<Client>();
  readonly #failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  add(client: Client): void {
    this.#clients.add(client);
  }

  remove(client: Client): void {
    this.#clients.delete(client);
  }

  get size(): number {
    return this.#clients.size;
  }

  /** Whether anybody shows the secret of this seat. */
  isThere(setup: Setup, seat: Seat): boolean {
    const there = setup.seats[seat];
    if (there?.kind !== 'person') return false;
    for (const { hash } of this.#clients) if (hash === there.hash) return true;
    return false;
  }

  /** Tells all how the table looks. */
  tellTable(id: string, setup: Setup, least: number): void {
    const table = tableInfo(id, setup, least, this);
    for (const client of this.#clients) {
      client.send({ type: 'table', you: { seat: seatOf(setup, client), host: client.host }, table });
    }
  }

  /** Tells all what is new in the game. */
  tellGame(setup: Setup, game: LiveGame): void {
    const made = new Map<string, ServerMessage>();
    for (const client of this.#clients) this.#tell(setup, game, client, made);
  }

  /** Tells one what is new to it. */
  tellOne(setup: Setup, game: LiveGame, client: Client): void {
    this.#tell(setup, game, client, new Map());
  }

  #tell(setup: Setup, game: LiveGame, client: Client, made: Map<string, ServerMessage>): void {
    const seat = seatOf(setup, client);
    if (seat === null && !setup.spectators) return;
    const key = `${seat} ${client.seen}`;
    const message = made.get(key) ?? this.#update(game, seat, client.seen);
    made.set(key, message);
    // Who could not be told is told everything the next time.
    client.seen = message.type === 'update' ? message.number : null;
    client.send(message);
  }

  #update(game: LiveGame, seat: Seat | null, seen: number | null): ServerMessage {
    try {
      return buildUpdate(game, seat, seen);
    } catch (error) {
      this.#failed(error);
      return { type: 'error', code: 'defect', message: 'the table can not be shown as it is now' };
    }
  }

  /** Tells a bot's remark to all who see the game. */
  tellRemark(setup: Setup, seat: Seat, number: number, why: string): void {
    for (const client of this.#clients) {
      if (seatOf(setup, client) === null && !setup.spectators) continue;
      client.send({ type: 'remark', seat, number, why: { id: why } });
    }
  }

  watching(setup: Setup): number {
    let count = 0;
    for (const client of this.#clients) if (seatOf(setup, client) === null) count += 1;
    return count;
  }
}

/** The seat of a client; its number changes when empty seats fall away at the start. */
export function seatOf(setup: Setup, { hash }: Client): Seat | null {
  if (hash === null) return null;
  const seat = setup.seats.findIndex((there) => there.kind === 'person' && there.hash === hash);
  return seat < 0 ? null : seat;
}

/** The table as everybody with its link sees it. */
export function tableInfo(id: string, setup: Setup, least: number, audience: Audience): TableInfo {
  const { name, stage, spectators, sheet, sets, options } = setup;
  return {
    id,
    name,
    stage,
    public: setup.public,
    spectators,
    sheet,
    sets,
    options,
    least,
    watching: audience.watching(setup),
    seats: setup.seats.map((there, seat) =>
      there.kind === 'empty'
        ? { seat, kind: 'empty', name: null, sex: null, connected: false }
        : {
            seat,
            kind: there.kind,
            name: there.name,
            sex: there.sex,
            connected: there.kind === 'bot' || audience.isThere(setup, seat),
          },
    ),
  };
}

/** What is told of a game. */
export type ToldGame = Pick<LiveGame, 'box' | 'state' | 'number' | 'waits' | 'stepsAfter' | 'lastSteps'>;

/** What a seat, or a spectator, is told of a game after number `seen`. */
export function buildUpdate(
  game: ToldGame,
  seat: Seat | null,
  seen: number | null,
): ServerMessageOf<'update'> {
  const since = seen === null ? null : game.stepsAfter(seen);
  const { box, state } = game;
  return {
    type: 'update',
    number: game.number,
    fresh: since === null,
    steps: (since ?? game.lastSteps).map((step) => toStep(step, seat)),
    view: view(box, state, seat),
    offers: seat === null ? [] : [...moves(box, state, seat)],
    reasons: seat === null ? [] : [...reasons(box, state, seat)],
    clocks: game.waits.left(Date.now()),
  };
}

function toStep({ number, at, seat, events }: MoveRecord, to: Seat | null): Step {
  return { number, at, by: seat, events: events.map((event) => eventFor(event, to)) };
}
