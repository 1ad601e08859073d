/** Ids and secrets. Only hashes of secrets are stored. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Almost 72 random bits: the link can't be guessed. A dash in front would be an option to a command line, and a mark at the end
 * is left out of links by what finds them in a message.
 */
export function newTableId(): string {
  for (;;) {
    const id = randomBytes(9).toString('base64url');
    if (/^[^_-].*[^_-]$/u.test(id)) return id;
  }
}

export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The seed for all randomness of a game. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares a secret with a hash in constant time. */
export function opens(secret: string, hash: string): boolean {
  const given = createHash('sha256').update(secret).digest();
  const kept = Buffer.from(hash, 'hex');
  return given.length === kept.length && timingSafeEqual(given, kept);
}
