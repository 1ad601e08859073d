/** Canonical bytes of values: JSON with sorted keys, and its SHA-256. */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

type Fields = Readonly<Record<string, unknown>>;

/** Returns a plain value as JSON, with the keys of every map sorted by code unit. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (Array.isArray(value)) return listJson(value);
  return isFields(value) ? mapJson(value) : (JSON.stringify(value) ?? 'null');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function listJson(list: readonly unknown[]): string {
  let text = '[';
  for (let at = 0; at < list.length; at++) text += `${at === 0 ? '' : ','}${canonicalJson(list[at])}`;
  return `${text}]`;
}

function mapJson(map: Fields): string {
  let text = '{';
  for (const key of Object.keys(map).toSorted()) {
    const value = map[key];
    if (value === undefined) continue;
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}

/**
 * Returns the SHA-256 of bytes, or of a text in UTF-8, as hexadecimal digits. Unlike Web Crypto, it is synchronous and
 * works on any page.
 */
export function sha256(content: string | Uint8Array): string {
  return bytesToHex(digest(typeof content === 'string' ? utf8ToBytes(content) : content));
}
