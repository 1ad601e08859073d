/** Ids and secrets. Only hashes of secrets are stored. */
import { SECRET_BYTES, sha256 } from '@kickdoor/rules';

/**
 * Returns almost 72 random bits, so the link can't be guessed. A command line would read a leading dash as an option,
 * and link detection in messengers drops trailing punctuation.
 */
export function newTableId(): string {
  for (;;) {
    const id = base64url(randomBytes(9));
    if (/^[^_-].*[^_-]$/u.test(id)) return id;
  }
}

export function newSecret(): string {
  return base64url(randomBytes(24));
}

/** Returns the server's part of a game's randomness. */
export function newSeed(): string {
  return Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns an unpredictable integer from 0 to `bound` - 1, uniformly. `bound` is at least 1. */
export function randomBelow(bound: number): number {
  const most = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const drawn = nextRandom();
    if (drawn < most) return drawn % bound;
  }
}

/** Drawn in batches, since each draw is a system call. Each number is used once. */
const drawnAhead = new Uint32Array(256);
let used = drawnAhead.length;

function nextRandom(): number {
  if (used === drawnAhead.length) {
    crypto.getRandomValues(drawnAhead);
    used = 0;
  }
  const drawn = drawnAhead[used] ?? 0;
  drawnAhead[used] = 0;
  used += 1;
  return drawn;
}

export function hashSecret(secret: string): string {
  return sha256(secret);
}

/** Compares a secret with a hash in constant time. */
export function opens(secret: string, hash: string): boolean {
  const given = sha256(secret);
  let different = given.length === hash.length ? 0 : 1;
  for (let at = 0; at < given.length; at += 1) different |= given.charCodeAt(at) ^ hash.charCodeAt(at);
  return different === 0;
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** For byte counts divisible by three, so no padding is needed. */
function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
