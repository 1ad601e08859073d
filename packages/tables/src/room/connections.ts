/** The connections of one table, and what is sent to each. */
import { randomBelow } from '../secrets.ts';
import type { Phrase, Seat } from '@kickdoor/rules';
import type { FairDeal, Motion, ServerMessage, Sight, TableInfo } from '@kickdoor/protocol';
import type { Setup } from '../store/records.ts';
import { broughtBy } from './brought-packs.ts';
import type { LiveGame } from './live-game.ts';
import { isBotPlayed, stopOf } from './patience.ts';
import { buildUpdate, sightOf, Telling, type Missed } from './sights.ts';

/** A connection that has said `hello`. */
export interface Client {
  /** Hash of the secret it presented; `null` for a spectator. */
  readonly hash: string | null;
  /** Whether it presented the host's secret. */
  readonly host: boolean;
  /** Whether it takes part in fair chance. */
  readonly parts?: boolean;
  /** The number of the last update or change it got; `null` if it needs everything. */
  seen: number | null;
  /** What it has put together from those, which changes continue; `null` if it needs a whole update. */
  has: Sight | null;
  /** Sends a message as JSON. */
  send(text: string): void;
  /** Disconnects it, after what it has been sent. */
  end?(): void;
  /** Ends the connection without a message; the client comes back by itself. */
  cut(): void;
}

/** A message for a client, and what the client has once it is there. */
interface Outgoing {
  readonly text: string;
  readonly seen: number | null;
  readonly has: Sight | null;
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

