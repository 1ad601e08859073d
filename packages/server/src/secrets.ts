/** Ids and secrets. Only hashes of secrets are kept. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 72 random bits: a link that can't be guessed. */
export function newTableId(): string {
  return randomBytes(9).toString('base64url');
}

export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** What all chance of a game comes from. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a secret is the one that was hashed, in a time that does not tell how close it came. */
export function opens(secret: string, hash: string): boolean {
  const given = createHash('sha256').update(secret).digest();
  const kept = Buffer.from(hash, 'hex');
  return given.length === kept.length && timingSafeEqual(given, kept);
}
