/** Only the visible content of images in strangers' packs is kept. */
import { createHash } from 'node:crypto';
import { readBundle } from '@kickdoor/packs/bundle';
import { afterAll, expect, test } from 'vitest';
import type { ReadPack } from '../src/packs/calls.ts';
import { PackReader } from '../src/packs/reader.ts';
import { difference, jpeg, png, seen, shades, webp, withExif } from './drawing.ts';
import { bring, brought, bundleOf, galley } from './host-bundles.ts';
import { serverFor } from './running.ts';

const SECRET = 'N 48.8584, E 2.2945';
const small = shades(64, 48);

function withImages(images: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return bundleOf({ ...galley(), 'pictures.yaml': 'kraken: { image: pictures/kraken.png }\n', ...images });
}

const reader = new PackReader();
afterAll(() => reader.close());

function read(images: Readonly<Record<string, Uint8Array>>): Promise<ReadPack> {
  return reader.read({ bundle: withImages(images), companions: {}, kept: false, language: 'en' });
}

/** The stored versions of some images of one pack. */
async function keptOf(...images: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
  const made = await read(named(images));
  if (!('pack' in made)) throw new Error(JSON.stringify(made.mistakes));
  const files = readBundle('bundle', made.bundle, [])?.files;
  return images.map((_, at) => files?.get(`pictures/image-${at}.png`) ?? new Uint8Array());
}

function named(images: readonly Uint8Array[]): Record<string, Uint8Array> {
  return Object.fromEntries(images.map((image, at) => [`pictures/image-${at}.png`, image]));
}

/** The mistakes with their files. */
async function mistakesOf(images: readonly Uint8Array[]): Promise<readonly string[]> {
  const made = await read(named(images));
  if ('pack' in made) throw new Error('it was taken');
  return made.mistakes.map(({ file, message }) => `${file}: ${message}`);
}

const has = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text);

test('metadata of cameras and programs is removed', async () => {
  const images = [withExif(await jpeg(small), SECRET), png(small, SECRET)];
  expect(images.map((image) => has(image, SECRET))).toEqual([true, true]);
  for (const kept of await keptOf(...images)) {
    expect(has(kept, SECRET)).toBe(false);
    expect(has(kept, 'Exif')).toBe(false);
    expect(difference(await seen(kept), small)).toBeLessThan(4);
  }
});

test('a polyglot file becomes only an image', async () => {
  const page = '<script>alert(1)</script>';
  const tail = Buffer.from(`PK\u{3}\u{4}${page}`);
  const images = [png(small), await jpeg(small), await webp(small)];
  for (const kept of await keptOf(...images.map((image) => Buffer.concat([image, tail])))) {
    expect(has(kept, page)).toBe(false);
    expect(difference(await seen(kept), small)).toBeLessThan(4);
  }
});

test('an image looks the same, whatever its format', async () => {
  const glass = { ...small, data: small.data.map((value, at) => (at % 4 === 3 ? 128 : value)) };
  const kept = await keptOf(png(small), await jpeg(small), await webp(small), png(glass));
  expect(kept.map((image) => has(image.subarray(0, 12), 'WEBP'))).toEqual([true, true, true, true]);
  const [fromPng, fromJpeg, fromWebp, fromGlass] = await Promise.all(kept.map(seen));
  for (const one of [fromPng, fromJpeg, fromWebp]) expect(difference(one ?? glass, small)).toBeLessThan(4);
  expect(fromGlass?.data[3]).toBe(128);
});

test('a photo is stored in the orientation that its camera recorded', async () => {
  const [image = new Uint8Array()] = await keptOf(withExif(await jpeg(small), SECRET, 6));
  const kept = await seen(image);
  expect([kept.width, kept.height]).toEqual([48, 64]);
  // What was on the left is on top.
  const red = (x: number, y: number): number => kept.data[(y * kept.width + x) * 4] ?? 0;
  expect(red(24, 60) - red(24, 4)).toBeGreaterThan(150);
});

/** A JPEG with 64 × 48 pixels where a decoder doesn't look: behind a marker without a length. */
async function twofold(): Promise<Uint8Array> {
  const image = Buffer.from(await jpeg(shades(16, 16)));
  const frame = image.indexOf(Buffer.from([0xff, 0xc2])) === -1 ? 0xc0 : 0xc2;
  const at = image.indexOf(Buffer.from([0xff, frame]));
  image.writeUInt16BE(60_000, at + 5);
  image.writeUInt16BE(60_000, at + 7);
  const decoy = Buffer.from([0xff, 0x01, 0xff, 0xfe, 0, 21, 0xff, 0xc0, 0, 17, 8, 0, 48, 0, 64, 3]);
  return Buffer.concat([image.subarray(0, 2), decoy, Buffer.alloc(9), image.subarray(2)]);
}

test('an image that would become too big is refused, and the file is named', async () => {
  const vast = Buffer.from(png(small));
  vast.writeUInt32BE(50_000, 16);
  vast.writeUInt32BE(50_000, 20);
  expect(await mistakesOf([vast, await twofold(), png(small)])).toEqual([
    'pictures/image-0.png: the image has 50,000 × 50,000 pixels (expected at most 1,600 in either direction)',
    expect.stringContaining('pictures/image-1.png: this is not a readable image'),
  ]);
  const flat = png({ data: new Uint8ClampedArray(1600 * 1600 * 4), width: 1600, height: 1600 });
  expect(await mistakesOf(Array.from({ length: 7 }, () => flat))).toEqual([
    'pictures/image-6.png: with this one, the images of the pack have more than 16 megapixels altogether',
  ]);
});

test('a broken image is refused, and the file is named', async () => {
  const whole = [png(small), await jpeg(small), await webp(small)];
  const broken = whole.map((image) => Buffer.concat([image.subarray(0, image.length / 3), Buffer.alloc(9)]));
  const refusal = 'this is not a readable image (expected a PNG, JPEG or WebP file)';
  expect(await mistakesOf(broken)).toEqual(broken.map((_, at) => `pictures/image-${at}.png: ${refusal}`));
});

test('an animated image is refused', async () => {
  // Its header says so; nothing else is read.
  const image = Buffer.alloc(40);
  image.write('RIFF....WEBPVP8X');
  image.writeUInt8(2, 20);
  expect(await mistakesOf([image])).toEqual([
    'pictures/image-0.png: this image is animated (expected a still image)',
  ]);
});

test('a pack is identified by its stored form, and is the same when it is brought again', async () => {
  const { url } = await serverFor();
  const bundle = withImages({ 'pictures/kraken.png': png(small, SECRET) });
  const { pack } = await brought(url, bundle);
  expect(pack).not.toBe(createHash('sha256').update(bundle).digest('hex'));
  expect((await brought(url, bundle)).pack).toBe(pack);
  const text = await (await fetch(`${url}/api/packs/galley.json?pack=${pack}`)).text();
  expect(text).toContain('data:image/webp;base64,');
  expect(text).not.toContain('data:image/png');
  const wrong = withImages({ 'pictures/kraken.png': png(small).subarray(0, 60) });
  expect(await bring(url, wrong)).toMatchObject({
    status: 422,
    body: { mistakes: [{ file: 'pictures/kraken.png' }] },
  });
});

test('stored images are not redrawn', async () => {
  const job = { companions: {}, language: 'en' } as const;
  const first = await reader.read({ ...job, bundle: withImages(named([png(small)])), kept: false });
  if (!('pack' in first)) throw new Error('it can be read');
  expect(await reader.read({ ...job, bundle: first.bundle, kept: true })).toMatchObject({
    bundle: first.bundle,
  });
});
