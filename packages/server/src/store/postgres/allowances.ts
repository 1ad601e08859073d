/** Limits per address, shared by all nodes. */
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

/** A bucket unused for this long is full again, whatever its limit. */
const FORGET = "delete from allowances where at < clock_timestamp() - interval '1 day'";
/** Milliseconds between two such deletions. */
const FORGET_EVERY = 3600_000;

/**
 * Token buckets in the database, for what takes up space in the shared store. Rejects if the database is unreachable.
 */
export class Allowances implements SharedRates {
  readonly #pool: pg.Pool;
  readonly #secret: string;
  #forgot = 0;

  constructor(pool: pg.Pool, secret: string) {
    this.#pool = pool;
    this.#secret = secret;
  }

  /** Takes a token for an address, if there is one. The database gets no addresses, only keyed hashes of them. */
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
