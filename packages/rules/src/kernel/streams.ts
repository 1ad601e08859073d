/**
 * The streams that a table's chance is drawn from: for each name, the bytes that HMAC-SHA-256 makes under a key that
 * HKDF-SHA-256 derives from the seed. The same wherever it runs, and nothing of one stream tells anything of another
 * or of the seed. docs/fairness.md defines it byte by byte.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Below } from './random.ts';

/** Sets the keys of streams apart from any other use of the same seed. */
const SALT = utf8ToBytes('kickdoor-chance-1');
/** Bytes of a key, and of what HMAC-SHA-256 makes at a time. */
const BLOCK = 32;
/** How many numbers four bytes can say. */
const WORDS = 0x1_0000_0000;

/** Draws unbiased whole numbers from the stream of a name. */
export function streamOf(seed: string, name: string): Below {
  const next = wordsOf(hkdf(sha256, utf8ToBytes(seed), SALT, utf8ToBytes(name), BLOCK));
  return (count) => {
    // What lies above the last multiple of `count` would favor the small numbers.
    const fair = WORDS - (WORDS % count);
    for (;;) {
      const word = next();
      if (word < fair) return word % count;
    }
  };
}

/** The stream of a key, four bytes at a time, the highest first. */
function wordsOf(key: Uint8Array): () => number {
  let block = new DataView(new ArrayBuffer(0));
  let made = 0;
  let at = 0;
  return () => {
    if (at === block.byteLength) {
      const counter = new DataView(new ArrayBuffer(4));
      counter.setUint32(0, made);
      const bytes = hmac(sha256, key, new Uint8Array(counter.buffer));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      made += 1;
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}
