/** Canonical bytes of values: JSON with sorted keys, and its SHA-256. */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A plain value as JSON, with the keys of every map sorted by code unit. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts: string[] = [];
  for (const [key, inner] of Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const plain: unknown = inner;
    if (plain !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(plain)}`);
  }
  return `{${parts.join(',')}}`;
}

/**
 * SHA-256 of bytes, or of a text in UTF-8, as hexadecimal digits; at once, and wherever a page runs, as Web Crypto's is
 * not.
 */
export function sha256(content: string | Uint8Array): string {
  return bytesToHex(digest(typeof content === 'string' ? utf8ToBytes(content) : content));
}
