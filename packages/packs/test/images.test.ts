/** A pack's own images. */
import { checkBundle, writeBundle } from '@kickdoor/packs/bundle';
import { checkFiles, type PackFiles } from '@kickdoor/packs';
import { keepPack, readKeptPack } from '@kickdoor/packs/node';
import { expect, test } from 'vitest';

/** A PNG's header with its size, which is all that the checker needs. */
function png(width: number, height: number, bytes = 40): Uint8Array {
  const made = new Uint8Array(bytes);
  made.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(made.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return made;
}

function jpeg(width: number, height: number): Uint8Array {
  // A comment of two bytes comes before the frame.
  const made = new Uint8Array([
    0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 0, 0,
  ]);
  const view = new DataView(made.buffer);
  view.setUint16(13, height);
  view.setUint16(15, width);
  return made;
}

function webp(width: number, height: number): Uint8Array {
  const made = new Uint8Array(40);
  made.set(new TextEncoder().encode('RIFF....WEBPVP8 '));
  const view = new DataView(made.buffer);
  view.setUint16(26, width, true);
  view.setUint16(28, height, true);
  return made;
}

function packWith(path: string, bytes: Uint8Array | null, named = path): PackFiles {
  return new Map<string, string | Uint8Array>([
    ['pack.yaml', 'id: laundry\nversion: 1.0.0\nlanguages: [en]\n'],
    ['doors/all.yaml', '- { id: sock, kind: monster, level: 1, treasures: 1, badStuff: [die] }\n'],
    ['words/en/cards.ftl', 'pack = Laundry\nsock = Sock\n'],
    ['pictures.yaml', `sock: { image: ${named} }\n`],
    ...(bytes === null ? [] : [[path, bytes] as const]),
  ]);
}

test.each([
  ['png', png(600, 450)],
  ['jpg', jpeg(600, 450)],
  ['webp', webp(600, 450)],
])('an image as %s is the picture of its card', (end, bytes) => {
  const files = packWith(`pictures/sock.${end}`, bytes);
  const { pack, problems } = checkFiles(files);
  expect(problems).toEqual([]);
  const type = end === 'jpg' ? 'jpeg' : end;
  expect(pack?.cards[0]?.picture).toEqual({
    image: `data:image/${type};base64,${btoa(String.fromCharCode(...bytes))}`,
  });
});

test('it is stored with the pack and bundled; how the pack plays doesn’t depend on it', () => {
  const files = packWith('pictures/sock.png', png(10, 10));
  const { pack } = checkFiles(files);
  if (pack === null) throw new Error('the pack is in order');
  expect(readKeptPack(keepPack(pack))?.pack?.cards).toEqual(pack.cards);
  const bytes = writeBundle(pack, files, []);
  expect(checkBundle('laundry.kickdoor', bytes ?? new Uint8Array()).pack?.cards).toEqual(pack.cards);
  expect(checkFiles(packWith('pictures/sock.png', png(20, 20))).pack?.setHash).toBe(pack.setHash);
});

test('the type of a file depends on its bytes, not its name', () => {
  const script = new TextEncoder().encode('<svg onload="alert(1)"/>');
  const { pack, problems } = checkFiles(packWith('pictures/sock.png', script));
  expect(pack).toBeNull();
  expect(problems).toMatchObject([
    { file: 'pictures/sock.png', weight: 'mistake', message: { id: 'problem-not-image' } },
  ]);
  expect(checkFiles(packWith('pictures/sock.png', png(1, 1).subarray(0, 10))).problems).toMatchObject([
    { message: { id: 'problem-not-image' } },
  ]);
});

test('a JPEG has the size that a decoder finds; other frames are ignored', () => {
  const honest = jpeg(600, 450);
  // A marker without a length: a reader that expects one continues elsewhere than a decoder.
  const marker = new Uint8Array([0xff, 0x01]);
  const twofold = new Uint8Array([...honest.subarray(0, 2), ...marker, ...honest.subarray(2)]);
  expect(checkFiles(packWith('pictures/sock.jpg', twofold)).problems).toMatchObject([
    { message: { id: 'problem-not-image' } },
  ]);
});

test('an animated image is refused', () => {
  const animated = webp(10, 10);
  animated.set(new TextEncoder().encode('VP8X'), 12);
  animated[20] = 2;
  expect(checkFiles(packWith('pictures/sock.webp', animated)).problems).toMatchObject([
    {
      weight: 'mistake',
      message: { id: 'problem-animated-image' },
      expected: { id: 'expected-still-image' },
    },
  ]);
});

test('images have size limits', () => {
  expect(checkFiles(packWith('pictures/sock.png', png(5000, 10))).problems).toMatchObject([
    { message: { id: 'problem-image-size' }, expected: { id: 'expected-at-most-pixels' } },
  ]);
  expect(checkFiles(packWith('pictures/sock.png', png(10, 10, 150_001))).problems).toMatchObject([
    { message: { id: 'problem-big-file' }, expected: { id: 'expected-at-most-bytes' } },
  ]);
});

test('a missing image leaves the card without a picture', () => {
  const { pack, problems } = checkFiles(packWith('pictures/sock.png', png(10, 10), 'pictures/socks.png'));
  expect(problems).toMatchObject([
    { weight: 'flaw', message: { id: 'problem-no-image' }, meant: 'pictures/sock.png' },
  ]);
  expect(pack?.cards[0]?.picture).toBeNull();
  expect(checkFiles(packWith('pictures/sock.png', null, '../sock.png')).problems).toMatchObject([
    { weight: 'flaw' },
  ]);
});