  /** Whether the seat of a secret is connected by a client that takes part in fair chance. */
  takesPart(hash: string): boolean {
    for (const client of this.#clients) if (client.hash === hash && client.parts === true) return true;
    return false;
  }

  /** Whether somebody is connected who may do what the host may, and no bot stands in for them. */
  isHostThere(setup: Setup): boolean {
    for (const client of this.#clients) {
      if (!isHost(setup, client)) continue;
      const seat = seatOf(setup, client);
      if (seat === null || !isBotPlayed(setup.seats[seat])) return true;
    }
    return false;
  }

  /** What the host is called here; `null` while none is there, or none has a seat. */
  hostName(setup: Setup): string | null {
    for (const client of this.#clients) {
      const name = isHost(setup, client) ? nameOf(setup, client) : null;
      if (name !== null) return name;
    }
    return null;
  }

  /** Sends the table's state to everybody: to each as they may see it. */
  broadcastTable(setup: Setup, tableFor: (client: Client) => TableInfo): void {
    for (const client of this.#clients) sendTable(setup, client, tableFor(client));
  }

  /** Sends the table's state to the clients of one seat. */
  tellSeat(setup: Setup, seat: Seat, table: TableInfo): void {
    for (const client of this.#clients) if (seatOf(setup, client) === seat) sendTable(setup, client, table);
  }

  /**
   * Sends everybody what is new in the game. All messages are built before the first is sent, and go out in random
   * order, so that their timing reveals nothing about a hand. Clients that have missed more than is in memory are
   * passed to `behind`.
   */
  broadcastGame(setup: Setup, game: LiveGame, behind: (client: Client) => void): void {
    const telling = new Telling(game);
    const sights = new Map<Seat | null, Sight>();
    const made = new Map<string, Outgoing>();
    const outgoing: [Client, Outgoing][] = [];
    for (const client of this.#clients) {
      const seat = seatOf(setup, client);
      // What spectators see later comes from the gallery.
      if (seat === null && (!setup.spectators || setup.delay > 0)) continue;
      const missed = missedBy(client, game);
      if (missed === null) {
        behind(client);
        continue;
      }
      // Clients of a seat that have the same number have the same of the game, or nothing.
      const key = `${seat} ${client.seen} ${client.has === null}`;
      const message =
        made.get(key) ??
        this.#built(() => {
          const sight = sights.get(seat) ?? sightOf(game, seat);
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

  /** Sends one client what it has missed, and all that it sees. */
  sendMissed(setup: Setup, game: LiveGame, client: Client, missed: Missed): void {
    const seat = seatOf(setup, client);
    const known = this.#sightOf(setup, seat, game.number);
    send(
      client,
      this.#built(() => whole(game, seat, missed, known ?? sightOf(game, seat))),
    );
  }

  /** What another client of a seat has of the game as it is now. */
  #sightOf(setup: Setup, seat: Seat | null, number: number): Sight | null {
    for (const client of this.#clients) {
      if (client.has?.number === number && seatOf(setup, client) === seat) return client.has;
    }
    return null;
  }

  /** Nobody's copy of the game can be trusted any more: everybody gets a whole one next time. */
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

  /** Sends something to everybody who sees the game now. */
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

/** Why a bot has made a move. */
export function remarkOf(seat: Seat, number: number, why: Phrase): ServerMessage {
  return { type: 'remark', seat, number, why };
}

/** Whether a client may do what the host may. */
export function isHost({ deputy }: Setup, { host, hash }: Client): boolean {
  return host || (deputy !== null && hash === deputy);
}

/** What a client's player is called; `null` for one without a seat. */
export function nameOf(setup: Setup, client: Client): string | null {
  const there = setup.seats[seatOf(setup, client) ?? -1];
  return there?.kind === 'person' ? there.name : null;
}

/** What there is to say of a table besides its setup. */
interface Around {
  readonly minPlayers: number;
  readonly connections: Connections;
  readonly motions: Motion[];
  readonly fair: FairDeal | null;
  /** Whether bots may search here. */
  readonly searches: boolean;
  /** Whether a seat lets spectators see what it sees. */
  readonly isOpen: (seat: Seat) => boolean;
}

/** The table as everybody with its link sees it. */
export function tableInfo(
  id: string,
  setup: Setup,
  { minPlayers, connections, motions, fair, searches, isOpen }: Around,
): TableInfo {
  const { name, stage, spectators, sheet, sets, options, speed, pace, paused, lesson } = setup;
  const { delay, talk, rulings, openHands, next } = setup;
  return {
    id,
    name,
    stage,
    public: setup.public,
    spectators,
    sheet,
    sets,
    packs: setup.packs.map((pack) => broughtBy(pack, pack.by ?? connections.hostName(setup))),
    editions: setup.began?.header.sets.map(({ hash }) => hash) ?? null,
    options,
    speed,
    pace,
    paused,
    motions,
    hostThere: connections.isHostThere(setup),
    delay,
    talk,
    rulings,
    openHands,
    link: setup.link ?? id,
    next,
    lesson,
    fair,
    moved: setup.moved?.after ?? null,
    minPlayers,
    watching: connections.watching(setup),
    searches,
    seats: setup.seats.map((there, seat) =>
      there.kind === 'empty'
        ? {
            seat,
            kind: 'empty',
            name: null,
            sex: null,
            connected: false,
            standIn: false,
            open: false,
            strength: null,
            character: null,
          }
        : {
            seat,
            kind: there.kind,
            name: there.name,
            sex: there.sex,
            connected: there.kind !== 'person' || connections.isThere(setup, seat),
            standIn: there.kind === 'person' && there.standIn === true,
            open: isOpen(seat),
            strength: there.kind === 'bot' ? there.strength : null,
            character: there.kind === 'bot' ? there.character : null,
          },
    ),
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
  const seat = seatOf(setup, client);
  const you = { seat, host: isHost(setup, client), stop: stopOf(setup, seat) };
  say(client, { type: 'table', you, table });
}

/** Sends one client a message. */
export function say(client: Client, message: ServerMessage): void {
  client.send(JSON.stringify(message));
}

function send(client: Client, { text, seen, has }: Outgoing): void {
  client.seen = seen;
  client.has = has;
  client.send(text);
}

/** All that a seat sees, for a client that has nothing or not enough. */
function whole(game: LiveGame, seat: Seat | null, missed: Missed, has: Sight): Outgoing {
  return { text: JSON.stringify(buildUpdate(game, seat, missed, has)), seen: game.number, has };
}

/** Unpredictable order. */
function shuffled<T>(list: T[]): T[] {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = randomBelow(at + 1);
    const [one, two] = [list[at], list[other]];
    if (one !== undefined && two !== undefined) [list[at], list[other]] = [two, one];
  }
  return list;
}
