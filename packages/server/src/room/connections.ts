/** The connections of one table, and what is sent to each. */
import { randomInt } from 'node:crypto';
import { eventFor, legalMoves, reasons, view, type Seat } from '@kickdoor/rules';
import type { ServerMessage, ServerMessageOf, Step, TableInfo } from '@kickdoor/protocol';
import type { MoveRecord, Setup } from '../store/records.ts';
import type { LiveGame } from './live-game.ts';

/** A connection that has said `hello`. */
export interface Client {
  /** Hash of the secret it presented; `null` for a spectator. */
  readonly hash: string | null;
  /** Whether it presented the host's secret. */
  readonly host: boolean;
  /** The number of the last update it got; `null` if it needs everything. */
  seen: number | null;
  send(message: ServerMessage): void;
}

export class Connections {
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

  has(client: Client): boolean {
    return this.#clients.has(client);
  }

  get size(): number {
    return this.#clients.size;
  }

  /** Whether a connection has presented the secret of this seat. */
  isThere(setup: Setup, seat: Seat): boolean {
    const there = setup.seats[seat];
    if (there?.kind !== 'person') return false;
    for (const { hash } of this.#clients) if (hash === there.hash) return true;
    return false;
  }

  /** Sends the table's state to everybody. */
  broadcastTable(setup: Setup, table: TableInfo): void {
    for (const client of this.#clients) sendTable(setup, client, table);
  }

  /**
   * Sends everybody what is new in the game. All messages are built before the first is sent, and go out in random
   * order, so that their timing reveals nothing about a hand. Clients that have missed more than is in memory are
   * passed to `behind`.
   */
  broadcastGame(setup: Setup, game: LiveGame, behind: (client: Client) => void): void {
    const made = new Map<string, ServerMessage>();
    const outgoing: [Client, ServerMessage][] = [];
    for (const client of this.#clients) {
      const seat = seatOf(setup, client);
      if (seat === null && !setup.spectators) continue;
      const missed = missedBy(client, game);
      if (missed === null) {
        behind(client);
        continue;
      }
      const key = `${seat} ${client.seen}`;
      const message = made.get(key) ?? this.#update(game, seat, missed);
      made.set(key, message);
      outgoing.push([client, message]);
    }
    for (const [client, message] of shuffled(outgoing)) send(client, message);
  }

  /** Sends one client what it has missed. */
  sendMissed(setup: Setup, game: LiveGame, client: Client, missed: Missed): void {
    send(client, this.#update(game, seatOf(setup, client), missed));
  }

  #update(game: LiveGame, seat: Seat | null, missed: Missed): ServerMessage {
    try {
      return buildUpdate(game, seat, missed);
    } catch (error) {
      this.#failed(error);
      return { type: 'error', code: 'defect', message: 'the table can not be shown as it is now' };
    }
  }

  broadcast(message: ServerMessage): void {
    for (const client of this.#clients) client.send(message);
  }

  /** Sends a bot's remark to everybody who sees the game. */
  broadcastRemark(setup: Setup, seat: Seat, number: number, why: string): void {
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

/** The seat of a client; its number changes when empty seats are removed at the start. */
export function seatOf(setup: Setup, { hash }: Client): Seat | null {
  if (hash === null) return null;
  const seat = setup.seats.findIndex((there) => there.kind === 'person' && there.hash === hash);
  return seat < 0 ? null : seat;
}

/** The table as everybody with its link sees it. */
export function tableInfo(id: string, setup: Setup, minPlayers: number, connections: Connections): TableInfo {
  const { name, stage, spectators, sheet, sets, options } = setup;
  return {
    id,
    name,
    stage,
    public: setup.public,
    spectators,
    sheet,
    sets,
    editions: setup.began?.header.sets.map(({ hash }) => hash) ?? null,
    options,
    minPlayers,
    watching: connections.watching(setup),
    seats: setup.seats.map((there, seat) =>
      there.kind === 'empty'
        ? { seat, kind: 'empty', name: null, sex: null, connected: false }
        : {
            seat,
            kind: there.kind,
            name: there.name,
            sex: there.sex,
            connected: there.kind === 'bot' || connections.isThere(setup, seat),
          },
    ),
  };
}

/** Moves that a client has not seen. */
export interface Missed {
  /** Whether they replace what the client has instead of continuing it. */
  readonly resync: boolean;
  readonly steps: readonly MoveRecord[];
}

/** The part of a game that updates are built from. */
export type BroadcastGame = Pick<LiveGame, 'pool' | 'state' | 'number' | 'waits'>;

/** The update for a seat, or for a spectator. */
export function buildUpdate(
  { pool, state, number, waits }: BroadcastGame,
  seat: Seat | null,
  { resync, steps }: Missed,
): ServerMessageOf<'update'> {
  return {
    type: 'update',
    number,
    resync,
    steps: steps.map((step) => toStep(step, seat)),
    view: view(pool, state, seat),
    legalMoves: seat === null ? [] : [...legalMoves(pool, state, seat)],
    reasons: seat === null ? [] : [...reasons(pool, state, seat)],
    clocks: waits.left(),
  };
}

/** What a client has missed, if it is in memory; otherwise `null`. */
function missedBy({ seen }: Client, game: LiveGame): Missed | null {
  if (seen === null) return game.number === 0 ? { resync: true, steps: [] } : null;
  const steps = game.recentAfter(seen);
  return steps === null ? null : { resync: false, steps };
}

/** Sends one client the table's state, and who they are there. */
export function sendTable(setup: Setup, client: Client, table: TableInfo): void {
  client.send({ type: 'table', you: { seat: seatOf(setup, client), host: client.host }, table });
}

function send(client: Client, message: ServerMessage): void {
  // A client whose update failed gets everything next time.
  client.seen = message.type === 'update' ? message.number : null;
  client.send(message);
}

/** Unpredictable order. */
function shuffled<T>(list: T[]): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    const [one, two] = [list[at], list[other]];
    if (one !== undefined && two !== undefined) [list[at], list[other]] = [two, one];
  }
  return list;
}

function toStep({ number, at, seat, events }: MoveRecord, to: Seat | null): Step {
  return { number, at, by: seat, events: events.map((event) => eventFor(event, to)) };
}
