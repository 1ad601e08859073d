/** Ordinary and hostile images. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import encodeJpeg, { init as startJpeg } from '@jsquash/jpeg/encode.js';
import decodeWebp, { init as startDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as startWebp } from '@jsquash/webp/encode.js';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const codec = (file: string) => ({ wasmBinary: readFileSync(require.resolve(file)) });

const Pixels = z.object({ data: z.instanceof(Uint8ClampedArray), width: z.number(), height: z.number() });
type Pixels = z.output<typeof Pixels>;

/** A gradient: red increases to the right, green downward. */
export function shades(width: number, height: number): Pixels {
  const at = (pixel: number) => [
    ((pixel % width) * 255) / width,
    (Math.floor(pixel / width) * 255) / height,
    60,
    255,
  ];
  const data = Array.from({ length: width * height }, (_, pixel) => at(pixel)).flat();
  return { data: Uint8ClampedArray.from(data), width, height };
}

function chunk(kind: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG, optionally with invisible text in it. */
export function png({ data, width, height }: Pixels, hidden = ''): Uint8Array {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), new Uint8Array(data.subarray(row * width * 4, (row + 1) * width * 4))]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(hidden === '' ? [] : [chunk('tEXt', Buffer.from(`Comment\0${hidden}`))]),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function jpeg(pixels: Pixels): Promise<Uint8Array> {
  await startJpeg(codec('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  return new Uint8Array(await encodeJpeg(pixels));
}

/** Adds a camera's metadata to a JPEG: its location (as text, for tests) and orientation (6 is on its side). */
export function withExif(image: Uint8Array, where: string, orientation = 1): Uint8Array {
  const text = Buffer.from(`${where}\0`);
  const tiff = Buffer.alloc(38 + text.length);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number): void => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  entry(10, 0x0112, 3, 1, orientation);
  entry(22, 0x010e, 2, text.length, 38);
  text.copy(tiff, 38);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([image.subarray(0, 2), head, body, image.subarray(2)]);
}

export async function webp(pixels: Pixels): Promise<Uint8Array> {
  await startWebp(codec('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  return new Uint8Array(await encodeWebp(pixels, { quality: 90 }));
}

/** Decodes a WebP. */
export async function seen(image: Uint8Array): Promise<Pixels> {
  await startDecoder(codec('@jsquash/webp/codec/dec/webp_dec.wasm'));
  return Pixels.parse(await decodeWebp(Uint8Array.from(image).buffer));
}

/** The average difference between two images of the same size, out of 255. */
export function difference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  const sum = one.data.reduce((total, value, at) => total + Math.abs(value - (other.data[at] ?? 0)), 0);
  return sum / one.data.length;
}
