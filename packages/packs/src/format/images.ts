/**
 * A pack's own images: detects their type by their bytes, whatever their names, and whether a pack may contain them.
 */
import { mistake, type Problem } from '@kickdoor/words/check';
import { phrase } from '../words/phrase.ts';
import { MAX_IMAGE, MAX_IMAGE_SIDE } from './limits.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Format {
  readonly type: 'png' | 'jpeg' | 'webp';
  /** Whether these bytes start like this format. */
  readonly is: (bytes: Uint8Array) => boolean;
  /** Its size in pixels; `null` if not found. */
  readonly size: (view: DataView) => Size | null;
}

/** An image's type, by its first bytes, and its size in pixels. */
export interface ImageKind extends Size {
  readonly type: Format['type'];
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const FORMATS: readonly Format[] = [
  {
    type: 'png',
    is: (bytes) => PNG.every((byte, at) => bytes[at] === byte),
    size: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  },
  {
    type: 'jpeg',
    is: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
    size: jpegSize,
  },
  { type: 'webp', is: (bytes) => word(bytes, 0) === 'RIFF' && word(bytes, 8) === 'WEBP', size: webpSize },
];

/** Detects the type of an image from its header alone; `null` if the bytes are no image. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const format = FORMATS.find(({ is }) => is(bytes));
  const size = format === undefined ? null : sizeOf(format, bytes);
  return format === undefined || size === null ? null : { type: format.type, ...size };
}

/** The problem of bytes that are no image, or a damaged one. */
export function notImage(path: string): Problem {
  const place = { file: path, line: 1, column: 1 };
  return mistake(place, phrase('problem-not-image'), phrase('expected-image'));
}

/** The problem of an image with too many bytes. */
export function bigImage(path: string, count: number): Problem {
  const expected = phrase('expected-at-most-bytes', { limit: MAX_IMAGE });
  return mistake({ file: path, line: 1, column: 1 }, phrase('problem-big-file', { count }), expected);
}

/** An image as a data URL; `null`, with a problem, for anything that a pack may not contain. */
export function readImage(path: string, bytes: Uint8Array, problems: Problem[]): string | null {
  const place = { file: path, line: 1, column: 1 };
  const kind = imageKind(bytes);
  if (kind === null) {
    problems.push(notImage(path));
    return null;
  }
  if (isAnimated(bytes)) {
    problems.push(mistake(place, phrase('problem-animated-image'), phrase('expected-still-image')));
    return null;
  }
  if (bytes.length > MAX_IMAGE) {
    problems.push(bigImage(path, bytes.length));
    return null;
  }
  const { type, width, height } = kind;
  if (Math.max(width, height) > MAX_IMAGE_SIDE || Math.min(width, height) < 1) {
    const expected = phrase('expected-at-most-pixels', { limit: MAX_IMAGE_SIDE });
    problems.push(mistake(place, phrase('problem-image-size', { width, height }), expected));
    return null;
  }
  return `data:image/${type};base64,${base64(bytes)}`;
}

function sizeOf({ size }: Format, bytes: Uint8Array): Size | null {
  try {
    return size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function word(bytes: Uint8Array, at: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + 4));
}

/** Finds the size in the frame header, skipping the segments before it by their lengths. */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // The scan, and markers without a length: from here on, this reader and a decoder could disagree.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda) || marker === 0xff) return null;
  }
  return null;
}

/** Reads the size from the first chunk: lossy, lossless or extended. */
function webpSize(view: DataView): Size | null {
  const kind = String.fromCodePoint(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8 ') {
    return { width: view.getUint16(26, true) % 0x4000, height: view.getUint16(28, true) % 0x4000 };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
  }
  if (kind !== 'VP8X') return null;
  const side = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000 + 1;
  return { width: side(24), height: side(27) };
}

/** Whether a WebP is animated. An animated PNG shows its first image. */
function isAnimated(bytes: Uint8Array): boolean {
  return (
    word(bytes, 8) === 'WEBP' && word(bytes, 12) === 'VP8X' && Math.floor((bytes[20] ?? 0) / 2) % 2 === 1
  );
}

/** Encodes in pieces, because the number of arguments of a call is limited. */
function base64(bytes: Uint8Array): string {
  const PIECE = 0x2000;
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(text);
}
