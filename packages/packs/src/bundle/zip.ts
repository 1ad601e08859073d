/**
 * Reads untrusted zip files in memory: only plain files, each starting where the one before it ends, within the limits
 * and no bigger than declared. General readers tolerate the tricks of malicious archives: entries that overlap, whose
 * two headers differ, or that grow beyond their size. Decompression is done by fflate.
 */
import { Inflate } from 'fflate';
import { MAX_FILES, MAX_RATIO, MAX_UNPACKED } from '../format/limits.ts';
import { mayBeInBundle } from './paths.ts';
import { phrase } from '../words/phrase.ts';
import type { Phrase } from '@kickdoor/rules';

/** Why a zip file is refused. */
export class ZipError extends Error {
  readonly phrase: Phrase;

  constructor(said: Phrase) {
    super(said.id);
    this.phrase = said;
  }
}

const LOCAL = { sign: 0x04034b50, size: 30 };
const ENTRY = { sign: 0x02014b50, size: 46 };
const END = { sign: 0x06054b50, size: 22 };

/** Flags that make no difference to a reader: the compression level, and UTF-8 names. */
const HARMLESS = 0x0806;
const STORED = 0;
const DEFLATED = 8;
/** File types in a Unix mode: unspecified, or a plain file. */
const PLAIN_MODES: ReadonlySet<number> = new Set([0, 0x8000]);
const DOS_FOLDER = 0x10;

/** A file's entry in the directory. */
interface Entry {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  /** The offset of its header. */
  readonly at: number;
}

/** The files of a zip file, by path. Throws a {@link ZipError} without returning anything of a refused file. */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { entries, start } = readDirectory(view, bytes);
    checkSizes(entries);
    return readFiles(view, bytes, entries, start);
  } catch (error) {
    // Reading past the end throws a RangeError.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

function damaged(): ZipError {
  return new ZipError(phrase('problem-not-bundle'));
}

interface Directory {
  readonly entries: readonly Entry[];
  /** Where the directory starts and the files end. */
  readonly start: number;
}

function readDirectory(view: DataView, bytes: Uint8Array): Directory {
  const end = bytes.length - END.size;
  if (view.getUint32(end, true) !== END.sign) throw damaged();
  const [disk, count, total] = [4, 8, 10].map((at) => view.getUint16(end + at, true));
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (disk !== 0 || count === undefined || count !== total || start + size !== end) throw damaged();
  if (count > MAX_FILES) throw new ZipError(phrase('problem-many-files', { count }));
  const entries: Entry[] = [];
  let at = start;
  for (let read = 0; read < count; read += 1) {
    if (view.getUint32(at, true) !== ENTRY.sign) throw damaged();
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((from) => view.getUint16(at + from, true));
    entries.push(readEntry(view, at, bytes.subarray(at + ENTRY.size, at + ENTRY.size + name)));
    at += ENTRY.size + name + extra + comment;
  }
  if (at !== end) throw damaged();
  checkPaths(entries);
  return { entries, start };
}

function readEntry(view: DataView, at: number, name: Uint8Array): Entry {
  const path = textOf(name);
  if (!mayBeInBundle(path)) throw new ZipError(phrase('problem-bundle-path', { path: shown(path) }));
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const attributes = view.getUint32(at + 38, true);
  const isPlain =
    (flags & ~HARMLESS) === 0 &&
    (method === STORED || method === DEFLATED) &&
    PLAIN_MODES.has((attributes >>> 16) & 0xf000) &&
    (attributes & DOS_FOLDER) === 0;
  if (!isPlain) throw new ZipError(phrase('problem-bundle-kind', { path }));
  const packed = view.getUint32(at + 20, true);
  return {
    path,
    flags,
    method,
    packed,
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  };
}

function textOf(name: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(name);
  } catch {
    throw damaged();
  }
}

/** A path made safe to print, whatever it contains. */
function shown(path: string): string {
  const text = JSON.stringify(path);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Rejects paths that differ only in case: on some systems they are the same file. */
function checkPaths(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const { path } of entries) {
    const key = path.toLowerCase();
    if (seen.has(key)) throw new ZipError(phrase('problem-bundle-twice', { path }));
    seen.add(key);
  }
}

/** Checks the declared sizes before anything is inflated; each is checked against the real one afterwards. */
function checkSizes(entries: readonly Entry[]): void {
  const sum = entries.reduce((bytes, { size }) => bytes + size, 0);
  if (sum > MAX_UNPACKED) throw new ZipError(phrase('problem-bundle-inflated', { count: sum }));
  // Very small files compress best and are harmless.
  const dense = entries.find(({ packed, size }) => size > packed * MAX_RATIO + 1000);
  if (dense !== undefined) throw new ZipError(phrase('problem-bundle-dense', { path: dense.path }));
}

/** Reads the files. Each must start where the one before it ends, and the directory where the last one ends. */
function readFiles(
  view: DataView,
  bytes: Uint8Array,
  entries: readonly Entry[],
  end: number,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let next = 0;
  for (const entry of entries) {
    if (entry.at !== next) throw damaged();
    const from = dataAt(view, bytes, entry);
    next = from + entry.packed;
    if (next > end) throw damaged();
    files.set(entry.path, contentOf(entry, bytes.subarray(from, next)));
  }
  if (next !== end) throw damaged();
  return files;
}

/** The offset of a file's data. Its own header must agree with the directory. */
function dataAt(view: DataView, bytes: Uint8Array, { path, flags, method, packed, size, at }: Entry): number {
  const [name = 0, extra = 0] = [26, 28].map((from) => view.getUint16(at + from, true));
  const from = at + LOCAL.size;
  const isSame =
    view.getUint32(at, true) === LOCAL.sign &&
    view.getUint16(at + 6, true) === flags &&
    view.getUint16(at + 8, true) === method &&
    view.getUint32(at + 18, true) === packed &&
    view.getUint32(at + 22, true) === size &&
    textOf(bytes.subarray(from, from + name)) === path;
  if (!isSame) throw damaged();
  return from + name + extra;
}

function contentOf({ path, method, size }: Entry, packed: Uint8Array): Uint8Array {
  if (method === STORED) {
    if (packed.length !== size) throw damaged();
    return packed.slice();
  }
  const content = inflate(packed, size);
  if (content === null) throw new ZipError(phrase('problem-bundle-damaged', { path }));
  return content;
}

/** How much is inflated before its size is checked again: the output of a step is at most a thousand times this. */
const STEP = 4096;

/** Inflates a file; `null` if it doesn't have this size, which is noticed before it grows much beyond it. */
function inflate(packed: Uint8Array, size: number): Uint8Array | null {
  const content = new Uint8Array(size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length <= size) content.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
      if (length > size) return null;
    }
  } catch {
    return null;
  }
  return length === size ? content : null;
}
