/** Which of the other nodes answer this one. */
import type { ServerClock, Timer } from '@kickdoor/tables/base/clock.ts';
import type { Peer } from '../store/postgres/claims.ts';

/** Milliseconds between two requests to a node. */
const ASK_EVERY = 1000;
/** Milliseconds without an answer after which a node counts as unreached: longer than a busy node may stall. */
const SILENT = 3500;

export interface ReachParts {
  readonly clock: ServerClock;
  /** The other living nodes. */
  readonly peers: () => readonly Peer[];
  readonly answers: (peer: Peer) => Promise<boolean>;
  /** Called when a node has not answered in time, since lines to it would leave their players waiting. */
  readonly mute: (peer: Peer) => void;
  /** Called when different nodes are unreached than before. */
  readonly changed: () => void;
}

/** Asks every living node each second, from construction until `stop`. */
export class Reach {
  readonly #parts: ReachParts;
  readonly #timer: Timer;
  /** When each node last answered or, if it never has, was first asked. */
  readonly #heard = new Map<string, number>();
  readonly #asking = new Set<string>();
  #unreached: readonly string[] = [];

  constructor(parts: ReachParts) {
    this.#parts = parts;
    this.#timer = parts.clock.every(ASK_EVERY, () => this.#look());
  }

  /** The ids of the living nodes that have not answered for a while. */
  get unreached(): readonly string[] {
    return this.#unreached;
  }

  stop(): void {
    this.#timer.stop();
  }

  #look(): void {
    const peers = this.#parts.peers();
    const ids = new Set(peers.map(({ id }) => id));
    for (const id of this.#heard.keys()) if (!ids.has(id)) this.#heard.delete(id);
    for (const peer of peers) void this.#ask(peer);
    this.#judge();
  }

  async #ask(peer: Peer): Promise<void> {
    const { clock, answers, mute } = this.#parts;
    if (!this.#heard.has(peer.id)) this.#heard.set(peer.id, clock.now());
    if (this.#asking.has(peer.id)) return;
    this.#asking.add(peer.id);
    const answered = await answers(peer);
    this.#asking.delete(peer.id);
    if (!answered) mute(peer);
    else if (this.#heard.has(peer.id)) this.#heard.set(peer.id, clock.now());
    this.#judge();
  }

  #judge(): void {
    const now = this.#parts.clock.now();
    const unreached = [...this.#heard].flatMap(([id, heard]) => (now - heard >= SILENT ? [id] : []));
    const isSame =
      unreached.length === this.#unreached.length && unreached.every((id) => this.#unreached.includes(id));
    this.#unreached = unreached;
    if (!isSame) this.#parts.changed();
  }
}
