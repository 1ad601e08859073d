/** Ids and secrets. Only hashes of secrets are stored. */
import { SECRET_BYTES, sha256 } from '@kickdoor/rules';

/**
 * Almost 72 random bits: the link can't be guessed. A dash in front would be an option to a command line, and a mark at the end
 * is left out of links by what finds them in a message.
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

/** The server's part of a game's chance. */
export function newSeed(): string {
  return Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An unpredictable whole number from 0 to below `bound`, which is at least 1; each is as likely as the others. */
export function randomBelow(bound: number): number {
  const most = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const drawn = nextRandom();
    if (drawn < most) return drawn % bound;
  }
}

/** Drawn many at a time, since each draw is a call of the system. Each number is used once. */
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

/** Compares a secret with a hash, in a time that doesn't say how much of it is right. */
export function opens(secret: string, hash: string): boolean {
  const given = sha256(secret);
  let different = given.length === hash.length ? 0 : 1;
  for (let at = 0; at < given.length; at += 1) different |= given.charCodeAt(at) ^ hash.charCodeAt(at);
  return different === 0;
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** For counts of bytes that three divides, so that nothing is padded. */
function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
