/** This node's requests to others, and the connections that it pipes to them. */
import { Agent, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Peer } from '../store/postgres/claims.ts';
import { StoreAwayError } from '@kickdoor/tables/store/store.ts';
import { PASS_HEADER, writePass, type RequestLine } from './pass.ts';

/** Milliseconds until an unresponsive node counts as away. */
const PATIENCE = 2500;
const HEALTH: RequestLine = { method: 'GET', url: '/health' };

/** A request to another node, on behalf of a client. */
export interface Forwarded extends RequestLine {
  readonly headers: OutgoingHttpHeaders;
  /** The client's address. */
  readonly address: string;
  readonly body?: string;
}

/** Another node's answer; for an upgrade, with its end of the connection. */
export interface Answer {
  readonly response: IncomingMessage;
  readonly upgraded: { readonly socket: Duplex; readonly head: Buffer } | null;
}

/** The other node is down or can't be reached from here. */
export class NeighborAwayError extends StoreAwayError {}

/** Every request carries a pass, which tells the other node who asks and for which client. */
export class Neighbors {
  readonly #secret: string;
  readonly #agent = new Agent({ keepAlive: true });
  /** How to end each pipe, by node. */
  readonly #pipes = new Map<string, Set<() => void>>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The number of open pipes. */
  get size(): number {
    let all = 0;
    for (const lines of this.#pipes.values()) all += lines.size;
    return all;
  }

  /** Sends a request. Rejects with {@link NeighborAwayError} if no answer begins in time, or before `end` is signaled. */
  send(peer: Peer, { method, url, headers, address, body }: Forwarded, end?: AbortSignal): Promise<Answer> {
    const pass = writePass(this.#secret, { to: peer.id, address }, { method, url });
    const upgrade = headers.upgrade !== undefined;
    return new Promise((resolve, reject) => {
      const asked = ask(new URL(url, peer.address), {
        method,
        headers: { ...headers, [PASS_HEADER]: pass },
        // A connection that becomes a WebSocket is not reused.
        agent: upgrade ? false : this.#agent,
      });
      const slow = setTimeout(() => asked.destroy(new Error('no answer in time')), PATIENCE);
      const ended = () => asked.destroy(new Error('it is not awaited any more'));
      end?.addEventListener('abort', ended);
      const answered = () => {
        clearTimeout(slow);
        end?.removeEventListener('abort', ended);
      };
      asked.on('response', (response) => {
        answered();
        resolve({ response, upgraded: null });
      });
      asked.on('upgrade', (response, socket, head) => {
        answered();
        socket.setNoDelay(true);
        resolve({ response, upgraded: { socket, head } });
      });
      asked.on('error', (error) => {
        answered();
        reject(new NeighborAwayError(`the node at ${peer.address} does not answer`, { cause: error }));
      });
      asked.end(body);
    });
  }

  /** Connects the two ends of a line until either closes. */
  pipe(peer: Peer, near: Duplex, far: Duplex): void {
    const lines = this.#pipes.get(peer.id) ?? new Set();
    this.#pipes.set(peer.id, lines);
    const end = () => {
      lines.delete(end);
      near.destroy();
      far.destroy();
    };
    lines.add(end);
    for (const side of [near, far]) side.on('error', end).on('close', end);
    near.pipe(far);
    far.pipe(near);
  }

  /** Cuts the pipes to a node. */
  cut(id: string): void {
    const lines = this.#pipes.get(id);
    this.#pipes.delete(id);
    for (const end of lines ?? []) end();
  }

  /** Whether a node answers within {@link PATIENCE}. */
  async answers(peer: Peer): Promise<boolean> {
    try {
      const { response } = await this.send(peer, { ...HEALTH, headers: {}, address: '127.0.0.1' });
      response.resume();
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    for (const id of this.#pipes.keys()) this.cut(id);
    this.#agent.destroy();
  }
}
