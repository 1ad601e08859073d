/** Values as bytes that are the same everywhere: JSON with its keys in order, and SHA-256 of it. */

/** A plain value as JSON, the keys of every map in the order of their code units. */
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

/** SHA-256 of a text in UTF-8, as hexadecimal digits. Written here because the rules run wherever a page does. */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let at = 0; at < bytes.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
    addBlock(hash, words);
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes, a 1, and their length in bits, in blocks of 64. */
function padded(bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array((Math.floor((bytes.length + 8) / 64) + 1) * 64);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(all.length - 4, (bytes.length * 8) >>> 0);
  return all;
}

/** The first 32 bits of the fractions of a root of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes.map((prime) => ((root(prime) % 1) * 0x100000000) | 0);
}

const START = fractions(8, Math.sqrt);
const ROUND = Int32Array.from(fractions(64, Math.cbrt));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function wordAt(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}

function addBlock(hash: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = wordAt(words, i - 15);
    const y = wordAt(words, i - 2);
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = wordAt(words, i - 16) + small + wordAt(words, i - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + mixed + wordAt(ROUND, i) + wordAt(words, i)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = wordAt(hash, i) + word;
}
