/**
 * Builds the page's fonts: `node packages/web/scripts/fonts.ts`. Produces four faces with the letters of the page's
 * languages, without the glyphs and features that it never uses. Each is half the size of its source.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = join(import.meta.dirname, '..', 'src', 'theme', 'fonts');

/** The family's files, and the style of each face: `alegreya-sans`, `500-normal`. */
const FACES = [
  ['alegreya', '800-normal'],
  ['alegreya', '400-italic'],
  ['alegreya-sans', '500-normal'],
  ['alegreya-sans', '800-normal'],
] as const;

/**
 * Code points by part, the same as in the `unicode-range`s of `theme/fonts.css`. English needs no accented letters, so
 * these are a part of their own.
 */
const PARTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa7, 0xa7],
    [0xab, 0xab],
    [0xad, 0xad],
    [0xb7, 0xb7],
    [0xbb, 0xbb],
    [0xd7, 0xd7],
    [0x2010, 0x203a],
    [0x20ac, 0x20ac],
    [0x2116, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  'latin-more': [
    [0xa1, 0xa6],
    [0xa8, 0xaa],
    [0xac, 0xac],
    [0xae, 0xb6],
    [0xb8, 0xba],
    [0xbc, 0xd6],
    [0xd8, 0xff],
  ],
  cyrillic: [
    [0x401, 0x401],
    [0x410, 0x44f],
    [0x451, 0x451],
    [0x2116, 0x2116],
  ],
} as const;

/** The OpenType features the page needs: kerning, marks, lining figures, and localized forms. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum'];

function textOf(ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

mkdirSync(FOLDER, { recursive: true });
for (const [family, style] of FACES) {
  for (const [part, ranges] of Object.entries(PARTS)) {
    const name = `${family}-${part}-${style}.woff2`;
    const source = `${family}-${part === 'cyrillic' ? part : 'latin'}-${style}.woff2`;
    const whole = readFileSync(require.resolve(`@fontsource/${family}/files/${source}`));
    const subset = await subsetFont(whole, textOf(ranges), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    });
    writeFileSync(join(FOLDER, name), subset);
    process.stdout.write(`${name}: ${whole.length} → ${subset.length} bytes\n`);
  }
}
