/**
 * Redraws images from strangers: decodes them to pixels and encodes those, so that nothing of a file remains but what
 * is visible, neither metadata nor hidden content. The decoders are WebAssembly: damage by an image stays inside, and
 * ends with the thread.
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

/**
 * Limit for the pixels of all images of a pack, in millions: some sixty images from the workshop, a few seconds' work.
 */
const MEGAPIXELS = 16;
/** The highest quality at which the image isn't too big is used. */
const QUALITIES = [85, 70, 50, 30];
/** The encoder's effort, 0 to 6. Above 2 it takes much longer for little gain. */
const METHOD = 2;

const Pixels = z.object({ data: z.instanceof(Uint8ClampedArray), width: z.number(), height: z.number() });
type Pixels = z.output<typeof Pixels>;

/**
 * The files of a pack with all images redrawn as WebP, whatever their names; `null`, with the problems, if one fails.
 */
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

/** The first image that exceeds the limit for pixels. */
function oneTooMany(images: readonly (readonly [path: string, bytes: Uint8Array])[]): string | null {
  let pixels = 0;
  for (const [path, bytes] of images) {
    const { width, height } = imageKind(bytes) ?? { width: 0, height: 0 };
    pixels += width * height;
    if (pixels > MEGAPIXELS * 1_000_000) return path;
  }
  return null;
}

/** Redraws an image. Returns why if that fails. */
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
    // Decoding may rotate a JPEG, but must not change the size that was checked.
    const sides = new Set([pixels.width, pixels.height]);
    return sides.has(width) && sides.has(height) ? pixels : null;
  } catch {
    // Each decoder throws something different, not always an error.
    return null;
  }
}

/** Decoders written in C get a new instance for each image, so an image that breaks one affects no other. */
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

/** Options to start a codec. It doesn't find its file in Node, and its messages about images are discarded. */
function codec(address: string) {
  const known = binaries.get(address) ?? readFileSync(new URL(address));
  binaries.set(address, known);
  return { wasmBinary: known, printErr: () => undefined };
}

const binaries = new Map<string, Uint8Array>();
