/** The connections of one table, and what is sent to each. */
import type { ServerMessage, TableInfo } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { randomBelow } from '../base/secrets.ts';
import type { Setup } from '../store/records.ts';
import { isHost, nameOf, seatOf, sendTable, type Client } from './client.ts';
import type { LiveGame } from '../game/live-game.ts';
import { isBotPlayed } from '../seats/patience.ts';
import { buildUpdate, sightOf, Telling, type Missed, type Shown } from './sights.ts';

/** A message for a client, and the client's state after it. */
interface Outgoing {
  readonly text: string;
  readonly seen: number | null;
  readonly has: Shown | null;
}

/** Decides what each client may see, by its seat: messages are built for that seat alone. */
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

  /** Cuts every connection. */
  cut(): void {
    for (const client of this.#clients) client.cut();
    this.#clients.clear();
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

  /** Whether a seat's secret is connected with a client that takes part in fair chance. */
  takesPart(hash: string): boolean {
    for (const client of this.#clients) if (client.hash === hash && client.parts === true) return true;
    return false;
  }

  /** Whether somebody with the host's rights is connected and no bot stands in for them. */
  isHostThere(setup: Setup): boolean {
    for (const client of this.#clients) {
      if (!isHost(setup, client)) continue;
      const seat = seatOf(setup, client);
      if (seat === null || !isBotPlayed(setup.seats[seat])) return true;
    }
    return false;
  }

  /** The host's name; `null` if no host is connected or none has a seat. */
  hostName(setup: Setup): string | null {
    for (const client of this.#clients) {
      const name = isHost(setup, client) ? nameOf(setup, client) : null;
      if (name !== null) return name;
    }
    return null;
  }

  /** Sends everybody the table's state, each as they may see it. */
  broadcastTable(setup: Setup, tableFor: (client: Client) => TableInfo): void {
    for (const client of this.#clients) sendTable(setup, client, tableFor(client));
  }

  /** Sends the table's state to the clients of one seat. */
  sendTableTo(setup: Setup, seat: Seat, table: TableInfo): void {
    for (const client of this.#clients) if (seatOf(setup, client) === seat) sendTable(setup, client, table);
  }

  /**
   * Sends everybody what is new in the game. All messages are built before the first is sent, and go out in random
   * order, so that their timing reveals nothing about a hand. Clients that have missed more than is in memory are
   * passed to `behind`.
   */
  broadcastGame(setup: Setup, game: LiveGame, behind: (client: Client) => void): void {
    const telling = new Telling(game);
    const sights = new Map<Seat | null, Shown>();
    const made = new Map<string, Outgoing>();
    const outgoing: [Client, Outgoing][] = [];
    for (const client of this.#clients) {
      const seat = seatOf(setup, client);
      // The gallery serves delayed spectators.
      if (seat === null && (!setup.spectators || setup.delay > 0)) continue;
      const missed = missedBy(client, game);
      if (missed === null) {
        behind(client);
        continue;
      }
      // Clients of a seat with the same number have either the same state or none.
      const key = `${seat} ${client.seen} ${client.has === null}`;
      const message =
        made.get(key) ??
        this.#built(() => {
          const sight = sights.get(seat) ?? sightOf(game, seat, telling.clocks);
          sights.set(seat, sight);
          return client.has === null
            ? whole(game, seat, missed, sight)
            : { text: telling.change(seat, client.has, sight, missed.steps), seen: game.number, has: sight };
        });
      made.set(key, message);
      outgoing.push([client, message]);
    }
    for (const [client, message] of shuffled(outgoing)) send(client, message);
  }

  /** Sends one client what it has missed, and its whole current view. */
  sendMissed(setup: Setup, game: LiveGame, client: Client, missed: Missed): void {
    const seat = seatOf(setup, client);
    const known = this.#sightOf(setup, seat, game.number);
    send(
      client,
      this.#built(() => whole(game, seat, missed, known ?? sightOf(game, seat))),
    );
  }

  /** The current state as another client of the same seat has it. */
  #sightOf(setup: Setup, seat: Seat | null, number: number): Shown | null {
    for (const client of this.#clients) {
      if (client.has?.number === number && seatOf(setup, client) === seat) return client.has;
    }
    return null;
  }

  /** Discards all clients' states, so that everybody gets a whole update next time. */
  forget(): void {
    for (const client of this.#clients) client.has = null;
  }

  #built(build: () => Outgoing): Outgoing {
    try {
      return build();
    } catch (error) {
      this.#failed(error);
      const message: ServerMessage = {
        type: 'error',
        code: 'defect',
        message: 'the table can not be shown as it is now',
      };
      return { text: JSON.stringify(message), seen: null, has: null };
    }
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const client of this.#clients) client.send(text);
  }

  /** Sends a message to everybody who sees the game without delay. */
  broadcastToViewers(setup: Setup, message: ServerMessage): void {
    const text = JSON.stringify(message);
    const isShown = setup.spectators && setup.delay === 0;
    for (const client of this.#clients) {
      if (isShown || seatOf(setup, client) !== null) client.send(text);
    }
  }

  /** Disconnects everybody. */
  end(): void {
    for (const client of this.#clients) client.end?.();
    this.#clients.clear();
  }

  watching(setup: Setup): number {
    let count = 0;
    for (const client of this.#clients) if (seatOf(setup, client) === null) count += 1;
    return count;
  }
}

/** What a client has missed, if that is in memory; otherwise `null`. */
function missedBy({ seen }: Client, game: LiveGame): Missed | null {
  if (seen === null) return game.number === 0 ? { resync: true, steps: [] } : null;
  const steps = game.recentAfter(seen);
  return steps === null ? null : { resync: false, steps };
}

function send(client: Client, { text, seen, has }: Outgoing): void {
  client.seen = seen;
  client.has = has;
  client.send(text);
}

/** A whole update, for a client that has nothing or not enough. */
function whole(game: LiveGame, seat: Seat | null, missed: Missed, has: Shown): Outgoing {
  return { text: JSON.stringify(buildUpdate(game, seat, missed, has)), seen: game.number, has };
}

/** Shuffles a list in place, unpredictably. */
function shuffled<T>(list: T[]): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = randomBelow(at + 1);
    const [one, two] = [list[at], list[other]];
    if (one !== undefined && two !== undefined) [list[at], list[other]] = [two, one];
  }
  return list;
}
