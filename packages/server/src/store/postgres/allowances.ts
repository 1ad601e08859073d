/** Limits by address that hold for all nodes together. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Rate } from '@kickdoor/tables/base/bucket.ts';
import type { SharedRates } from '../../guard/limits.ts';

/** Refills a bucket by the database's clock, and takes one token if there is one. */
const TAKE = `
  insert into allowances as a (key, "left", at) values ($1, $2::float8 - 1, clock_timestamp())
  on conflict (key) do update
  set "left" = least($2, a."left" + extract(epoch from clock_timestamp() - a.at) * $3::float8) - 1, at = clock_timestamp()
  where least($2, a."left" + extract(epoch from clock_timestamp() - a.at) * $3::float8) >= 1
  returning "left"`;

/** What was not used for so long is full again, whatever the limit. */
const FORGET = "delete from allowances where at < clock_timestamp() - interval '1 day'";
/** Milliseconds between two such looks. */
const FORGET_EVERY = 3600_000;

/** Token buckets in the database, for what costs the shared store room. Rejects where the database is away. */
export class Allowances implements SharedRates {
  readonly #pool: pg.Pool;
  readonly #secret: string;
  #forgot = 0;

  constructor(pool: pg.Pool, secret: string) {
    this.#pool = pool;
    this.#secret = secret;
  }

  /** Whether an address may do something once more. The database learns no addresses, only what they are hashed to. */
  async take(what: string, address: string, { atOnce, perSecond }: Rate): Promise<boolean> {
    const key = createHmac('sha256', this.#secret).update(`${what} ${address}`).digest('hex');
    const { rowCount } = await this.#pool.query(TAKE, [key, atOnce, perSecond]);
    if (performance.now() - this.#forgot > FORGET_EVERY) {
      this.#forgot = performance.now();
      await this.#pool.query(FORGET);
    }
    return rowCount === 1;
  }
}
