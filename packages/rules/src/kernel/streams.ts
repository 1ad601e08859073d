/**
 * The streams of a table's randomness: for each name, the output of HMAC-SHA-256 under a key that HKDF-SHA-256 derives
 * from the seed. The same on every platform, and no stream reveals anything about another or about the seed.
 * docs/fairness.md defines it byte by byte.
 */
import { extract } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Below } from './random.ts';

/** Separates the keys of streams from any other use of the same seed. */
const SALT = utf8ToBytes('kickdoor-chance-1');
/** HKDF numbers the blocks of a key; a key of 32 bytes is the first one. */
const FIRST_BLOCK = Uint8Array.of(1);
/** How many values four bytes have. */
const WORDS = 0x1_0000_0000;

/** Draws unbiased whole numbers from the stream of a name. */
export function streamOf(seed: string, name: string): Below {
  const next = wordsOf(keyOf(seed, name));
  return (count) => {
    // Words from the last multiple of `count` on would favor small numbers.
    const fair = WORDS - (WORDS % count);
    for (;;) {
      const word = next();
      if (word < fair) return word % count;
    }
  };
}

type Mac = ReturnType<typeof hmac.create>;

/** HMAC under the key that HKDF extracts from a seed, kept for the last seed: it is half the work of a roll. */
let latest: { readonly seed: string; readonly mac: Mac } | null = null;

function macOf(seed: string): Mac {
  if (latest?.seed === seed) return latest.mac;
  const mac = hmac.create(sha256, extract(sha256, utf8ToBytes(seed), SALT));
  latest = { seed, mac };
  return mac;
}

/** The key of a stream, as HKDF expands it. */
function keyOf(seed: string, name: string): Uint8Array {
  return macOf(seed).clone().update(utf8ToBytes(name)).update(FIRST_BLOCK).digest();
}

/** Returns the stream of a key, four bytes at a time, the most significant first. */
function wordsOf(key: Uint8Array): () => number {
  let block = new Uint8Array(0);
  let made = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = hmac(sha256, key, bytesOf(made));
      made += 1;
      at = 0;
    }
    at += 4;
    return wordAt(block, at - 4);
  };
}

function wordAt(block: Uint8Array, at: number): number {
  const [a, b, c, d] = [block[at] ?? 0, block[at + 1] ?? 0, block[at + 2] ?? 0, block[at + 3] ?? 0];
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

function bytesOf(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}
