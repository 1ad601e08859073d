/** Calls players through the push services of their browsers (Web Push, RFC 8030, 8291 and 8292). */
import type { PushAddress, PushedCall } from '@kickdoor/protocol';
import type { Pager } from '@kickdoor/tables/context/pager.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import webPush from 'web-push';
import { z } from 'zod';
import { isPushService } from './services.ts';

/** The owner's settings for calls. */
export interface PushSettings {
  /** Whom a push service can contact about this server: a `mailto:` or `https:` address. */
  readonly contact: string;
  /** Hosts of push services besides the known ones. */
  readonly hosts: readonly string[];
}

/** The name of the keys in the store. */
const KEYS = 'push';
const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });
type Keys = z.infer<typeof Keys>;

/** Seconds for which a push service keeps a call for a browser that can't be reached. */
const TTL = 24 * 3600;
/** Milliseconds within which a push service must answer. */
const PATIENCE = 10_000;
/** Statuses for a browser that has unsubscribed, or never subscribed. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** A push service has refused a call. */
class PushError extends Error {
  override readonly name = 'PushError';
}

/**
 * A call says which table waits, and is encrypted for the browser: the push service learns only when somebody is
 * called.
 */
export class Push implements Pager {
  readonly #settings: PushSettings;
  readonly #keys: Keys;
  readonly #fetch: typeof fetch;

  private constructor(settings: PushSettings, keys: Keys, send: typeof fetch) {
    this.#settings = settings;
    this.#keys = keys;
    this.#fetch = send;
  }

  /** Uses the store's keys, which are generated on first use and shared by all servers on that store. */
  static async open(
    store: Pick<Store, 'keepKey'>,
    settings: PushSettings,
    send: typeof fetch = fetch,
  ): Promise<Push> {
    const kept = await store.keepKey(KEYS, JSON.stringify(webPush.generateVAPIDKeys()));
    return new Push(settings, Keys.parse(JSON.parse(kept)), send);
  }

  /** The public key that browsers subscribe with. */
  get key(): string {
    return this.#keys.publicKey;
  }

  takes = ({ endpoint }: PushAddress): boolean => isPushService(endpoint, this.#settings.hosts);

  call = async (address: PushAddress, what: PushedCall): Promise<boolean> => {
    // The settings may have changed since the address was stored.
    if (!this.takes(address)) return false;
    const request = this.#request(address, what);
    if (request === null) return false;
    const { endpoint, headers, body } = request;
    const answer = await this.#fetch(endpoint, {
      method: 'POST',
      headers: z.record(z.string(), z.coerce.string()).parse(headers),
      body: Uint8Array.from(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    if (GONE.has(answer.status)) return false;
    if (!answer.ok) throw new PushError(`the push service answered ${answer.status}`);
    return true;
  };

  /** The encrypted call; `null` if it can't be encrypted because the browser's key isn't a point on the curve. */
  #request(address: PushAddress, what: PushedCall) {
    try {
      return webPush.generateRequestDetails(address, JSON.stringify(what), {
        vapidDetails: { subject: this.#settings.contact, ...this.#keys },
        TTL,
        urgency: 'high',
        // An undelivered call is replaced by the next one of the same table.
        topic: what.table,
      });
    } catch {
      return null;
    }
  }
}
