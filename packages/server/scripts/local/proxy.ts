/** A TCP proxy that simulates a network between two programs and can be cut. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Proxy {
  readonly #server: Server;
  readonly #lines = new Set<readonly [Socket, Socket]>();
  #cut = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Listens on a free port of 127.0.0.1 and forwards everything to another one. */
  static async make(target: number): Promise<Proxy> {
    const server = createServer({ pauseOnConnect: true });
    const made = new Proxy(server);
    server.on('connection', (near) => made.#join(near, target));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return made;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** Silently blocks all traffic, like lost packets. */
  cut(): void {
    this.#cut = true;
    for (const line of this.#lines) {
      for (const side of line) {
        side.unpipe();
        side.pause();
      }
    }
  }

  /** Unblocks traffic. Connections that were cut are closed. */
  mend(): void {
    this.#cut = false;
    for (const line of this.#lines) for (const side of line) side.destroy();
    this.#lines.clear();
  }

  close(): void {
    this.#server.close();
    for (const line of this.#lines) for (const side of line) side.destroy();
  }

  #join(near: Socket, target: number): void {
    const far = connect(target, '127.0.0.1');
    const line = [near, far] as const;
    this.#lines.add(line);
    for (const side of line) {
      side.setNoDelay(true);
      side.on('error', () => undefined);
      side.on('close', () => {
        // While the proxy is cut, the other end isn't notified.
        if (this.#cut) return;
        this.#lines.delete(line);
        for (const each of line) each.destroy();
      });
    }
    if (this.#cut) return;
    near.pipe(far);
    far.pipe(near);
  }
}
