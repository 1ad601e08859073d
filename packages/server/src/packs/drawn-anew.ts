/**
 * Images of strangers, drawn anew: decoded to pixels and encoded again, so that nothing of a file is left but what is seen,
 * neither where it was taken nor what else it may be. The decoders are WebAssembly: what an image does to one stays in there,
 * and ends with the thread.
 */
import { readFileSync } from 'node:fs';
import decodeJpeg, { init as startJpeg } from '@jsquash/jpeg/decode.js';
import decodePng, { init as startPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as startWebp } from '@jsquash/webp/decode.js';
import encodeWebp, { init as startEncoder } from '@jsquash/webp/encode.js';
import {
  bigImage,
  imageKind,
  isPackImage,
  manyPixels,
  MAX_IMAGE,
  notImage,
  type ImageKind,
} from '@kickdoor/packs/bundle';
import type { Problem } from '@kickdoor/words/check';
import { z } from 'zod';

type Files = ReadonlyMap<string, Uint8Array>;

/** Pixels of all images of a pack, in millions: some sixty as the workshop makes them, and a few seconds to draw. */
const MEGAPIXELS = 16;
/** The best is taken of which the image doesn't become too big. */
const QUALITIES = [85, 70, 50, 30];
/** Time that the encoder takes to make it smaller, 0 to 6: above 2 it takes much longer for little. */
const METHOD = 2;

const Pixels = z.object({ data: z.instanceof(Uint8ClampedArray), width: z.number(), height: z.number() });
type Pixels = z.output<typeof Pixels>;

/** The files of a pack with all images drawn anew, as WebP whatever their names say; `null`, with the problems, if one can't be. */
export async function drawnAnew(files: Files, problems: Problem[]): Promise<Files | null> {
  const images = [...files].filter(([path]) => isPackImage(path));
  const many = oneTooMany(images);
  if (many !== null) {
    problems.push(manyPixels(many, MEGAPIXELS));
    return null;
  }
  const made = new Map(files);
  for (const [path, bytes] of images) {
    const image = await drawn(path, bytes);
    if (image instanceof Uint8Array) made.set(path, image);
    else problems.push(image);
  }
  return problems.length === 0 ? made : null;
}

/** The image with which they have too many pixels. */
function oneTooMany(images: readonly (readonly [path: string, bytes: Uint8Array])[]): string | null {
  let pixels = 0;
  for (const [path, bytes] of images) {
    const { width, height } = imageKind(bytes) ?? { width: 0, height: 0 };
    pixels += width * height;
    if (pixels > MEGAPIXELS * 1_000_000) return path;
  }
  return null;
}

/** The image, or why it can't be drawn. */
async function drawn(path: string, bytes: Uint8Array): Promise<Uint8Array | Problem> {
  const kind = imageKind(bytes);
  const pixels = kind === null ? null : await decoded(kind, bytes);
  if (pixels === null) return notImage(path);
  let size = 0;
  for (const quality of QUALITIES) {
    await startEncoder(codec(import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')));
    const image = new Uint8Array(await encodeWebp(pixels, { quality, method: METHOD }));
    if (image.length <= MAX_IMAGE) return image;
    size = image.length;
  }
  return bigImage(path, size);
}

async function decoded({ type, width, height }: ImageKind, bytes: Uint8Array): Promise<Pixels | null> {
  try {
    const pixels = await DECODERS[type](Uint8Array.from(bytes).buffer);
    // Turned as a JPEG asks for, but never of another size than was looked at.
    const sides = new Set([pixels.width, pixels.height]);
    return sides.has(width) && sides.has(height) ? pixels : null;
  } catch {
    // Each of them throws something else, not always an error.
    return null;
  }
}

/** Those made of C have an instance for each image: what breaks one breaks no other. */
const DECODERS: Readonly<Record<ImageKind['type'], (bytes: ArrayBuffer) => Promise<Pixels>>> = {
  async png(bytes) {
    await startPng(codec(import.meta.resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')).wasmBinary);
    return Pixels.parse(await decodePng(bytes));
  },
  async jpeg(bytes) {
    await startJpeg(codec(import.meta.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')));
    return Pixels.parse(await decodeJpeg(bytes, { preserveOrientation: true }));
  },
  async webp(bytes) {
    await startWebp(codec(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')));
    return Pixels.parse(await decodeWebp(bytes));
  },
};

/** How a codec is started: in Node it doesn't find its file, and what it says of an image is nobody's business. */
function codec(address: string) {
  const known = binaries.get(address) ?? readFileSync(new URL(address));
  binaries.set(address, known);
  return { wasmBinary: known, printErr: () => undefined };
}

const binaries = new Map<string, Uint8Array>();
