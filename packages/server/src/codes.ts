/**
 * Codes that open a player's seats in another browser. The store has what a code opens only sealed with that code, so
 * reading the store opens no seat.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import {
  CODE_LETTERS,
  KEPT_LETTERS,
  ONCE_LETTERS,
  OpenedCode,
  type MadeCode,
  type MakeCode,
} from '@kickdoor/protocol';
import type { z } from 'zod';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { CodeStore } from '@kickdoor/tables/store/code-store.ts';

/** Milliseconds for which a code for another device is valid. */
const ONCE_VALID = 180_000;
/** Milliseconds after which an unused code is deleted. */
const FORGOTTEN = 400 * 24 * 3600_000;
/** Milliseconds between two sweeps for such codes. */
const SWEEP_EVERY = 60_000;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Makes and opens codes. Methods throw a problem (`bad-code`) for a code that is invalid or expired. Rate limits are up
 * to the caller.
 */
export class Codes {
  readonly #store: CodeStore;
  readonly #clock: Pick<ServerClock, 'date'>;
  #swept = 0;

  constructor(store: CodeStore, clock: Pick<ServerClock, 'date'>) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Makes a code, or replaces what an existing one opens. */
  async make(wish: z.output<typeof MakeCode>): Promise<MadeCode> {
    const at = this.#clock.date();
    await this.#sweep(at);
    const { seats, player } = wish;
    const luggage: OpenedCode = { seats, ...(player === undefined ? {} : { player }) };
    if (wish.for === 'once') {
      const code = newCode(ONCE_LETTERS);
      await this.#store.keepCode({ ...sealed(code, luggage), at, until: at + ONCE_VALID });
      return { code, left: ONCE_VALID };
    }
    const { code = newCode(KEPT_LETTERS) } = wish;
    if (code.length !== KEPT_LETTERS) throw badCode();
    if (wish.code !== undefined && (await this.#store.code(keyOf(code))) === null) throw badCode();
    await this.#store.keepCode({ ...sealed(code, luggage), at, until: null });
    return { code, left: null };
  }

  /** Returns what a code opens. A one-time code opens nothing after that. */
  async open(code: string): Promise<OpenedCode> {
    const key = keyOf(code);
    const kept = code.length === ONCE_LETTERS ? await this.#store.takeCode(key) : await this.#store.code(key);
    if (kept === null || (kept.until !== null && kept.until <= this.#clock.date())) throw badCode();
    return unsealed(code, kept.sealed);
  }

  async #sweep(now: number): Promise<void> {
    if (now - this.#swept < SWEEP_EVERY) return;
    this.#swept = now;
    await this.#store.sweepCodes(now, now - FORGOTTEN);
  }
}

function newCode(letters: number): string {
  return Array.from({ length: letters }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? '').join('');
}

/** Derives a key from a code for one purpose. */
function derived(code: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', code, '', `kickdoor ${purpose}`, 32));
}

const keyOf = (code: string) => derived(code, 'name').toString('hex');

function sealed(code: string, luggage: OpenedCode): { readonly key: string; readonly sealed: string } {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, derived(code, 'seal'), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(luggage), 'utf8'), cipher.final()]);
  return { key: keyOf(code), sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64') };
}

function unsealed(code: string, text: string): OpenedCode {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(CIPHER, derived(code, 'seal'), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return OpenedCode.parse(JSON.parse(plain.toString('utf8')));
}

const badCode = () => new TableProblem('bad-code', 'there is no such code, or no longer', 'code');
