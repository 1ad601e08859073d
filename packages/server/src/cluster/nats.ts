/** Hints over NATS core: delivered at most once, never stored. */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { Hint, type Hints } from './hints.ts';

const SUBJECT = 'kickdoor.hints';
/** Milliseconds until an unresponsive server counts as unreachable. */
const PATIENCE = 3000;
/** Milliseconds between two attempts to reconnect, and the maximum random addition. */
const AGAIN = { wait: 500, jitter: 500 };

/** No NATS server answers at the address. */
export class NatsError extends Error {
  override readonly name = 'NatsError';
  readonly where: string;

  constructor(where: string, cause: unknown) {
    super(`NATS at ${where} can't be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.where = where;
  }
}

/** Connects to the NATS servers of a comma-separated list. Throws {@link NatsError}. */
export async function openNats(servers: string, log: Logger): Promise<NatsHints> {
  try {
    const connection = await connect({
      servers: servers.split(',').map((server) => server.trim()),
      name: 'kickdoor',
      noEcho: true,
      timeout: PATIENCE,
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN.wait,
      reconnectJitter: AGAIN.jitter,
      pingInterval: 5000,
      maxPingOut: 2,
    });
    return new NatsHints(connection, log);
  } catch (error) {
    throw new NatsError(withoutPasswords(servers), error);
  }
}

/**
 * Reconnects by itself when NATS is back. Hints that can't be sent meanwhile are lost, which costs other nodes a query
 * to the database.
 */
export class NatsHints implements Hints {
  readonly #connection: NatsConnection;
  readonly #log: Logger;

  constructor(connection: NatsConnection, log: Logger) {
    this.#connection = connection;
    this.#log = log;
    void this.#watch();
  }

  tell(hint: Hint): void {
    try {
      this.#connection.publish(SUBJECT, JSON.stringify(hint));
    } catch (error) {
      this.#log.debug({ err: error }, 'a hint was not sent');
    }
  }

  listen(heard: (hint: Hint) => void): void {
    this.#connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error !== null) return;
        const hint = Hint.safeParse(parsed(message.string()));
        if (hint.success) heard(hint.data);
      },
    });
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') this.#log.warn('NATS is away: nodes hear of each other later');
      if (type === 'reconnect') this.#log.info('NATS is back');
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The addresses without passwords, for messages. */
function withoutPasswords(servers: string): string {
  return servers.replaceAll(/\/\/[^@,/]*@/gu, '//***@');
}
